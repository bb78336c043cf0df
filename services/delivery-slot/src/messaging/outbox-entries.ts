import { formatInstant } from '@tokri/contracts/dates';
import {
  slotBooked,
  slotExpired,
  slotHeld,
  slotOffered,
  slotRejected,
  slotReleased,
  slotReservedForPayment,
} from '@tokri/contracts/events';
import { createOutboxEntry, type OutboxEntry } from '@tokri/service-kit/outbox';
import type { SlotEvent } from '../domain/slots/slot-events.ts';

type HoldEvent = Exclude<SlotEvent, { readonly kind: 'rejected' }>;

const createHoldEntry = (event: HoldEvent, occurredAt: Date): OutboxEntry => {
  const { slot, hold } = event;
  const key = String(slot.slotId);
  const current = { key, occurredAt, seq: hold.seq };
  const next = { key, occurredAt, seq: hold.seq + 1 };
  const { slotId, groupId, date, start, end } = slot;
  const data = { slotId, groupId, holdId: hold.holdId, userId: hold.userId };
  switch (event.kind) {
    case 'held': {
      const expiresAt = formatInstant(event.hold.expiresAt);
      const { afterOrderId } = event;
      const origin = afterOrderId === undefined ? {} : { afterOrderId };
      return createOutboxEntry(slotHeld, { ...current, data: { ...data, expiresAt, ...origin } });
    }
    case 'offered': {
      const { language } = event;
      const offeredUntil = formatInstant(event.hold.expiresAt);
      const offer = { date, start, end, offeredUntil, language };
      return createOutboxEntry(slotOffered, { ...current, data: { ...data, ...offer } });
    }
    case 'reserved-for-payment': {
      const { orderId } = event;
      const keptUntil = formatInstant(event.reservedUntil);
      return createOutboxEntry(slotReservedForPayment, {
        ...next,
        data: { ...data, orderId, keptUntil },
      });
    }
    case 'booked':
      return createOutboxEntry(slotBooked, { ...next, data: { ...data, orderId: event.orderId } });
    case 'released':
      return createOutboxEntry(slotReleased, {
        ...next,
        data: { ...data, orderId: event.orderId },
      });
    case 'expired':
      return createOutboxEntry(slotExpired, { ...next, data });
  }
};

export const toOutboxEntry = (event: SlotEvent, occurredAt: Date): OutboxEntry => {
  if (event.kind !== 'rejected') return createHoldEntry(event, occurredAt);
  const { slot, holdId, orderId, code } = event;
  return createOutboxEntry(slotRejected, {
    key: String(slot.slotId),
    occurredAt,
    seq: 1,
    data: { slotId: slot.slotId, holdId, orderId, code },
  });
};
