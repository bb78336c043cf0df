import type { Hold } from '../../domain/holds/hold.ts';
import type { Slot } from '../../domain/slots/slot.ts';
import type { WaitlistEntry } from '../../domain/waitlist/waitlist.ts';

export interface SlotAggregate {
  readonly slot: Slot;
  readonly holds: readonly Hold[];
  readonly waitlist: readonly WaitlistEntry[];
  readonly rev: number;
}

export interface NewHold {
  readonly holdId: number;
  readonly userId: number;
  readonly holdKey: string;
  readonly items: number;
  readonly heldFor: Hold['heldFor'];
  readonly expiresAt: Date;
  readonly waitlistedAt?: Date;
}
