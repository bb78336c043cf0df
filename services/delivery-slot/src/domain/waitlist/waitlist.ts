import { type Language } from '@tokri/contracts/language';
import { err, ok, type Result } from '@tokri/contracts/result';
import { type PincodeRange } from '@tokri/contracts/slots';
import { hasNoOpenHold, findOfferedHold, servesPincode } from '../holds/decide-hold.ts';
import type { Hold } from '../holds/hold.ts';
import {
  hasItemCapacity,
  findOfferBlocker,
  findWaitlistBlocker,
  type SlotRequirements,
  type UnavailableReason,
} from '../slots/slot-closing-rules.ts';
import { availableCapacity, remainingCapacity, type Slot } from '../slots/slot.ts';

/** One who waits for a place in a full slot. */
export interface WaitlistEntry {
  readonly userId: number;
  /** Pieces in the cart, for slots that are limited in pieces. */
  readonly items: number;
  readonly joinedAt: Date;
  /** That they joined the line in: an offered place is told in it. */
  readonly language: Language;
}

/** People that wait for one slot at most: more could not hope for a place. */
export const maxWaitlistLength = 100;
/** Slots that one customer may wait for at once. */
export const maxWaitlistsPerCustomer = 3;

/** A slot with its holds and its line, the first in line first. */
export interface SlotWithWaitlist {
  readonly slot: Slot;
  readonly holds: readonly Hold[];
  readonly waitlist: readonly WaitlistEntry[];
}

export interface WaitlistRequest extends SlotRequirements {
  readonly userId: number;
  readonly pincode: string | null;
  /** Slots that this customer waits for already. */
  readonly joinedWaitlists: number;
}

export type JoinWaitlistError =
  | `slot-${UnavailableReason}`
  | 'slot-not-full'
  | 'slot-not-served'
  | 'slot-already-held'
  | 'waiting-list-full'
  | 'too-many-waits';

/** From 1; 0 for who does not wait. */
export const waitlistPosition = (line: readonly WaitlistEntry[], userId: number): number =>
  line.findIndex((entry) => entry.userId === userId) + 1;

/** A place that anybody can have is held, not waited for. */
export const canBeHeldNow = (slot: Slot, items: number): boolean =>
  availableCapacity(slot) >= 1 && hasItemCapacity(slot, items);

/** Whether somebody may wait. Who waits already stays where they are. */
export const decideJoinWaitlist = (
  {
    slot,
    holds,
    waitlist,
    ranges,
  }: SlotWithWaitlist & { readonly ranges: readonly PincodeRange[] },
  request: WaitlistRequest,
): Result<'join' | 'already-joined', JoinWaitlistError> => {
  if (waitlistPosition(waitlist, request.userId) > 0) return ok('already-joined');
  if (!servesPincode(ranges, request.pincode)) return err('slot-not-served');
  if (!hasNoOpenHold(holds, request.userId) || findOfferedHold(holds, request.userId))
    return err('slot-already-held');
  const reason = findWaitlistBlocker(slot, request);
  if (reason) return err(`slot-${reason}` as const);
  if (canBeHeldNow(slot, request.itemCount)) return err('slot-not-full');
  // One waits for a place. Where places are free and only the pieces do not fit, the line would shut out everybody whose pieces do.
  if (availableCapacity(slot) >= 1) return err('slot-item-capacity');
  if (request.joinedWaitlists >= maxWaitlistsPerCustomer) return err('too-many-waits');
  return waitlist.length >= maxWaitlistLength ? err('waiting-list-full') : ok('join');
};

/** Who gets the place that came free: the first in line whose pieces fit; null while there is none, or nobody can have it. */
export const nextEligibleEntry = (
  { slot, holds, waitlist }: SlotWithWaitlist,
  now: Date,
): WaitlistEntry | null => {
  if (remainingCapacity(slot) < 1 || findOfferBlocker(slot, now) !== null) return null;
  return (
    waitlist.find(
      ({ userId, items }) => hasItemCapacity(slot, items) && hasNoOpenHold(holds, userId),
    ) ?? null
  );
};

/** Who leaves the line because a place is free that nobody in it can have: else it would stay empty for all. The first, so that those who came later may still be served. */
export const findBlockingEntry = (queue: SlotWithWaitlist, now: Date): WaitlistEntry | null =>
  remainingCapacity(queue.slot) >= 1 &&
  findOfferBlocker(queue.slot, now) === null &&
  nextEligibleEntry(queue, now) === null
    ? (queue.waitlist[0] ?? null)
    : null;

/** A line that nobody can come to the end of: the slot takes no orders any more. */
export const isWaitlistExpired = (
  { slot, waitlist }: Pick<SlotWithWaitlist, 'slot' | 'waitlist'>,
  now: Date,
): boolean => {
  const reason = findOfferBlocker(slot, now);
  return waitlist.length > 0 && (reason === 'past' || reason === 'cut-off');
};

/** An order, as far as it says what its customer waits for no more. */
export interface PlacedOrderRef {
  readonly userId: number;
  readonly companyId: number;
  readonly placedAt: Date;
}

/** What a customer stops waiting for in one slot. */
export type EndedWaitlistEntry =
  { readonly kind: 'waitlist' } | { readonly kind: 'offer'; readonly hold: Hold };

/**
 * What an order ends in a slot of its company, on whatever day: one waits with the cart that one wants delivered, so all that its customer waited for before
 * they placed it was for this one. Who joined a line afterwards waits with the next cart; what they hold themselves, for this order or another, is never let go.
 */
export const findEntryEndedByOrder = (
  { slot, holds, waitlist }: SlotWithWaitlist,
  { userId, companyId, placedAt }: PlacedOrderRef,
): EndedWaitlistEntry | null => {
  if (slot.companyId !== companyId) return null;
  const isBefore = (since: Date | undefined): boolean =>
    since === undefined || since.getTime() <= placedAt.getTime();
  const hold = findOfferedHold(holds, userId);
  if (hold) return isBefore(hold.waitlistedAt) ? { kind: 'offer', hold } : null;
  const entry = waitlist.find((one) => one.userId === userId);
  return entry && isBefore(entry.joinedAt) ? { kind: 'waitlist' } : null;
};
