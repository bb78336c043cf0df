import type { ResourceStatuses } from '../../domain/holds/quota.ts';
import type { Hold } from '../../domain/holds/hold.ts';
import type { Slot } from '../../domain/slots/slot.ts';
import type { SlotAggregate, NewHold } from './slot-aggregate.ts';

export interface HoldReader {
  /** The slot in whose document a hold stands. */
  findByHold(holdId: number): Promise<SlotAggregate | null>;
  /** Who had a hold that is gone, or null. */
  findFormerHolder(holdId: number): Promise<number | null>;
  /** Slots in which a customer holds a place. */
  findHeldBy(userId: number): Promise<readonly SlotAggregate[]>;
  /** What became of holds that a customer asked for: those that they hold and no order has, and those that ended or are booked. */
  findHoldStatuses(userId: number, holdIds: readonly number[]): Promise<ResourceStatuses>;
  /** Ids of slots that may have expired holds. */
  findWithExpiredHolds(now: Date, limit: number): Promise<readonly number[]>;
}

/** A customer's own hold, from the free place to the place let go (reliability.md 5.1). */
export interface HoldWriter {
  nextHoldId(): Promise<number>;
  /** The write that decides: `free ≥ 1`, not closed, no hold of this customer here. Null when the guard did not hold. */
  hold(slot: Slot, hold: NewHold): Promise<Hold | null>;
  extend(slot: Slot, hold: Hold): Promise<Hold | null>;
  release(slot: Slot, hold: Hold): Promise<boolean>;
  expire(slot: Slot, hold: Hold, now: Date): Promise<boolean>;
  updateNextExpiry(aggregate: SlotAggregate): Promise<void>;
}
