import type { Hold } from '../../domain/hold.ts';
import type { Slot } from '../../domain/slot.ts';
import type { HeldSlot } from './held-slot.ts';

/** What an order does to places; each write once per event. */
export interface OrderPlaces {
  /** Books for an order of so many pieces. */
  book(
    slot: Slot,
    hold: Hold,
    by: { orderId: number; eventId: string; items: number },
  ): Promise<boolean>;
  /** Keeps the place for an order's payment. */
  keep(
    slot: Slot,
    hold: Hold,
    by: { orderId: number; eventId: string; items: number; keptUntil: Date },
  ): Promise<boolean>;
  /** A place for an order that had let its own go: the same guard as of a hold, booked at once. */
  takeAnew(
    slot: Slot,
    by: { orderId: number; holdId: number; userId: number; items: number; eventId: string },
  ): Promise<boolean>;
  refuse(
    held: HeldSlot,
    refusal: { orderId: number; holdId: number; code: string; eventId: string },
  ): Promise<boolean>;
  freeForOrder(slot: Slot, hold: Hold, by: { orderId: number; eventId: string }): Promise<boolean>;
}
