import type { Fates } from '../../domain/claims.ts';
import type { Hold } from '../../domain/hold.ts';
import type { Slot } from '../../domain/slot.ts';
import type { HeldSlot, NewHold } from './held-slot.ts';

export interface HoldReads {
  /** The slot in whose document a hold stands. */
  byHold(holdId: number): Promise<HeldSlot | null>;
  /** Who had a hold that is gone, or null. */
  formerHolder(holdId: number): Promise<number | null>;
  /** Slots in which a customer holds a place. */
  heldBy(userId: number): Promise<readonly HeldSlot[]>;
  /** What became of holds that a customer asked for: those that they hold and no order has, and those that ended or are booked. */
  fatesOfHolds(userId: number, holdIds: readonly number[]): Promise<Fates>;
  /** Ids of slots that may have expired holds. */
  withExpiredHolds(now: Date, limit: number): Promise<readonly number[]>;
}

/** A customer's own hold, from the free place to the place let go (reliability.md 5.1). */
export interface HoldWrites {
  nextHoldId(): Promise<number>;
  /** The write that decides: `free ≥ 1`, not closed, no hold of this customer here. Null when the guard did not hold. */
  hold(slot: Slot, hold: NewHold): Promise<Hold | null>;
  extend(slot: Slot, hold: Hold): Promise<Hold | null>;
  release(slot: Slot, hold: Hold): Promise<boolean>;
  expire(slot: Slot, hold: Hold, now: Date): Promise<boolean>;
  noteNextExpiry(held: HeldSlot): Promise<void>;
}
