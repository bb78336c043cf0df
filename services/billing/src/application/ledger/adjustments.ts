import { ProblemError } from '@tokri/contracts/problems';
import { err, ok, type Result } from '@tokri/contracts/result';
import type { Clock } from '@tokri/service-kit/use-case';
import {
  decideAdjustment,
  isSameAdjustment,
  requestAdjustment,
  type Adjustment,
} from '../../domain/ledger/adjustment.ts';
import type { BuyerDirectory } from '../ports/buyers.ts';
import type { AdjustmentStore } from '../ports/adjustments.ts';

export interface AdjustmentDeps {
  readonly adjustments: AdjustmentStore;
  readonly buyers: BuyerDirectory;
  readonly approvalAbovePaise: number;
  readonly clock: Clock;
}

type AdjustmentRequest = Pick<
  Adjustment,
  'requestId' | 'partyId' | 'amountPaise' | 'reason' | 'by'
>;

export const postAdjustment = async (
  { adjustments, buyers, approvalAbovePaise, clock }: AdjustmentDeps,
  request: AdjustmentRequest,
): Promise<Result<Adjustment, 'adjustment-differs'>> => {
  if (!(await buyers.findParty(request.partyId))) throw new ProblemError('not-known-yet');
  const requested = requestAdjustment({ ...request, at: clock() }, { approvalAbovePaise });
  const stored = await adjustments.insertOrFind(requested);
  return isSameAdjustment(stored, requested) ? ok(stored) : err('adjustment-differs');
};

export const decideOnAdjustment = async (
  { adjustments, clock }: Pick<AdjustmentDeps, 'adjustments' | 'clock'>,
  {
    requestId,
    ...choice
  }: { readonly requestId: string; readonly by: number; readonly isApproved: boolean },
): Promise<Result<Adjustment, 'unknown-adjustment' | 'own-adjustment' | 'already-decided'>> => {
  const stored = await adjustments.find(requestId);
  if (!stored) return err('unknown-adjustment');
  const decided = decideAdjustment(stored, { ...choice, at: clock() });
  if (!decided.ok || decided.value === stored) return decided;
  // Of two decisions at once the first stands.
  return (await adjustments.saveDecision(decided.value)) ? decided : err('already-decided');
};
