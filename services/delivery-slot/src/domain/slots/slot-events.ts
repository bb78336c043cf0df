import type { Language } from '@tokri/contracts/language';
import type { Hold } from '../holds/hold.ts';
import type { Slot } from './slot.ts';

type EventHold = Pick<Hold, 'holdId' | 'userId' | 'seq'>;

export type SlotEvent =
  | {
      readonly kind: 'held';
      readonly slot: Slot;
      readonly hold: EventHold & { readonly expiresAt: Date };
      /** The order that gave the hold back. */
      readonly afterOrderId?: number;
    }
  | {
      readonly kind: 'offered';
      readonly slot: Slot;
      readonly hold: EventHold & { readonly expiresAt: Date };
      readonly language: Language;
    }
  | {
      readonly kind: 'reserved-for-payment';
      readonly slot: Slot;
      readonly hold: EventHold;
      readonly orderId: number;
      readonly reservedUntil: Date;
    }
  | {
      readonly kind: 'booked';
      readonly slot: Slot;
      readonly hold: EventHold;
      readonly orderId: number;
    }
  | {
      readonly kind: 'rejected';
      readonly slot: Slot;
      readonly holdId: number;
      readonly orderId: number;
      readonly code: string;
    }
  | {
      readonly kind: 'released';
      readonly slot: Slot;
      readonly hold: EventHold;
      readonly orderId: number | null;
    }
  | { readonly kind: 'expired'; readonly slot: Slot; readonly hold: EventHold };
