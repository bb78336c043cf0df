import { err, ok, type Result } from '@tokri/contracts/result';
import { canHoldTransition, type Hold } from './hold.ts';

export type ReleaseHoldError = 'not-found' | 'not-allowed' | 'already-booked' | 'hold-taken-over';

export interface ReleaseRequest {
  readonly userId: number;
  readonly formerHolder: number | null;
  readonly holdKey: string | undefined;
}

/** Clients from before take-over send no key: they may release what nobody took over. */
export const hasHoldKey = (
  hold: Pick<Hold, 'holdKey' | 'isTakenOver'>,
  holdKey: string | undefined,
): boolean => (holdKey === undefined ? !hold.isTakenOver : hold.holdKey === holdKey);

export const decideRelease = (
  hold: Hold | undefined,
  { userId, formerHolder, holdKey }: ReleaseRequest,
): Result<'released' | 'already-released', ReleaseHoldError> => {
  const holder = hold ? hold.userId : formerHolder;
  if (holder === null) return err('not-found');
  if (holder !== userId) return err('not-allowed');
  if (!hold) return ok('already-released');
  if (!canHoldTransition(hold, 'release')) return err('already-booked');
  return hasHoldKey(hold, holdKey) ? ok('released') : err('hold-taken-over');
};
