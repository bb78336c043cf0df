import { isoInstant } from '@tokri/contracts';
import {
  slotBooked,
  slotExpired,
  slotHeld,
  slotKept,
  slotOffered,
  slotRefused,
  slotReleased,
} from '@tokri/contracts/events';
import { outboxEntry, type OutboxEntry } from '@tokri/service-kit/outbox';
import type { SlotFact } from '../domain/facts.ts';

/** The event that tells a fact to the others; `seq` is the hold's own step. */
export const entryOf = (fact: SlotFact, occurredAt: Date): OutboxEntry => {
  const { slot } = fact;
  const at = { key: String(slot.slotId), occurredAt };
  if (fact.kind === 'refused')
    return outboxEntry(slotRefused, {
      ...at,
      seq: 1,
      data: { slotId: slot.slotId, holdId: fact.holdId, orderId: fact.orderId, code: fact.code },
    });
  const data = {
    slotId: slot.slotId,
    groupId: slot.groupId,
    holdId: fact.hold.holdId,
    userId: fact.hold.userId,
  };
  switch (fact.kind) {
    case 'held':
      return outboxEntry(slotHeld, {
        ...at,
        seq: fact.hold.step,
        data: { ...data, expiresAt: isoInstant(fact.hold.expiresAt) },
      });
    case 'offered':
      return outboxEntry(slotOffered, {
        ...at,
        seq: fact.hold.step,
        data: {
          ...data,
          date: slot.date,
          start: slot.start,
          end: slot.end,
          offeredUntil: isoInstant(fact.hold.expiresAt),
          language: fact.language,
        },
      });
    case 'kept':
      return outboxEntry(slotKept, {
        ...at,
        seq: fact.hold.step + 1,
        data: { ...data, orderId: fact.orderId, keptUntil: isoInstant(fact.keptUntil) },
      });
    case 'booked':
      return outboxEntry(slotBooked, {
        ...at,
        seq: fact.hold.step + 1,
        data: { ...data, orderId: fact.orderId },
      });
    case 'released':
      return outboxEntry(slotReleased, {
        ...at,
        seq: fact.hold.step + 1,
        data: { ...data, orderId: fact.orderId },
      });
    case 'expired':
      return outboxEntry(slotExpired, { ...at, seq: fact.hold.step + 1, data });
  }
};
