import type { Language } from '@tokri/contracts';
import type { Hold } from './hold.ts';
import type { Slot } from './slot.ts';

type Held = Pick<Hold, 'holdId' | 'userId' | 'step'>;

/** What happened to a place, in the words of the business; messaging turns each into the event that others read. */
export type SlotFact =
  | {
      readonly kind: 'held';
      readonly slot: Slot;
      readonly hold: Held & { readonly expiresAt: Date };
    }
  | {
      readonly kind: 'offered';
      readonly slot: Slot;
      readonly hold: Held & { readonly expiresAt: Date };
      readonly language: Language;
    }
  | {
      readonly kind: 'kept';
      readonly slot: Slot;
      readonly hold: Held;
      readonly orderId: number;
      readonly keptUntil: Date;
    }
  | { readonly kind: 'booked'; readonly slot: Slot; readonly hold: Held; readonly orderId: number }
  | {
      readonly kind: 'refused';
      readonly slot: Slot;
      readonly holdId: number;
      readonly orderId: number;
      readonly code: string;
    }
  | {
      readonly kind: 'released';
      readonly slot: Slot;
      readonly hold: Held;
      readonly orderId: number | null;
    }
  | { readonly kind: 'expired'; readonly slot: Slot; readonly hold: Held };
