import { err, ok, type Result } from '@tokri/contracts/result';
import {
  openDifferences,
  type Acknowledgement,
  type DailyComparison,
} from '../../domain/daily-comparison/daily-comparison.ts';
import type { CompareDayDeps } from './compare-day.ts';

/** Idempotent: the first note of a difference stays. */
export const acknowledgeDifference = async (
  { comparisons, clock }: Pick<CompareDayDeps, 'comparisons' | 'clock'>,
  {
    provider,
    date,
    ...acknowledgement
  }: Pick<DailyComparison, 'provider' | 'date'> & Omit<Acknowledgement, 'at'>,
): Promise<Result<DailyComparison, 'unknown-difference'>> => {
  const comparison = await comparisons.find(provider, date);
  const isKnown = comparison?.books?.differences.some(
    ({ id }) => id === acknowledgement.differenceId,
  );
  if (!comparison || !isKnown) return err('unknown-difference');
  if (openDifferences(comparison).some(({ id }) => id === acknowledgement.differenceId))
    await comparisons.acknowledge(provider, date, { ...acknowledgement, at: clock() });
  return ok((await comparisons.find(provider, date)) ?? comparison);
};
