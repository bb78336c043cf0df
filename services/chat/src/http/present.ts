import { isoInstant } from '@tokri/contracts';
import type { ConversationAnswer, MessageAnswer } from '@tokri/contracts/http';
import type { ConversationSummary } from '../application/ports.ts';
import { recipientOf, type Conversation, type Message } from '../domain/conversation.ts';

export const presentMessage = (conversation: Conversation, message: Message): MessageAnswer => ({
  Id: message.messageId,
  CreatorId: message.creatorId,
  RecipientId: recipientOf(conversation, message),
  TransactionId: conversation.orderId,
  Message: message.text,
  ClientKey: message.clientKey,
  SentAt: isoInstant(message.sentAt),
  ReadAt: message.readAt && isoInstant(message.readAt),
});

export const presentSummary = ({
  orderId,
  transactionNumber,
  userId,
  count,
  unread,
  last,
}: ConversationSummary): ConversationAnswer => ({
  TransactionId: orderId,
  TransactionNumber: transactionNumber,
  UserId: userId,
  Count: count,
  Unread: unread,
  Last: {
    Id: last.messageId,
    CreatorId: last.creatorId,
    ByStaff: last.from === 'shop',
    Preview: last.preview,
    SentAt: isoInstant(last.sentAt),
  },
});
