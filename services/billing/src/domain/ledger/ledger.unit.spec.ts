import fc from 'fast-check';
import { addDays } from '@tokri/contracts/dates';
import { appendAll, firstDay, postings, selectStatement } from '../../testing/ledger.ts';
import { appendPosting, balancePaise, startOfLedger, type LedgerEntry } from './ledger-entry.ts';
import { receivablePaise, sumLines, toLedgerLines, type LedgerPosting } from './posting.ts';
import { countEntries } from './statement.ts';

/** fast-check prints the seed and the path of a failure. */
const runs = { seed: 19, numRuns: 500 };

const payment: LedgerPosting = {
  type: 'payment',
  source: 'payment:cod:7',
  documentDate: '2026-05-02',
  reference: 'T2611-7',
  orderId: 7,
  billId: 0,
  amountPaise: 40_000,
  through: 'cash',
};
const bill: LedgerPosting = {
  ...payment,
  type: 'bill',
  source: 'bill:3',
  amounts: {
    payablePaise: 51_000,
    cgstPaise: 1_115,
    sgstPaise: 1_115,
    igstPaise: 0,
    roundOffPaise: 20,
  },
};
const lines = (posting: LedgerPosting) =>
  Object.fromEntries(
    toLedgerLines(posting).map(({ account, amountPaise }) => [account, amountPaise]),
  );

describe('toLedgerLines', () => {
  it('debits the party with a bill and credits sales, taxes and round-off', () =>
    expect(lines(bill)).toEqual({
      receivable: 51_000,
      sales: -48_750,
      cgst: -1_115,
      sgst: -1_115,
      'round-off': -20,
    }));
  it('reverses a bill with a credit note', () =>
    expect(lines({ ...bill, type: 'credit-note' })).toEqual({
      receivable: -51_000,
      sales: 48_750,
      cgst: 1_115,
      sgst: 1_115,
      'round-off': 20,
    }));
  it.each([
    ['payment', { receivable: -40_000, cash: 40_000 }],
    ['refund', { receivable: 40_000, cash: -40_000 }],
  ] as const)('books a %s on the account that the money went through', (type, expected) =>
    expect(lines({ ...payment, type })).toEqual(expected),
  );
  it.each([12_300, -12_300])('books an adjustment of %i with its sign', (amountPaise) =>
    expect(
      lines({ ...payment, type: 'adjustment', amountPaise, cause: 'staff', reason: '', by: 1 }),
    ).toEqual({ receivable: amountPaise, adjustments: -amountPaise }),
  );
  it('rejects an amount that is not in whole paise', () =>
    expect(() => toLedgerLines({ ...payment, amountPaise: 0.5 })).toThrow(RangeError));
});

describe('appendPosting', () => {
  const first = appendPosting(5, startOfLedger, bill);
  it('numbers the entries and adds up what the party owes', () => {
    const second = appendPosting(5, first, payment);
    expect([first.seq, second.seq]).toEqual([1, 2]);
    expect([balancePaise(first), balancePaise(second)]).toEqual([51_000, 11_000]);
  });
  it('books an older document on the date of the last entry', () =>
    expect(appendPosting(5, first, { ...payment, documentDate: '2026-04-01' }).date).toBe(
      '2026-05-02',
    ));
});

const sumEntries = (entries: readonly LedgerEntry[]): number =>
  entries.reduce((sum, entry) => sum + receivablePaise(entry.lines), 0);
/** From the amounts of the documents alone. */
const owedPaise = (posting: LedgerPosting): number => {
  if ('amounts' in posting)
    return posting.type === 'credit-note'
      ? -posting.amounts.payablePaise
      : posting.amounts.payablePaise;
  return posting.type === 'payment' ? -posting.amountPaise : posting.amountPaise;
};
const offset = fc.integer({ min: -3, max: 44 });
const type = fc.constantFrom(
  null,
  'bill',
  'debit-note',
  'credit-note',
  'payment',
  'refund',
  'adjustment',
);

describe('the ledger of a party after any sequence of postings', () => {
  it('balances in every entry, and its balance is the sum of all entries', () => {
    fc.assert(
      fc.property(postings, (all) => {
        const entries = appendAll(5, all);
        for (const [index, entry] of entries.entries()) {
          expect(sumLines(entry.lines)).toBe(0);
          expect(balancePaise(entry)).toBe(sumEntries(entries.slice(0, index + 1)));
          expect(entry.seq).toBe(index + 1);
          expect(entry.date >= (entries[index - 1]?.date ?? '')).toBe(true);
          expect(entry.date >= entry.posting.documentDate).toBe(true);
        }
      }),
      runs,
    );
  });

  it('owes bills, debit notes and refunds less credit notes and payments, with adjustments', () => {
    fc.assert(
      fc.property(postings, (all) => {
        const last = appendAll(5, all).at(-1) ?? startOfLedger;
        expect(balancePaise(last)).toBe(all.reduce((sum, posting) => sum + owedPaise(posting), 0));
      }),
      runs,
    );
  });

  it('opens a span where the days before it end, whatever type is listed', () => {
    fc.assert(
      fc.property(postings, offset, fc.nat(45), type, (all, start, length, listedType) => {
        const entries = appendAll(5, all);
        const fromDate = addDays(firstDay, start);
        const span = { fromDate, toDate: addDays(fromDate, length), type: listedType };
        const statement = selectStatement(entries, span);
        const before = entries.filter(({ date }) => date < fromDate);
        const within = entries.filter(({ date }) => date >= fromDate && date <= span.toDate);
        expect(statement.openingPaise).toBe(sumEntries(before));
        expect(statement.closingPaise).toBe(sumEntries([...before, ...within]));
        expect(statement.openingPaise + statement.debitedPaise - statement.creditedPaise).toBe(
          statement.closingPaise,
        );
        expect(statement.entries).toEqual(
          within.filter(({ posting }) => listedType === null || posting.type === listedType),
        );
      }),
      runs,
    );
  });

  it('counts the entries of a span by their numbers', () => {
    const entries = appendAll(5, [bill, payment, { ...payment, source: 'other' }]);
    expect(countEntries({ lastBefore: entries[0] ?? null, lastWithin: entries[2] ?? null })).toBe(
      2,
    );
    expect(countEntries({ lastBefore: null, lastWithin: entries[1] ?? null })).toBe(2);
    expect(countEntries({ lastBefore: null, lastWithin: null })).toBe(0);
  });
});
