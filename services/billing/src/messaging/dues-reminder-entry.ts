import { duesReminderSent } from '@tokri/contracts/events';
import { createOutboxEntry, type OutboxEntry } from '@tokri/service-kit/outbox';
import type { DuesMessage } from '../domain/dues-reminders/dues-reminder.ts';

export const toDuesReminderEntry = (
  partyId: number,
  message: DuesMessage,
  position: { readonly seq: number; readonly occurredAt: Date },
): OutboxEntry =>
  createOutboxEntry(duesReminderSent, {
    key: `party:${partyId}`,
    ...position,
    data: { ...message, userIds: [...message.userIds], partyId },
  });
