import {
  ok,
  refusal,
  type Language,
  type Outcome,
  type PincodeRange,
} from '@tokri/contracts';
import { holdsNothingHere, offeredTo, servesPlace } from './decide-hold.ts';
import type { Hold } from './hold.ts';
import {
  hasRoomForPieces,
  offerRefusal,
  waitRefusal,
  type Ask,
  type SlotReason,
} from './slot-rules.ts';
import { placesLeft, placesToGive, type Slot } from './slot.ts';

/** One who waits for a place in a full slot. */
export interface Waiter {
  readonly userId: number;
  /** Pieces in the cart, for slots that are limited in pieces. */
  readonly items: number;
  readonly since: Date;
  /** That they joined the line in: an offered place is told in it. */
  readonly language: Language;
}

/** People that wait for one slot at most: more could not hope for a place. */
export const waitersMax = 100;
/** Slots that one customer may wait for at once. */
export const waitsMax = 3;

/** A slot with its holds and its line, the first in line first. */
export interface Queue {
  readonly slot: Slot;
  readonly holds: readonly Hold[];
  readonly line: readonly Waiter[];
}

export interface WaitWish extends Ask {
  readonly userId: number;
  readonly pincode: string | null;
  /** Slots that this customer waits for already. */
  readonly waits: number;
}

export type WaitRefusal =
  | `slot-${SlotReason}`
  | 'slot-not-full'
  | 'slot-not-served'
  | 'slot-already-held'
  | 'waiting-list-full'
  | 'too-many-waits';

/** From 1; 0 for who does not wait. */
export const positionOf = (line: readonly Waiter[], userId: number): number =>
  line.findIndex((waiter) => waiter.userId === userId) + 1;

/** A place that anybody can have is held, not waited for. */
export const hasRoomFor = (slot: Slot, items: number): boolean =>
  placesLeft(slot) >= 1 && hasRoomForPieces(slot, items);

/** Whether somebody may wait. Who waits already stays where they are. */
export const decideWait = (
  { slot, holds, line, ranges }: Queue & { readonly ranges: readonly PincodeRange[] },
  wish: WaitWish,
): Outcome<'join' | 'waits', WaitRefusal> => {
  if (positionOf(line, wish.userId) > 0) return ok('waits');
  if (!servesPlace(ranges, wish.pincode)) return refusal('slot-not-served');
  if (!holdsNothingHere(holds, wish.userId) || offeredTo(holds, wish.userId))
    return refusal('slot-already-held');
  const reason = waitRefusal(slot, wish);
  if (reason) return refusal(`slot-${reason}` as const);
  if (hasRoomFor(slot, wish.itemCount)) return refusal('slot-not-full');
  // One waits for a place. Where places are free and only the pieces do not fit, the line would shut out everybody whose pieces do.
  if (placesLeft(slot) >= 1) return refusal('slot-item-capacity');
  if (wish.waits >= waitsMax) return refusal('too-many-waits');
  return line.length >= waitersMax ? refusal('waiting-list-full') : ok('join');
};

/** Who gets the place that came free: the first in line whose pieces fit; null while there is none, or nobody can have it. */
export const nextInLine = ({ slot, holds, line }: Queue, now: Date): Waiter | null => {
  if (placesToGive(slot) < 1 || offerRefusal(slot, now) !== null) return null;
  return (
    line.find(
      ({ userId, items }) => hasRoomForPieces(slot, items) && holdsNothingHere(holds, userId),
    ) ?? null
  );
};

/** Who leaves the line because a place is free that nobody in it can have: else it would stay empty for all. The first, so that those who came later may still be served. */
export const standsInTheWay = (queue: Queue, now: Date): Waiter | null =>
  placesToGive(queue.slot) >= 1 &&
  offerRefusal(queue.slot, now) === null &&
  nextInLine(queue, now) === null
    ? (queue.line[0] ?? null)
    : null;

/** A line that nobody can come to the end of: the slot takes no orders any more. */
export const isHopeless = ({ slot, line }: Pick<Queue, 'slot' | 'line'>, now: Date): boolean => {
  const reason = offerRefusal(slot, now);
  return line.length > 0 && (reason === 'past' || reason === 'cut-off');
};

/** An order, as far as it says what its customer waits for no more. */
export interface OrderedCart {
  readonly userId: number;
  readonly companyId: number;
  readonly placedAt: Date;
}

/** What a customer stops waiting for in one slot. */
export type EndedWait = { readonly kind: 'line' } | { readonly kind: 'offer'; readonly hold: Hold };

/**
 * What an order ends in a slot of its company, on whatever day: one waits with the cart that one wants delivered, so all that its customer waited for before
 * they placed it was for this one. Who joined a line afterwards waits with the next cart; what they hold themselves, for this order or another, is never let go.
 */
export const endedByOrder = (
  { slot, holds, line }: Queue,
  { userId, companyId, placedAt }: OrderedCart,
): EndedWait | null => {
  if (slot.companyId !== companyId) return null;
  const isBefore = (since: Date | undefined): boolean =>
    since === undefined || since.getTime() <= placedAt.getTime();
  const hold = offeredTo(holds, userId);
  if (hold) return isBefore(hold.waitedSince) ? { kind: 'offer', hold } : null;
  const waiter = line.find((one) => one.userId === userId);
  return waiter && isBefore(waiter.since) ? { kind: 'line' } : null;
};
