import { hourMs } from '@tokri/contracts/dates';
import { comparisonStart } from '../daily-comparison/comparison-start.ts';
import type { LedgerEntry } from './ledger-entry.ts';
import { receivablePaise, sumLines, toLedgerLines, type LedgerPosting } from './posting.ts';

export interface LedgerDifference {
  readonly partyId: number;
  /** The posting, or `entry:<number>` for an entry that does not balance or has wrong sums. */
  readonly source: string;
  readonly ledgerPaise: number;
  readonly documentPaise: number;
}

export interface LedgerComparison {
  readonly comparedAt: Date;
  readonly parties: number;
  /** Absolute differences of all parties, also those that are not listed. */
  readonly differencePaise: number;
  /** At most 100. */
  readonly differences: readonly LedgerDifference[];
}

const maxListed = 100;

export const sumDifferences = (differences: readonly LedgerDifference[]): number =>
  differences.reduce(
    (sum, { ledgerPaise, documentPaise }) => sum + Math.abs(ledgerPaise - documentPaise),
    0,
  );

export const toLedgerComparison = (
  differences: readonly LedgerDifference[],
  { comparedAt, parties }: Pick<LedgerComparison, 'comparedAt' | 'parties'>,
): LedgerComparison => ({
  comparedAt,
  parties,
  differencePaise: sumDifferences(differences),
  differences: differences.slice(0, maxListed),
});

/** Checks the ledger of one party against itself, entry by entry, oldest first. */
const createSumChecker = (partyId: number) => {
  let balancePaise = 0;
  let seq = 0;
  return (entry: LedgerEntry): readonly LedgerDifference[] => {
    seq += 1;
    balancePaise += receivablePaise(entry.lines);
    const storedPaise = entry.debitedPaise - entry.creditedPaise;
    const source = `entry:${entry.seq}`;
    const unbalancedPaise = sumLines(entry.lines);
    const sums = { partyId, source, ledgerPaise: storedPaise, documentPaise: balancePaise };
    const lines = { partyId, source, ledgerPaise: unbalancedPaise, documentPaise: 0 };
    // Later entries are compared with this one, so one fault is reported as one difference.
    balancePaise = storedPaise;
    const isRight = storedPaise === sums.documentPaise && entry.seq === seq;
    return [...(isRight ? [] : [sums]), ...(unbalancedPaise === 0 ? [] : [lines])];
  };
};

/** What differs between the ledger of a party and what its documents and payments post. */
export const compareLedger = async (
  partyId: number,
  entries: AsyncIterable<LedgerEntry>,
  postings: readonly LedgerPosting[],
): Promise<readonly LedgerDifference[]> => {
  const expected = new Map(
    postings.map((posting) => [posting.source, receivablePaise(toLedgerLines(posting))]),
  );
  const checkSums = createSumChecker(partyId);
  const differences: LedgerDifference[] = [];
  for await (const entry of entries) {
    const { source } = entry.posting;
    const ledgerPaise = receivablePaise(entry.lines);
    const documentPaise = expected.get(source) ?? 0;
    expected.delete(source);
    if (ledgerPaise !== documentPaise)
      differences.push({ partyId, source, ledgerPaise, documentPaise });
    differences.push(...checkSums(entry));
  }
  for (const [source, documentPaise] of expected)
    if (documentPaise !== 0) differences.push({ partyId, source, ledgerPaise: 0, documentPaise });
  return differences;
};

/** Once a night from 3 am in India, and every hour while something differs. */
export const isLedgerComparisonDue = (last: LedgerComparison | null, now: Date): boolean => {
  if (last && last.differencePaise > 0 && now.getTime() - last.comparedAt.getTime() >= hourMs)
    return true;
  const start = comparisonStart(now);
  return now >= start && (last === null || last.comparedAt < start);
};
