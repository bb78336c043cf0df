import fc from 'fast-check';
import { addDays } from '@tokri/contracts/dates';
import { appendPosting, startOfLedger, type LedgerEntry } from '../domain/ledger/ledger-entry.ts';
import { toStatement, type Statement, type StatementSpan } from '../domain/ledger/statement.ts';
import type { LedgerPosting } from '../domain/ledger/posting.ts';

export const firstDay = '2026-04-01';

const amountPaise = fc.integer({ min: 1, max: 50_000_000 });
const taxPaise = fc.integer({ min: 0, max: 900_000 });
const day = fc.integer({ min: 0, max: 40 });

type Content = Pick<LedgerPosting, 'type'> & Record<string, unknown>;

const content: fc.Arbitrary<Content> = fc.oneof(
  fc.record({
    type: fc.constantFrom('bill' as const, 'debit-note' as const, 'credit-note' as const),
    amounts: fc.record({
      payablePaise: fc.integer({ min: 2_000_000, max: 50_000_000 }),
      cgstPaise: taxPaise,
      sgstPaise: taxPaise,
      igstPaise: taxPaise,
      roundOffPaise: fc.integer({ min: -49, max: 50 }),
    }),
  }),
  fc.record({
    type: fc.constantFrom('payment' as const, 'refund' as const),
    amountPaise,
    through: fc.constantFrom('cash', 'bank', 'razorpay', 'stripe', 'former-books'),
  }),
  fc.record({
    type: fc.constant('adjustment' as const),
    amountPaise: fc.oneof(
      amountPaise,
      amountPaise.map((paise) => -paise),
    ),
    cause: fc.constant('staff'),
    reason: fc.constant('Broken crates'),
    by: fc.constant(1),
  }),
);

/** In any order of their dates. */
export const postings: fc.Arbitrary<readonly LedgerPosting[]> = fc
  .array(fc.tuple(content, day), { maxLength: 60 })
  .map((parts) =>
    parts.map(
      ([part, offset], index) =>
        ({
          ...part,
          source: `test:${index}`,
          documentDate: addDays(firstDay, offset),
          reference: `T${index}`,
          orderId: 0,
          billId: 0,
        }) as unknown as LedgerPosting,
    ),
  );

export const appendAll = (partyId: number, all: readonly LedgerPosting[]): readonly LedgerEntry[] =>
  all.reduce<readonly LedgerEntry[]>(
    (entries, posting) => [
      ...entries,
      appendPosting(partyId, entries.at(-1) ?? startOfLedger, posting),
    ],
    [],
  );

/** What a store must return for the entries of one party. */
export const selectStatement = (
  entries: readonly LedgerEntry[],
  { fromDate, toDate, type }: StatementSpan,
): Statement =>
  toStatement(
    {
      lastBefore: entries.findLast(({ date }) => date < fromDate) ?? null,
      lastWithin: entries.findLast(({ date }) => date <= toDate) ?? null,
    },
    entries.filter(
      ({ date, posting }) =>
        date >= fromDate && date <= toDate && (type === null || posting.type === type),
    ),
  );
