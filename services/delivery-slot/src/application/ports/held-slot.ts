import type { Hold } from '../../domain/hold.ts';
import type { Slot } from '../../domain/slot.ts';
import type { Waiter } from '../../domain/waiting-list.ts';

/** A slot with the holds and the waiting list that stand in its document. */
export interface HeldSlot {
  readonly slot: Slot;
  readonly holds: readonly Hold[];
  readonly line: readonly Waiter[];
  readonly rev: number;
}

export interface NewHold {
  readonly holdId: number;
  readonly userId: number;
  readonly holdKey: string;
  readonly items: number;
  readonly heldFor: Hold['heldFor'];
  readonly expiresAt: Date;
  readonly waitedSince?: Date;
}
