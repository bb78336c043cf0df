import { type Language } from '@tokri/contracts/language';
import { err, ok, type Result } from '@tokri/contracts/result';
import { type PincodeRange } from '@tokri/contracts/slots';
import { hasNoOpenHold, findOfferedHold, servesPincode } from '../holds/decide-hold.ts';
import type { Hold } from '../holds/hold.ts';
import {
  hasPieceCapacity,
  findOfferBlocker,
  findWaitlistBlocker,
  type SlotRequirements,
  type UnavailableReason,
} from '../slots/slot-availability.ts';
import { availableCapacity, remainingCapacity, type Slot } from '../slots/slot.ts';

export interface WaitlistEntry {
  readonly userId: number;
  readonly items: number;
  readonly joinedAt: Date;
  readonly language: Language;
}

export const maxWaitlistLength = 100;
export const maxWaitlistsPerCustomer = 3;

export interface SlotWithWaitlist {
  readonly slot: Slot;
  readonly holds: readonly Hold[];
  readonly waitlist: readonly WaitlistEntry[];
}

export interface WaitlistRequest extends SlotRequirements {
  readonly userId: number;
  readonly pincode: string | null;
  readonly joinedWaitlists: number;
}

export type JoinWaitlistError =
  | `slot-${UnavailableReason}`
  | 'slot-not-full'
  | 'slot-not-served'
  | 'slot-already-held'
  | 'waiting-list-full'
  | 'too-many-waits';

export const waitlistPosition = (waitlist: readonly WaitlistEntry[], userId: number): number =>
  waitlist.findIndex((entry) => entry.userId === userId) + 1;

export const canBeHeldNow = (slot: Slot, items: number): boolean =>
  availableCapacity(slot) >= 1 && hasPieceCapacity(slot, items);

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
  // If units are free and only the items do not fit, a waitlist would block customers with smaller
  // carts.
  if (availableCapacity(slot) >= 1) return err('slot-item-capacity');
  if (request.joinedWaitlists >= maxWaitlistsPerCustomer) return err('too-many-waits');
  return waitlist.length >= maxWaitlistLength ? err('waiting-list-full') : ok('join');
};

export const nextEligibleEntry = (
  { slot, holds, waitlist }: SlotWithWaitlist,
  now: Date,
): WaitlistEntry | null => {
  if (remainingCapacity(slot) < 1 || findOfferBlocker(slot, now) !== null) return null;
  return (
    waitlist.find(
      ({ userId, items }) => hasPieceCapacity(slot, items) && hasNoOpenHold(holds, userId),
    ) ?? null
  );
};

/** When no entry fits a free unit, the first one is removed, or the unit would stay unused. */
export const findBlockingEntry = (aggregate: SlotWithWaitlist, now: Date): WaitlistEntry | null =>
  remainingCapacity(aggregate.slot) >= 1 &&
  findOfferBlocker(aggregate.slot, now) === null &&
  nextEligibleEntry(aggregate, now) === null
    ? (aggregate.waitlist[0] ?? null)
    : null;

export const isWaitlistExpired = (
  { slot, waitlist }: Pick<SlotWithWaitlist, 'slot' | 'waitlist'>,
  now: Date,
): boolean => {
  const reason = findOfferBlocker(slot, now);
  return waitlist.length > 0 && (reason === 'past' || reason === 'cut-off');
};

export interface ConfirmedOrderRef {
  readonly userId: number;
  /** Null when the event does not name it. */
  readonly companyId: number | null;
  readonly placedAt: Date;
}

export type EndedWaitlistEntry =
  { readonly kind: 'waitlist' } | { readonly kind: 'offer'; readonly hold: Hold };

/**
 * A confirmed order ends all entries its customer made before placing it, because they were for the same
 * cart. Later entries and own holds stay.
 */
export const findEntryEndedByOrder = (
  { slot, holds, waitlist }: SlotWithWaitlist,
  { userId, companyId, placedAt }: ConfirmedOrderRef,
): EndedWaitlistEntry | null => {
  if (companyId !== null && slot.companyId !== companyId) return null;
  const isBeforeOrder = (since: Date | undefined): boolean =>
    since === undefined || since.getTime() <= placedAt.getTime();
  const hold = findOfferedHold(holds, userId);
  if (hold) return isBeforeOrder(hold.waitlistedAt) ? { kind: 'offer', hold } : null;
  const entry = waitlist.find((candidate) => candidate.userId === userId);
  return entry && isBeforeOrder(entry.joinedAt) ? { kind: 'waitlist' } : null;
};
