import type { Hold } from '../../domain/holds/hold.ts';
import type { Slot } from '../../domain/slots/slot.ts';
import type { SlotAggregate } from './slot-aggregate.ts';

/** Each write returns true when it happened, now or for an earlier delivery of the same event. */
export interface BookingWriter {
  book(
    slot: Slot,
    hold: Hold,
    order: { orderId: number; eventId: string; items: number },
  ): Promise<boolean>;
  reserveForPayment(
    slot: Slot,
    hold: Hold,
    order: { orderId: number; eventId: string; items: number; reservedUntil: Date },
  ): Promise<boolean>;
  rebook(
    slot: Slot,
    order: { orderId: number; holdId: number; userId: number; items: number; eventId: string },
  ): Promise<boolean>;
  rejectBooking(
    aggregate: SlotAggregate,
    rejection: { orderId: number; holdId: number; code: string; eventId: string },
  ): Promise<boolean>;
  releaseForOrder(
    slot: Slot,
    hold: Hold,
    order: { orderId: number; eventId: string },
  ): Promise<boolean>;
  /** Without an event id when another event shows that the order has ended. */
  returnHold(
    slot: Slot,
    hold: Hold,
    order: { orderId: number; expiresAt: Date; eventId?: string },
  ): Promise<boolean>;
  /** A late `order.placed` of this order will not book the hold. */
  recordEndedOrder(
    slot: Slot,
    hold: Hold,
    order: { orderId: number; eventId: string },
  ): Promise<boolean>;
}
