import {
  covers,
  ok,
  refusal,
  type Outcome,
  type PincodeRange,
  type QuoteClaims,
} from '@tokri/contracts';
import { mayGo, type Hold } from './hold.ts';
import { acceptRefusal, holdRefusal, type Ask, type SlotReason } from './slot-rules.ts';
import { withoutHold, type Slot } from './slot.ts';

/** Who wants a place, for what. */
export interface HoldWish extends Ask {
  readonly userId: number;
  /** Names the wish: the same key is the same hold. */
  readonly holdKey: string;
  readonly isExtending: boolean;
  /** Where it is delivered; null while the customer has not said. */
  readonly pincode: string | null;
}

/** The slot as it stands, with its holds and what its group serves. */
export interface Place {
  readonly slot: Slot;
  readonly holds: readonly Hold[];
  readonly ranges: readonly PincodeRange[];
}

export type HoldStep =
  | { readonly kind: 'stands'; readonly hold: Hold }
  | { readonly kind: 'extend'; readonly hold: Hold }
  | { readonly kind: 'accept'; readonly hold: Hold }
  | { readonly kind: 'take' };
export type HoldRefusal =
  | `slot-${SlotReason}`
  | 'slot-not-served'
  | 'slot-already-held'
  | 'hold-expired'
  | 'too-many-holds'
  | 'quote-invalid'
  | 'quote-expired';

/** A quote is worth something to the user it was given to only. */
export const quoteIsOfHolder = (quote: Pick<QuoteClaims, 'userId'>, userId: number): boolean =>
  quote.userId === userId;

/** The hold that the same key made. */
export const holdOfKey = (
  holds: readonly Hold[],
  { userId, holdKey }: Pick<HoldWish, 'userId' | 'holdKey'>,
): Hold | undefined => holds.find((hold) => hold.userId === userId && hold.holdKey === holdKey);

/** A group delivers to its own pincodes only. */
export const servesPlace = (ranges: readonly PincodeRange[], pincode: string | null): boolean =>
  pincode !== null && covers(ranges, pincode);

/** One open hold a customer and slot, also while its order waits for payment; a booked order does not block the next (architecture.md 5). */
export const holdsNothingHere = (holds: readonly Hold[], userId: number): boolean =>
  !holds.some((hold) => hold.userId === userId && hold.state !== 'B');

/** Nobody hoards; a move holds the new place before the old one is let go, so it may have one more. */
export const holdsMax = ({
  openHoldsMax,
  isMoving,
}: {
  openHoldsMax: number;
  isMoving: boolean;
}): number => openHoldsMax + (isMoving ? 1 : 0);

/** Whether a move lets go a hold that its customer has and can let go; only then may they have one more meanwhile. */
export const makesRoom = (
  holds: readonly Hold[],
  { userId, replaces }: { readonly userId: number; readonly replaces: number },
): boolean =>
  holds.some((hold) => hold.holdId === replaces && hold.userId === userId && hold.state === 'H');

/** Extended once; a repeat, and an order's place, stand as they are. */
export const mayExtend = (hold: Hold): boolean => hold.state === 'H' && !hold.extended;

/** The place that is offered to a customer of the waiting list. */
export const offeredTo = (holds: readonly Hold[], userId: number): Hold | undefined =>
  holds.find((hold) => hold.userId === userId && mayGo(hold, 'accept'));

/** Whether a wish may have its place, and by which step. The order of the rules is the order in which reasons are told. */
export const decideHold = (
  { slot, holds, ranges }: Place,
  wish: HoldWish,
): Outcome<HoldStep, HoldRefusal> => {
  const known = holdOfKey(holds, wish);
  if (known)
    return ok(
      wish.isExtending && mayExtend(known)
        ? { kind: 'extend', hold: known }
        : { kind: 'stands', hold: known },
    );
  if (wish.isExtending) return refusal('hold-expired');
  if (!servesPlace(ranges, wish.pincode)) return refusal('slot-not-served');
  const offered = offeredTo(holds, wish.userId);
  if (!offered && !holdsNothingHere(holds, wish.userId)) return refusal('slot-already-held');
  const reason = offered
    ? acceptRefusal(withoutHold(slot, offered), wish)
    : holdRefusal(slot, wish);
  if (reason) return refusal(`slot-${reason}` as const);
  return ok(offered ? { kind: 'accept', hold: offered } : { kind: 'take' });
};

const withoutAlternatives: readonly HoldRefusal[] = [
  'slot-not-served',
  'slot-already-held',
  'hold-expired',
  'too-many-holds',
  'quote-invalid',
  'quote-expired',
];

/** Another slot may do where this one cannot; it would not where the customer or the quote is the reason. */
export const anotherSlotMayDo = (code: HoldRefusal): boolean => !withoutAlternatives.includes(code);
