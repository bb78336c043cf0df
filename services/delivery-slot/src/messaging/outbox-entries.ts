import { formatInstant } from '@tokri/contracts/dates';
import {
  slotBooked,
  slotExpired,
  slotHeld,
  slotOffered,
  slotRefused,
  slotReleased,
  slotReservedForPayment,
} from '@tokri/contracts/events';
import { createOutboxEntry, type OutboxEntry } from '@tokri/service-kit/outbox';
import type { SlotEvent } from '../domain/slots/slot-events.ts';

export const toOutboxEntry = (event: SlotEvent, occurredAt: Date): OutboxEntry => {
  const { slot } = event;
  const at = { key: String(slot.slotId), occurredAt };
  if (event.kind === 'rejected')
    return createOutboxEntry(slotRefused, {
      ...at,
      seq: 1,
      data: { slotId: slot.slotId, holdId: event.holdId, orderId: event.orderId, code: event.code },
    });
  const data = {
    slotId: slot.slotId,
    groupId: slot.groupId,
    holdId: event.hold.holdId,
    userId: event.hold.userId,
  };
  switch (event.kind) {
    case 'held':
      return createOutboxEntry(slotHeld, {
        ...at,
        seq: event.hold.seq,
        data: { ...data, expiresAt: formatInstant(event.hold.expiresAt) },
      });
    case 'offered':
      return createOutboxEntry(slotOffered, {
        ...at,
        seq: event.hold.seq,
        data: {
          ...data,
          date: slot.date,
          start: slot.start,
          end: slot.end,
          offeredUntil: formatInstant(event.hold.expiresAt),
          language: event.language,
        },
      });
    case 'reserved-for-payment':
      return createOutboxEntry(slotReservedForPayment, {
        ...at,
        seq: event.hold.seq + 1,
        data: { ...data, orderId: event.orderId, keptUntil: formatInstant(event.reservedUntil) },
      });
    case 'booked':
      return createOutboxEntry(slotBooked, {
        ...at,
        seq: event.hold.seq + 1,
        data: { ...data, orderId: event.orderId },
      });
    case 'released':
      return createOutboxEntry(slotReleased, {
        ...at,
        seq: event.hold.seq + 1,
        data: { ...data, orderId: event.orderId },
      });
    case 'expired':
      return createOutboxEntry(slotExpired, { ...at, seq: event.hold.seq + 1, data });
  }
};
