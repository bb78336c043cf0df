import { type QuoteClaims } from '@tokri/contracts/pricing';
import { err, ok, type Result } from '@tokri/contracts/result';
import { isPincodeServed, type PincodeRange } from '@tokri/contracts/slots';
import { hasHoldKey } from './decide-release.ts';
import { canHoldTransition, type Hold, type HoldTransition } from './hold.ts';
import {
  findOfferAcceptBlocker,
  findHoldBlocker,
  type SlotRequirements,
  type UnavailableReason,
} from '../slots/slot-availability.ts';
import { withoutHold, type Slot } from '../slots/slot.ts';

export interface HoldRequest extends SlotRequirements {
  readonly userId: number;
  readonly holdKey: string;
  readonly isExtending: boolean;
  readonly isTakingOver: boolean;
  readonly pincode: string | null;
}

export interface SlotContext {
  readonly slot: Slot;
  readonly holds: readonly Hold[];
  readonly ranges: readonly PincodeRange[];
}

export type HoldDecision =
  | { readonly kind: 'unchanged'; readonly hold: Hold }
  | { readonly kind: 'extend'; readonly hold: Hold }
  | { readonly kind: 'take-over'; readonly hold: Hold }
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

export const isQuoteOwner = (quote: Pick<QuoteClaims, 'userId'>, userId: number): boolean =>
  quote.userId === userId;

export const findHoldByKey = (
  holds: readonly Hold[],
  { userId, holdKey }: Pick<HoldRequest, 'userId' | 'holdKey'>,
): Hold | undefined => holds.find((hold) => hold.userId === userId && hold.holdKey === holdKey);

/** True until `order.rejected` of an order that the customer knows to be rejected has arrived. */
export const mayComeBack = (
  holds: readonly Hold[],
  { userId, isTakingOver }: Pick<HoldRequest, 'userId' | 'isTakingOver'>,
): boolean =>
  isTakingOver &&
  !findHoldOf(holds, userId, 'take-over') &&
  findHoldOf(holds, userId, 'return') !== undefined;

export const servesPincode = (ranges: readonly PincodeRange[], pincode: string | null): boolean =>
  pincode !== null && isPincodeServed(ranges, pincode);

export const hasNoOpenHold = (holds: readonly Hold[], userId: number): boolean =>
  !holds.some((hold) => hold.userId === userId && hold.state !== 'booked');

/** A move takes the new unit before it releases the old one, so it may exceed the limit by one. */
export const holdLimit = ({
  maxOpenHolds,
  isMove,
}: {
  maxOpenHolds: number;
  isMove: boolean;
}): number => maxOpenHolds + (isMove ? 1 : 0);

export const canReplaceHold = (
  holds: readonly Hold[],
  {
    userId,
    replaces,
    replacesKey,
  }: {
    readonly userId: number;
    readonly replaces: number;
    readonly replacesKey: string | undefined;
  },
): boolean =>
  holds.some(
    (hold) =>
      hold.holdId === replaces &&
      hold.userId === userId &&
      hold.state === 'held' &&
      hasHoldKey(hold, replacesKey),
  );

const findHoldOf = (holds: readonly Hold[], userId: number, transition: HoldTransition) =>
  holds.find((hold) => hold.userId === userId && canHoldTransition(hold, transition));

export const canExtend = (hold: Hold): boolean => hold.state === 'held' && !hold.isExtended;

export const findOfferedHold = (holds: readonly Hold[], userId: number): Hold | undefined =>
  findHoldOf(holds, userId, 'accept');

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
  const own = request.isTakingOver && findHoldOf(holds, request.userId, 'take-over');
  if (own) return ok({ kind: 'take-over', hold: own });
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

export const shouldSuggestAlternatives = (code: HoldSlotError): boolean =>
  !errorsWithoutAlternatives.includes(code);
