import {
  type ConditionalUpdate,
  conditionalUpdate,
  createIdAllocator,
  insertAggregate,
} from '@tokri/service-kit/mongo';
import type { OutboxEntry } from '@tokri/service-kit/outbox';
import type { Connection, Model } from 'mongoose';
import type { SlotStore } from '../../application/ports/slots.ts';
import type { SlotEvent } from '../../domain/slots/slot-events.ts';
import { type Slot, slotKey } from '../../domain/slots/slot.ts';
import {
  bookUpdate,
  rebookedHoldSeq,
  rebookUpdate,
  releaseForOrderUpdate,
  reserveForPaymentUpdate,
} from '../bookings/booking-updates.ts';
import { nextExpiryUpdate } from '../holds/hold-expiry.ts';
import { expireUpdate, extendUpdate, holdUpdate, releaseUpdate } from '../holds/hold-updates.ts';
import {
  acceptOfferUpdate,
  emptyWaitlistUpdate,
  expireWaitlistUpdate,
  joinUpdate,
  leaveUpdate,
  offerUpdate,
} from '../waitlist/waitlist-updates.ts';
import { newSlotDocument, type SlotDocument, toHold } from './slot-model.ts';
import { createSlotReader, toSlotAggregateOrNull } from './slot-reader.ts';
import { closedByStaffUpdate, dayClosureUpdate, slotUpdate } from './slot-updates.ts';

export interface SlotRepositoryDeps {
  readonly connection: Connection;
  readonly model: Model<SlotDocument>;
  readonly toOutboxEntry: (event: SlotEvent, occurredAt: Date) => OutboxEntry;
  readonly clock: () => Date;
}

export const slotRepository = ({
  connection,
  model,
  toOutboxEntry,
  clock,
}: SlotRepositoryDeps): SlotStore => {
  const nextSlotId = createIdAllocator({ connection, name: 'slot' });
  const reader = createSlotReader(model);
  const write = (change: ConditionalUpdate, event: SlotEvent | null, eventId?: string) =>
    conditionalUpdate(model, {
      ...change,
      needsPublishing: true,
      hasPartSequence: true,
      publish: event ? [toOutboxEntry(event, clock())] : [],
      ...(eventId === undefined ? {} : { appliedEventId: eventId }),
    });
  const add = async (slot: Omit<Slot, 'slotId'>): Promise<number | null> => {
    const slotId = await nextSlotId();
    return (await insertAggregate(model, newSlotDocument(slotId, slot), {
      needsPublishing: true,
    })) === 'inserted'
      ? slotId
      : null;
  };

  return {
    nextHoldId: createIdAllocator({ connection, name: 'hold' }),
    ...reader,
    addMissing: async (planned) => {
      const groups = [...new Set(planned.map(({ groupId }) => groupId))];
      const known = new Set(
        (await reader.findByDays(groups, [...new Set(planned.map(({ date }) => date))])).map(
          slotKey,
        ),
      );
      let created = 0;
      for (const slot of planned.filter((wanted) => !known.has(slotKey(wanted))))
        if ((await add(slot)) !== null) created += 1;
      return created;
    },
    add,
    update: async ({ rev }, slot) => (await write({ ...slotUpdate(slot), rev }, null)) !== null,
    setClosedByStaff: async (slotId, isClosedByStaff) => {
      await write(closedByStaffUpdate(slotId, isClosedByStaff), null);
    },
    setDayClosureReason: async (slotId, dayClosedFor) => {
      await write(dayClosureUpdate(slotId, dayClosedFor), null);
    },
    hold: async (slot, hold) => {
      const written = await write(holdUpdate(slot, hold), {
        kind: 'held',
        slot,
        hold: { ...hold, seq: 1 },
      });
      const entry = written?.holds[hold.holdId];
      return entry ? toHold(hold.holdId, entry) : null;
    },
    offer: async (slot, hold, language) =>
      (await write(offerUpdate(slot, hold), {
        kind: 'offered',
        slot,
        hold: { ...hold, seq: 1 },
        language,
      })) !== null,
    accept: async (slot, hold, by) => {
      const entry = (
        await write(acceptOfferUpdate(slot, hold, by), {
          kind: 'held',
          slot,
          hold: { ...hold, seq: hold.seq + 1, expiresAt: by.expiresAt },
        })
      )?.holds[hold.holdId];
      return entry ? toHold(hold.holdId, entry) : null;
    },
    join: async (slotId, waiter) =>
      toSlotAggregateOrNull(await write(joinUpdate(slotId, waiter), null)),
    leave: async (slotId, userId) => (await write(leaveUpdate(slotId, userId), null)) !== null,
    closeWaitlist: async ({ slot, rev }, { isExpired }) => {
      await write(
        isExpired ? expireWaitlistUpdate(slot.slotId, rev) : emptyWaitlistUpdate(slot.slotId),
        null,
      );
    },
    extend: async (slot, hold) => {
      const entry = (await write(extendUpdate(slot, hold), null))?.holds[hold.holdId];
      return entry ? toHold(hold.holdId, entry) : null;
    },
    release: async (slot, hold) =>
      (await write(releaseUpdate(slot, hold), { kind: 'released', slot, hold, orderId: null })) !==
      null,
    expire: async (slot, hold, now) =>
      (await write(expireUpdate(slot, hold, now), { kind: 'expired', slot, hold })) !== null,
    book: async (slot, hold, { orderId, eventId, items }) =>
      (await write(
        bookUpdate(slot, hold, { orderId, items }),
        { kind: 'booked', slot, hold, orderId },
        eventId,
      )) !== null,
    reserveForPayment: async (slot, hold, { orderId, eventId, items, reservedUntil }) =>
      (await write(
        reserveForPaymentUpdate(slot, hold, { orderId, items, reservedUntil }),
        { kind: 'reserved-for-payment', slot, hold, orderId, reservedUntil },
        eventId,
      )) !== null,
    rebook: async (slot, { eventId, ...by }) =>
      (await write(
        rebookUpdate(slot, by),
        {
          kind: 'booked',
          slot,
          hold: { holdId: by.holdId, userId: by.userId, seq: rebookedHoldSeq },
          orderId: by.orderId,
        },
        eventId,
      )) !== null,
    rejectBooking: async ({ slot, rev }, { orderId, holdId, code, eventId }) => {
      if (
        await write(
          { id: slot.slotId, rev },
          { kind: 'rejected', slot, holdId, orderId, code },
          eventId,
        )
      )
        return true;
      // Already processed: the booking was rejected then. Otherwise the caller retries.
      return (
        (await model.findOne({ _id: slot.slotId, inbox: eventId }).select({ _id: 1 }).lean()) !==
        null
      );
    },
    releaseForOrder: async (slot, hold, { orderId, eventId }) =>
      (await write(
        releaseForOrderUpdate(slot, hold, orderId),
        { kind: 'released', slot, hold, orderId },
        eventId,
      )) !== null,
    updateNextExpiry: async ({ slot, holds, rev }) => {
      const next = holds
        .filter(({ state }) => state !== 'B')
        .map(({ expiresAt }) => expiresAt.getTime())
        .sort((a, b) => a - b)[0];
      await conditionalUpdate(model, {
        id: slot.slotId,
        rev,
        ...nextExpiryUpdate(next === undefined ? null : new Date(next)),
      });
    },
  };
};
