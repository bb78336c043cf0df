import { messageRead, messageSent } from '@tokri/contracts/events';
import { createOutboxEntry, type OutboxEntry } from '@tokri/service-kit/outbox';
import { recipientOf, type Conversation } from '../domain/conversation.ts';
import type { ChatFact } from '../domain/facts.ts';

/** Events carry ids only: message texts never leave this service through a topic. */
export const entryOf = (conversation: Conversation, fact: ChatFact, seq: number): OutboxEntry => {
  const { orderId, userId } = conversation;
  const key = String(orderId);
  if (fact.kind === 'read') {
    const { side, readerId, readUpToId, at } = fact;
    return createOutboxEntry(messageRead, {
      key,
      seq,
      occurredAt: at,
      data: { orderId, userId, readerId, readUpToId, byStaff: side === 'shop' },
    });
  }
  const { message } = fact;
  return createOutboxEntry(messageSent, {
    key,
    seq,
    occurredAt: message.sentAt,
    data: {
      orderId,
      userId,
      messageId: message.messageId,
      creatorId: message.creatorId,
      recipientId: recipientOf(conversation, message),
      byStaff: message.from === 'shop',
    },
  });
};
