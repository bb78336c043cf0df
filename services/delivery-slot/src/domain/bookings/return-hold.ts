import { maxOrdersPerHold } from '@tokri/contracts/slots';
import { hasNoOpenHold } from '../holds/decide-hold.ts';
import { returnedHoldMs, type Hold } from '../holds/hold.ts';

const hasOtherOpenHold = (holds: readonly Hold[], { holdId, userId }: Hold): boolean =>
  !hasNoOpenHold(
    holds.filter((other) => other.holdId !== holdId),
    userId,
  );

/** Keeps what was left of the hold when that is longer. */
export const returnedHoldExpiry = ({ state, heldUntil, expiresAt }: Hold, now: Date): Date => {
  const endOfHold = heldUntil ?? (state === 'reserved' ? now : expiresAt);
  return new Date(Math.max(endOfHold.getTime(), now.getTime() + returnedHoldMs));
};

export const canReturnHold = (holds: readonly Hold[], hold: Hold, orderId: number): boolean =>
  new Set([...hold.endedOrderIds, orderId]).size < maxOrdersPerHold &&
  !hasOtherOpenHold(holds, hold);
