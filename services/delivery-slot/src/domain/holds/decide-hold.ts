import { type QuoteClaims } from '@tokri/contracts/pricing';
import { err, ok, type Result } from '@tokri/contracts/result';
import { isPincodeServed, type PincodeRange } from '@tokri/contracts/slots';
import { canTransition, type Hold } from './hold.ts';
import {
  findOfferAcceptBlocker,
  findHoldBlocker,
  type SlotRequirements,
  type UnavailableReason,
} from '../slots/slot-closing-rules.ts';
import { withoutHold, type Slot } from '../slots/slot.ts';

/** Who wants a place, for what. */
export interface HoldRequest extends SlotRequirements {
  readonly userId: number;
  /** Names the wish: the same key is the same hold. */
  readonly holdKey: string;
  readonly isExtending: boolean;
  /** Where it is delivered; null while the customer has not said. */
  readonly pincode: string | null;
}

/** The slot as it stands, with its holds and what its group serves. */
export interface SlotContext {
  readonly slot: Slot;
  readonly holds: readonly Hold[];
  readonly ranges: readonly PincodeRange[];
}

export type HoldDecision =
  | { readonly kind: 'unchanged'; readonly hold: Hold }
  | { readonly kind: 'extend'; readonly hold: Hold }
  | { readonly kind: 'accept'; readonly hold: Hold }
  | { readonly kind: 'create' };
export type HoldSlotError =
  | `slot-${UnavailableReason}`
  | 'slot-not-served'
  | 'slot-already-held'
  | 'hold-expired'
  | 'too-many-holds'
  | 'quote-invalid'
  | 'quote-expired';

/** A quote is worth something to the user it was given to only. */
export const isQuoteOwner = (quote: Pick<QuoteClaims, 'userId'>, userId: number): boolean =>
  quote.userId === userId;

/** The hold that the same key made. */
export const findHoldByKey = (
  holds: readonly Hold[],
  { userId, holdKey }: Pick<HoldRequest, 'userId' | 'holdKey'>,
): Hold | undefined => holds.find((hold) => hold.userId === userId && hold.holdKey === holdKey);

/** A group delivers to its own pincodes only. */
export const servesPincode = (ranges: readonly PincodeRange[], pincode: string | null): boolean =>
  pincode !== null && isPincodeServed(ranges, pincode);

/** One open hold a customer and slot, also while its order waits for payment; a booked order does not block the next (architecture.md 5). */
export const hasNoOpenHold = (holds: readonly Hold[], userId: number): boolean =>
  !holds.some((hold) => hold.userId === userId && hold.state !== 'B');

/** Nobody hoards; a move holds the new place before the old one is let go, so it may have one more. */
export const holdLimit = ({
  maxOpenHolds,
  isMove,
}: {
  maxOpenHolds: number;
  isMove: boolean;
}): number => maxOpenHolds + (isMove ? 1 : 0);

/** Whether a move lets go a hold that its customer has and can let go; only then may they have one more meanwhile. */
export const canReplaceHold = (
  holds: readonly Hold[],
  { userId, replaces }: { readonly userId: number; readonly replaces: number },
): boolean =>
  holds.some((hold) => hold.holdId === replaces && hold.userId === userId && hold.state === 'H');

/** Extended once; a repeat, and an order's place, stand as they are. */
export const canExtend = (hold: Hold): boolean => hold.state === 'H' && !hold.isExtended;

/** The place that is offered to a customer of the waiting list. */
export const findOfferedHold = (holds: readonly Hold[], userId: number): Hold | undefined =>
  holds.find((hold) => hold.userId === userId && canTransition(hold, 'accept'));

/** Whether a wish may have its place, and by which step. The order of the rules is the order in which reasons are told. */
export const decideHold = (
  { slot, holds, ranges }: SlotContext,
  request: HoldRequest,
): Result<HoldDecision, HoldSlotError> => {
  const existing = findHoldByKey(holds, request);
  if (existing)
    return ok(
      request.isExtending && canExtend(existing)
        ? { kind: 'extend', hold: existing }
        : { kind: 'unchanged', hold: existing },
    );
  if (request.isExtending) return err('hold-expired');
  if (!servesPincode(ranges, request.pincode)) return err('slot-not-served');
  const offered = findOfferedHold(holds, request.userId);
  if (!offered && !hasNoOpenHold(holds, request.userId)) return err('slot-already-held');
  const reason = offered
    ? findOfferAcceptBlocker(withoutHold(slot, offered), request)
    : findHoldBlocker(slot, request);
  if (reason) return err(`slot-${reason}` as const);
  return ok(offered ? { kind: 'accept', hold: offered } : { kind: 'create' });
};

const errorsWithoutAlternatives: readonly HoldSlotError[] = [
  'slot-not-served',
  'slot-already-held',
  'hold-expired',
  'too-many-holds',
  'quote-invalid',
  'quote-expired',
];

/** Another slot may do where this one cannot; it would not where the customer or the quote is the reason. */
export const shouldSuggestAlternatives = (code: HoldSlotError): boolean =>
  !errorsWithoutAlternatives.includes(code);
