import type { Language } from '@tokri/contracts/language';
import type { Hold } from '../../domain/holds/hold.ts';
import type { Slot } from '../../domain/slots/slot.ts';
import type { WaitlistEntry } from '../../domain/waitlist/waitlist.ts';
import type { SlotAggregate, NewHold } from './slot-aggregate.ts';

export interface WaitlistReader {
  /** Slots in whose line a customer stands. */
  findWaitlistedBy(userId: number): Promise<readonly SlotAggregate[]>;
  /** Slots in which a place is offered to a customer. */
  findOfferedTo(userId: number): Promise<readonly SlotAggregate[]>;
  /** Ids of slots in which somebody may wait. */
  findWithWaitlist(afterSlotId: number, limit: number): Promise<readonly number[]>;
}

export interface WaitlistWriter {
  /** The slot with the new one at the end of its line, or null when they may not stand there. */
  join(slotId: number, waiter: WaitlistEntry): Promise<SlotAggregate | null>;
  leave(slotId: number, userId: number): Promise<boolean>;
  /** A free place for one of the line, who leaves it and is told in their language. */
  offer(slot: Slot, hold: NewHold, language: Language): Promise<boolean>;
  /** The offered place becomes a hold of the customer's own. */
  accept(
    slot: Slot,
    offered: Hold,
    by: Pick<NewHold, 'holdKey' | 'items' | 'heldFor' | 'expiresAt'>,
  ): Promise<Hold | null>;
  /** Nobody waits in this slot any more; a hopeless line is sent home first. */
  closeWaitlist(aggregate: SlotAggregate, status: { readonly isExpired: boolean }): Promise<void>;
}
