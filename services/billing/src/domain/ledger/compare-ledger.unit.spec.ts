import fc from 'fast-check';
import { appendAll, postings } from '../../testing/ledger.ts';
import {
  compareLedger,
  isLedgerComparisonDue,
  toLedgerComparison,
  type LedgerComparison,
} from './compare-ledger.ts';
import type { LedgerEntry } from './ledger-entry.ts';
import type { LedgerPosting } from './posting.ts';

async function* stream(entries: readonly LedgerEntry[]): AsyncGenerator<LedgerEntry> {
  yield* entries;
}
const compare = (entries: readonly LedgerEntry[], documents: readonly LedgerPosting[]) =>
  compareLedger(5, stream(entries), documents);
const build = (source: string, amountPaise: number): LedgerPosting => ({
  type: 'payment',
  source,
  documentDate: '2026-11-20',
  reference: '',
  orderId: 0,
  billId: 0,
  amountPaise,
  through: 'cash',
});
const documents = [build('a', 500), build('b', 700), build('c', 900)];
const entries = appendAll(5, documents);
const at = (index: number): LedgerEntry => entries[index] as LedgerEntry;

describe('compareLedger', () => {
  it('finds nothing when every document is posted, whatever they are', async () => {
    await fc.assert(
      fc.asyncProperty(postings, async (all) => {
        expect(await compare(appendAll(5, all), all)).toEqual([]);
      }),
      { seed: 19, numRuns: 200 },
    );
  });

  it('finds a document that is not posted', async () =>
    expect(await compare(entries, [...documents, build('d', 1)])).toEqual([
      { partyId: 5, source: 'd', ledgerPaise: 0, documentPaise: -1 },
    ]));

  it('finds an entry without a document', async () =>
    expect(await compare(entries, documents.slice(0, 2))).toEqual([
      { partyId: 5, source: 'c', ledgerPaise: -900, documentPaise: 0 },
    ]));

  it('finds a document that is one paisa off', async () =>
    expect(await compare(entries, [build('a', 501), ...documents.slice(1)])).toEqual([
      { partyId: 5, source: 'a', ledgerPaise: -500, documentPaise: -501 },
    ]));

  it('finds a running sum that was changed, once', async () =>
    expect(
      await compare(
        [at(0), { ...at(1), creditedPaise: 1_201 }, { ...at(2), creditedPaise: 2_101 }],
        documents,
      ),
    ).toEqual([{ partyId: 5, source: 'entry:2', ledgerPaise: -1_201, documentPaise: -1_200 }]));

  it('finds lines that do not balance', async () =>
    expect(
      await compare(
        [{ ...at(0), lines: [{ account: 'receivable', amountPaise: -500 }] }, at(1), at(2)],
        documents,
      ),
    ).toEqual([{ partyId: 5, source: 'entry:1', ledgerPaise: -500, documentPaise: 0 }]));
});

describe('toLedgerComparison', () => {
  it('adds up all differences and lists the first hundred', () => {
    const differences = Array.from({ length: 101 }, (_, index) => ({
      partyId: 5,
      source: `s${index}`,
      ledgerPaise: index % 2,
      documentPaise: 1 - (index % 2),
    }));
    const comparison = toLedgerComparison(differences, { comparedAt: new Date(0), parties: 1 });
    expect(comparison.differencePaise).toBe(101);
    expect(comparison.differences).toHaveLength(100);
  });
});

describe('isLedgerComparisonDue', () => {
  const comparedAt = (time: string, differencePaise = 0): LedgerComparison => ({
    comparedAt: new Date(`${time}+05:30`),
    parties: 1,
    differencePaise,
    differences: [],
  });
  it.each([
    ['never before', null, '2026-11-20T03:00:00', true],
    ['never before, at night', null, '2026-11-20T02:59:00', false],
    ['last night', comparedAt('2026-11-19T03:05:00'), '2026-11-20T03:00:00', true],
    ['last night, before 3 am', comparedAt('2026-11-19T03:05:00'), '2026-11-20T02:59:00', false],
    ['today', comparedAt('2026-11-20T03:05:00'), '2026-11-20T23:00:00', false],
    [
      'an hour ago with a difference',
      comparedAt('2026-11-20T03:05:00', 1),
      '2026-11-20T04:05:00',
      true,
    ],
    [
      'minutes ago with a difference',
      comparedAt('2026-11-20T03:05:00', 1),
      '2026-11-20T03:20:00',
      false,
    ],
  ] as const)('after a comparison %s', (_what, last, now, expected) =>
    expect(isLedgerComparisonDue(last, new Date(`${now}+05:30`))).toBe(expected),
  );
});
