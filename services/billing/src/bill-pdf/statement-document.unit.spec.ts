import type { LedgerEntryResponse } from '@tokri/contracts/api';
import type { PrintedStatement } from '../application/ports/printed-documents.ts';
import { toStatementDocument } from './statement-document.ts';

const entry: LedgerEntryResponse = {
  Number: 1,
  Date: '2026-11-20',
  Type: 'bill',
  Reference: 'TI/26-27/0000001',
  DocumentDate: '2026-11-18',
  TransactionId: 42,
  BillId: 9,
  Debit: 123_456.5,
  Credit: 0,
  Balance: 122_956.5,
  Through: '',
  Cause: '',
  Reason: '',
  StaffId: 0,
};
const printed: PrintedStatement = {
  supplier: { name: 'Tokri', address: 'Bengaluru', gstin: '29AABCT1234F1ZM' },
  party: { name: 'Annapurna Caterers', address: 'Sarjapur', gstin: '29AAKFA4321L1ZB' },
  ledger: {
    PartyId: 5,
    FromDate: '2026-11-01',
    ToDate: '2026-11-30',
    OpeningBalance: -500,
    TotalDebit: 123_456.5,
    TotalCredit: 0,
    ClosingBalance: 122_956.5,
    EntryCount: 1,
    Entries: [entry],
  },
};
const text = (statement: PrintedStatement): string =>
  JSON.stringify(toStatementDocument(statement).content);

describe('statement of account', () => {
  it('shows both businesses, the entries in lakhs, and the balances around them', () => {
    const content = text(printed);
    for (const part of [
      'Annapurna Caterers',
      'GSTIN 29AAKFA4321L1ZB',
      'Bill TI/26-27/0000001, of 18',
      '1,23,456.50',
      'Opening balance',
      '1,22,956.50 is due to us.',
    ])
      expect(content).toContain(part);
  });
  it.each([
    [0, 'Nothing is due.'],
    [-500, '500.00 is paid in advance.'],
  ])('with a closing balance of %d says: %s', (ClosingBalance, expected) =>
    expect(text({ ...printed, ledger: { ...printed.ledger, ClosingBalance } })).toContain(expected),
  );
});
