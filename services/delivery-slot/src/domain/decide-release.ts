import { ok, refusal, type Outcome } from '@tokri/contracts';
import { mayGo, type Hold } from './hold.ts';

export type ReleaseRefusal = 'not-found' | 'not-allowed' | 'already-booked';

/** Who asks, and who had the hold when it stands no more (null: it never was, or nobody remembers). */
export interface ReleaseWish {
  readonly userId: number;
  readonly formerHolder: number | null;
}

/** A customer lets go what they hold; a repeat is done already; what an order has goes with the order only. */
export const decideRelease = (
  hold: Hold | undefined,
  { userId, formerHolder }: ReleaseWish,
): Outcome<'let-go' | 'gone', ReleaseRefusal> => {
  const holder = hold ? hold.userId : formerHolder;
  if (holder === null) return refusal('not-found');
  if (holder !== userId) return refusal('not-allowed');
  if (!hold) return ok('gone');
  return mayGo(hold, 'release') ? ok('let-go') : refusal('already-booked');
};
