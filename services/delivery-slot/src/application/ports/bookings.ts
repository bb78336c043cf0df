import type { Hold } from '../../domain/holds/hold.ts';
import type { Slot } from '../../domain/slots/slot.ts';
import type { SlotAggregate } from './slot-aggregate.ts';

/** What an order does to places; each write once per event. */
export interface BookingWriter {
  /** Books for an order of so many pieces. */
  book(
    slot: Slot,
    hold: Hold,
    by: { orderId: number; eventId: string; items: number },
  ): Promise<boolean>;
  /** Keeps the place for an order's payment. */
  reserveForPayment(
    slot: Slot,
    hold: Hold,
    by: { orderId: number; eventId: string; items: number; reservedUntil: Date },
  ): Promise<boolean>;
  /** A place for an order that had let its own go: the same guard as of a hold, booked at once. */
  rebook(
    slot: Slot,
    by: { orderId: number; holdId: number; userId: number; items: number; eventId: string },
  ): Promise<boolean>;
  rejectBooking(
    aggregate: SlotAggregate,
    rejection: { orderId: number; holdId: number; code: string; eventId: string },
  ): Promise<boolean>;
  releaseForOrder(
    slot: Slot,
    hold: Hold,
    by: { orderId: number; eventId: string },
  ): Promise<boolean>;
}
