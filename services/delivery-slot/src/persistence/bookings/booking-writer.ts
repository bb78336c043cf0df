import type { ConditionalUpdate } from '@tokri/service-kit/mongo';
import type { Model } from 'mongoose';
import type { BookingWriter } from '../../application/ports/bookings.ts';
import type { SlotEvent } from '../../domain/slots/slot-events.ts';
import type { SlotDocument } from '../slots/slot-model.ts';
import type { WriteSlot } from '../slots/write-slot.ts';
import {
  bookUpdate,
  rebookedHoldSeq,
  rebookUpdate,
  releaseForOrderUpdate,
  reserveForPaymentUpdate,
} from './booking-updates.ts';
import { recordEndedOrderUpdate, returnHoldUpdate } from './returned-hold-updates.ts';

const createWriteOnce =
  (model: Model<SlotDocument>, writeSlot: WriteSlot) =>
  async (
    update: ConditionalUpdate,
    event: SlotEvent | null,
    appliedEventId?: string,
  ): Promise<boolean> => {
    if (await writeSlot(update, event, appliedEventId)) return true;
    if (appliedEventId === undefined) return false;
    const applied = await model
      .findOne({ _id: Number(update.id), inbox: appliedEventId })
      .select({ _id: 1 })
      .lean();
    return applied !== null;
  };

export const createBookingWriter = (
  model: Model<SlotDocument>,
  writeSlot: WriteSlot,
): BookingWriter => {
  const writeOnce = createWriteOnce(model, writeSlot);
  return {
    book: (slot, hold, { orderId, eventId, items }) =>
      writeOnce(
        bookUpdate(slot, hold, { orderId, items }),
        { kind: 'booked', slot, hold, orderId },
        eventId,
      ),
    reserveForPayment: (slot, hold, { orderId, eventId, items, reservedUntil }) =>
      writeOnce(
        reserveForPaymentUpdate(slot, hold, { orderId, items, reservedUntil }),
        { kind: 'reserved-for-payment', slot, hold, orderId, reservedUntil },
        eventId,
      ),
    rebook: (slot, { eventId, ...order }) => {
      const { holdId, userId, orderId } = order;
      const hold = { holdId, userId, seq: rebookedHoldSeq };
      return writeOnce(rebookUpdate(slot, order), { kind: 'booked', slot, hold, orderId }, eventId);
    },
    rejectBooking: ({ slot, rev }, { orderId, holdId, code, eventId }) =>
      writeOnce(
        { id: slot.slotId, rev },
        { kind: 'rejected', slot, holdId, orderId, code },
        eventId,
      ),
    releaseForOrder: (slot, hold, { orderId, eventId }) =>
      writeOnce(
        releaseForOrderUpdate(slot, hold, orderId),
        { kind: 'released', slot, hold, orderId },
        eventId,
      ),
    returnHold: (slot, hold, { orderId, expiresAt, eventId }) =>
      writeOnce(
        returnHoldUpdate(slot, hold, { orderId, expiresAt }),
        {
          kind: 'held',
          slot,
          hold: { ...hold, seq: hold.seq + 1, expiresAt },
          afterOrderId: orderId,
        },
        eventId,
      ),
    recordEndedOrder: (slot, hold, { orderId, eventId }) =>
      writeOnce(recordEndedOrderUpdate(slot, hold, orderId), null, eventId),
  };
};
