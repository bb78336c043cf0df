import type { Language } from '@tokri/contracts/language';
import type { Hold } from '../../domain/holds/hold.ts';
import type { Slot } from '../../domain/slots/slot.ts';
import type { WaitlistEntry } from '../../domain/waitlist/waitlist.ts';
import type { SlotAggregate, NewHold } from './slot-aggregate.ts';

export interface WaitlistReader {
  findWaitlistedBy(userId: number): Promise<readonly SlotAggregate[]>;
  findOfferedTo(userId: number): Promise<readonly SlotAggregate[]>;
  findWithWaitlist(afterSlotId: number, limit: number): Promise<readonly number[]>;
}

export interface WaitlistWriter {
  join(slotId: number, entry: WaitlistEntry): Promise<SlotAggregate | null>;
  leave(slotId: number, userId: number): Promise<boolean>;
  offer(slot: Slot, hold: NewHold, language: Language): Promise<boolean>;
  accept(
    slot: Slot,
    offered: Hold,
    request: Pick<NewHold, 'holdKey' | 'items' | 'heldFor' | 'expiresAt'>,
  ): Promise<Hold | null>;
  closeWaitlist(aggregate: SlotAggregate, status: { readonly isExpired: boolean }): Promise<void>;
}
