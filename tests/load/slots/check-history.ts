import { expectInvariantsHold } from '../../resilience/checker/expect-invariants-hold.ts';
import type { CallRecord } from '../../support/load-generator/call-record.ts';
import type { Figure } from '../report.ts';

export const checkHistory = async (
  calls: readonly CallRecord[],
  label = `history of ${calls.length} calls, checked at every version`,
): Promise<Figure> => ({
  label,
  value: await expectInvariantsHold([], calls).then(
    () => 'every invariant holds',
    (error: unknown) => String(error),
  ),
});
