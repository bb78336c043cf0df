import type { Language } from '@tokri/contracts';
import type { Hold } from '../../domain/hold.ts';
import type { Slot } from '../../domain/slot.ts';
import type { Waiter } from '../../domain/waiting-list.ts';
import type { HeldSlot, NewHold } from './held-slot.ts';

export interface LineReads {
  /** Slots in whose line a customer stands. */
  waitedForBy(userId: number): Promise<readonly HeldSlot[]>;
  /** Slots in which a place is offered to a customer. */
  offeredTo(userId: number): Promise<readonly HeldSlot[]>;
  /** Ids of slots in which somebody may wait. */
  withLines(afterSlotId: number, limit: number): Promise<readonly number[]>;
}

export interface LineWrites {
  /** The slot with the new one at the end of its line, or null when they may not stand there. */
  join(slotId: number, waiter: Waiter): Promise<HeldSlot | null>;
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
  noteLineEnded(held: HeldSlot, line: { readonly isHopeless: boolean }): Promise<void>;
}
