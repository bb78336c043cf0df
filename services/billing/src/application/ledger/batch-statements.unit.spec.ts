import type { Statement, StatementSpan } from '../../domain/ledger/statement.ts';
import { findStatements, type BatchStatementsDeps } from './batch-statements.ts';

const span: StatementSpan = { fromDate: '2026-11-01', toDate: '2026-11-30', type: null };
const noEntries: Statement = {
  openingPaise: 0,
  debitedPaise: 0,
  creditedPaise: 0,
  closingPaise: 0,
  entries: [],
};
const accounts: Readonly<
  Record<number, { readonly closingPaise: number; readonly total: number }>
> = {
  1: { closingPaise: 0, total: 0 },
  2: { closingPaise: 5_00, total: 0 },
  3: { closingPaise: 0, total: 4 },
  4: { closingPaise: -7_00, total: 0 },
};
const names = ['', 'Unused', 'Nair Stores', 'Annapurna', 'Bharat Hotel'];
const deps: BatchStatementsDeps = {
  buyers: {
    listParties: () =>
      Promise.resolve(
        [1, 2, 3, 4].map((partyId) => ({ partyId, name: names[partyId] ?? '', gstin: '' })),
      ),
  },
  ledger: {
    readStatement: (partyId) => {
      const { closingPaise = 0, total = 0 } = accounts[partyId] ?? {};
      return Promise.resolve({ statement: { ...noEntries, closingPaise }, total });
    },
  },
};

describe('findStatements', () => {
  it('lists by name the parties with an entry, a debt or an amount in advance', async () =>
    expect(await findStatements(deps, span, null)).toEqual([
      { partyId: 3, name: 'Annapurna', entryCount: 4 },
      { partyId: 4, name: 'Bharat Hotel', entryCount: 0 },
      { partyId: 2, name: 'Nair Stores', entryCount: 0 },
    ]));

  it('lists of the chosen parties those that have one', async () =>
    expect((await findStatements(deps, span, [1, 2, 99])).map(({ partyId }) => partyId)).toEqual([
      2,
    ]));

  it('refuses more days than a report has', async () =>
    expect(findStatements(deps, { ...span, fromDate: '2025-01-01' }, null)).rejects.toMatchObject({
      code: 'bad-input',
      errors: [{ field: 'ToDate' }],
    }));
});
