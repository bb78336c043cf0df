import { messageRead, messageSent } from '@tokri/contracts/events';
import { createOutboxEntry, type OutboxEntry } from '@tokri/service-kit/outbox';
import type { ChatEvent } from '../domain/chat-events.ts';
import { type Conversation, getRecipientId } from '../domain/conversation.ts';

/** Events carry ids only: message texts never leave this service through a topic. */
export const toOutboxEntry = (
  conversation: Conversation,
  event: ChatEvent,
  seq: number,
): OutboxEntry => {
  const { orderId, userId } = conversation;
  const envelope = { key: String(orderId), seq };
  switch (event.kind) {
    case 'sent': {
      const { message } = event;
      return createOutboxEntry(messageSent, {
        ...envelope,
        occurredAt: message.sentAt,
        data: {
          orderId,
          userId,
          messageId: message.messageId,
          creatorId: message.creatorId,
          recipientId: getRecipientId(conversation, message),
          byStaff: message.from === 'shop',
        },
      });
    }
    case 'read': {
      const { side, readerId, readUpToId, at } = event;
      return createOutboxEntry(messageRead, {
        ...envelope,
        occurredAt: at,
        data: { orderId, userId, readerId, readUpToId, byStaff: side === 'shop' },
      });
    }
  }
};
