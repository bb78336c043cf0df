import { minuteMs } from '@tokri/contracts/dates';
import { err, ok, type Result } from '@tokri/contracts/result';
import { maxMessagesPerOrder } from '@tokri/contracts/validation';
import type { Conversation, Message } from './conversation.ts';

export const maxMessagesPerMinute = 20;

export type SendMessageError = 'account-closed' | 'too-fast' | 'chat-full';

export type NewMessage = Omit<Message, 'readAt'>;

export const findDuplicate = (
  { messages }: Conversation,
  { creatorId, clientKey }: Pick<NewMessage, 'creatorId' | 'clientKey'>,
): Message | undefined =>
  messages.find((message) => message.creatorId === creatorId && message.clientKey === clientKey);

export const createMessage = (
  conversation: Conversation,
  newMessage: NewMessage,
  { isCustomerClosed = false }: { readonly isCustomerClosed?: boolean } = {},
): Result<Message, SendMessageError> => {
  if (isCustomerClosed && newMessage.from === 'shop') return err('account-closed');
  if (conversation.messages.length >= maxMessagesPerOrder) return err('chat-full');
  const since = newMessage.sentAt.getTime() - minuteMs;
  const recent = conversation.messages.filter(
    ({ creatorId, sentAt }) => creatorId === newMessage.creatorId && sentAt.getTime() > since,
  );
  return recent.length >= maxMessagesPerMinute
    ? err('too-fast')
    : ok({ ...newMessage, readAt: null });
};
