import { err, ok, type Result } from '@tokri/contracts/result';
import { canHoldTransition, type Hold } from './hold.ts';

export type ReleaseHoldError = 'not-found' | 'not-allowed' | 'already-booked';

export interface ReleaseRequest {
  readonly userId: number;
  readonly formerHolder: number | null;
}

export const decideRelease = (
  hold: Hold | undefined,
  { userId, formerHolder }: ReleaseRequest,
): Result<'released' | 'already-released', ReleaseHoldError> => {
  const holder = hold ? hold.userId : formerHolder;
  if (holder === null) return err('not-found');
  if (holder !== userId) return err('not-allowed');
  if (!hold) return ok('already-released');
  return canHoldTransition(hold, 'release') ? ok('released') : err('already-booked');
};
