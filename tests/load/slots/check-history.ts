import { expectInvariantsHold } from '../../resilience/checker/expect-invariants-hold.ts';
import type { CallRecord } from '../../support/load-generator/call-record.ts';
import type { Figure } from '../report.ts';

export const checkHistory = async (calls: readonly CallRecord[]): Promise<Figure> => ({
  label: `history of ${calls.length} calls, checked at every version`,
  value: await expectInvariantsHold([], calls).then(
    () => 'every invariant holds',
    (error: unknown) => String(error),
  ),
});
