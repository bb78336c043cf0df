import type { Model } from 'mongoose';
import type { BookingWriter } from '../../application/ports/bookings.ts';
import type { SlotDocument } from '../slots/slot-model.ts';
import type { WriteSlot } from '../slots/write-slot.ts';
import {
  bookUpdate,
  rebookedHoldSeq,
  rebookUpdate,
  releaseForOrderUpdate,
  reserveForPaymentUpdate,
} from './booking-updates.ts';

export const createBookingWriter = (
  model: Model<SlotDocument>,
  writeSlot: WriteSlot,
): BookingWriter => ({
  book: async (slot, hold, { orderId, eventId, items }) =>
    (await writeSlot(
      bookUpdate(slot, hold, { orderId, items }),
      { kind: 'booked', slot, hold, orderId },
      eventId,
    )) !== null,
  reserveForPayment: async (slot, hold, { orderId, eventId, items, reservedUntil }) =>
    (await writeSlot(
      reserveForPaymentUpdate(slot, hold, { orderId, items, reservedUntil }),
      { kind: 'reserved-for-payment', slot, hold, orderId, reservedUntil },
      eventId,
    )) !== null,
  rebook: async (slot, { eventId, ...order }) => {
    const { holdId, userId, orderId } = order;
    const hold = { holdId, userId, seq: rebookedHoldSeq };
    const event = { kind: 'booked' as const, slot, hold, orderId };
    return (await writeSlot(rebookUpdate(slot, order), event, eventId)) !== null;
  },
  rejectBooking: async ({ slot, rev }, { orderId, holdId, code, eventId }) => {
    const event = { kind: 'rejected' as const, slot, holdId, orderId, code };
    if (await writeSlot({ id: slot.slotId, rev }, event, eventId)) return true;
    // Already processed: the booking was rejected then. Otherwise the caller retries.
    const processed = await model
      .findOne({ _id: slot.slotId, inbox: eventId })
      .select({ _id: 1 })
      .lean();
    return processed !== null;
  },
  releaseForOrder: async (slot, hold, { orderId, eventId }) =>
    (await writeSlot(
      releaseForOrderUpdate(slot, hold, orderId),
      { kind: 'released', slot, hold, orderId },
      eventId,
    )) !== null,
});
