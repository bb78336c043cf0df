import type { SignedInUser } from '../../support/api/sign-in.ts';
import type { RandomInt } from '../../support/load-generator/open-model.ts';
import { expectInvariantsHold } from '../checker/expect-invariants-hold.ts';
import { expectSoldOut } from '../../support/load-generator/peak-load-summary.ts';
import {
  runPeakLoad,
  type PeakLoadResult,
  type PeakLoadOptions,
} from '../../support/load-generator/peak-load.ts';

export interface ExperimentContext {
  readonly staff: SignedInUser;
  readonly random: RandomInt;
  readonly arrivalsPerSecond: number;
  readonly customers?: number | undefined;
}

export type PeakExperiment = (context: ExperimentContext) => Promise<readonly string[]>;

export const defaultCapacity = 20;

export const runVerifiedPeakLoad = async (
  { customers = 1_000, ...context }: ExperimentContext,
  options: Pick<PeakLoadOptions, 'origins' | 'faults'> & Partial<PeakLoadOptions>,
): Promise<PeakLoadResult> => {
  const result = await runPeakLoad({
    ...context,
    customers,
    capacity: defaultCapacity,
    ...options,
  });
  expectSoldOut(result, Math.min(customers, options.capacity ?? defaultCapacity));
  await expectInvariantsHold([], result.calls);
  return result;
};
