import type {
  ConversationCustomerResponse,
  ConversationResponse,
  MessageResponse,
} from '@tokri/contracts/api';
import { formatInstant } from '@tokri/contracts/dates';
import type { ConversationSummary } from '../application/ports/conversations.ts';
import { type Conversation, getRecipientId, type Message } from '../domain/conversation.ts';

export const toMessageResponse = (
  conversation: Conversation,
  message: Message,
): MessageResponse => ({
  Id: message.messageId,
  CreatorId: message.creatorId,
  RecipientId: getRecipientId(conversation, message),
  TransactionId: conversation.orderId,
  Message: message.text,
  ClientKey: message.clientKey,
  SentAt: formatInstant(message.sentAt),
  ReadAt: message.readAt && formatInstant(message.readAt),
});

export const toConversationCustomerResponse = ({
  orderId,
  transactionNumber,
  userId,
}: Pick<
  Conversation,
  'orderId' | 'transactionNumber' | 'userId'
>): ConversationCustomerResponse => ({
  TransactionId: orderId,
  TransactionNumber: transactionNumber,
  UserId: userId,
});

export const toConversationResponse = ({
  count,
  unread,
  last,
  ...order
}: ConversationSummary): ConversationResponse => ({
  ...toConversationCustomerResponse(order),
  Count: count,
  Unread: unread,
  Last: {
    Id: last.messageId,
    CreatorId: last.creatorId,
    ByStaff: last.from === 'shop',
    Preview: last.preview,
    SentAt: formatInstant(last.sentAt),
  },
});
