import { err, ok, type Result } from '@tokri/contracts/result';
import { shopDate } from '@tokri/contracts/dates';
import type { LedgerPosting } from './posting.ts';

export interface Adjustment {
  /** Chosen by the caller, so that a repeated request adjusts once. */
  readonly requestId: string;
  readonly partyId: number;
  /** Above 0, the party owes more. */
  readonly amountPaise: number;
  readonly reason: string;
  readonly by: number;
  readonly at: Date;
  /** Only an approved one is in the ledger. */
  readonly state: 'waiting' | 'approved' | 'declined';
  /** Null while it waits, and for one that needed nobody else. */
  readonly decision: { readonly by: number; readonly at: Date } | null;
}

type RequestedAdjustment = Omit<Adjustment, 'state' | 'decision'>;

/** Above the limit, a second member of staff decides. */
export const requestAdjustment = (
  request: RequestedAdjustment,
  { approvalAbovePaise }: { readonly approvalAbovePaise: number },
): Adjustment => ({
  ...request,
  state: Math.abs(request.amountPaise) > approvalAbovePaise ? 'waiting' : 'approved',
  decision: null,
});

export const isSameAdjustment = (a: RequestedAdjustment, b: RequestedAdjustment): boolean =>
  a.partyId === b.partyId &&
  a.amountPaise === b.amountPaise &&
  a.reason === b.reason &&
  a.by === b.by;

/** The same decision again changes nothing. */
export const decideAdjustment = (
  adjustment: Adjustment,
  { by, at, isApproved }: { readonly by: number; readonly at: Date; readonly isApproved: boolean },
): Result<Adjustment, 'own-adjustment' | 'already-decided'> => {
  const state = isApproved ? 'approved' : 'declined';
  if (adjustment.state !== 'waiting')
    return adjustment.decision?.by === by && adjustment.state === state
      ? ok(adjustment)
      : err('already-decided');
  if (by === adjustment.by) return err('own-adjustment');
  return ok({ ...adjustment, state, decision: { by, at } });
};

export const toAdjustmentPostings = (adjustment: Adjustment): readonly LedgerPosting[] =>
  adjustment.state === 'approved'
    ? [
        {
          type: 'adjustment',
          source: `adjustment:${adjustment.requestId}`,
          documentDate: shopDate(adjustment.decision?.at ?? adjustment.at),
          reference: '',
          orderId: 0,
          billId: 0,
          amountPaise: adjustment.amountPaise,
          cause: 'staff',
          reason: adjustment.reason,
          by: adjustment.by,
        },
      ]
    : [];
