import { err, ok, type Result } from '@tokri/contracts/result';
import { maxMessagesPerOrder } from '@tokri/contracts/validation';
import type { Conversation, Message } from './conversation.ts';

export const messagesPerMinuteMax = 20;
const minuteMs = 60_000;

export type SayRefusal = 'too-fast' | 'chat-full';

export type Words = Omit<Message, 'readAt'>;

export const saidBefore = (
  { messages }: Conversation,
  { creatorId, clientKey }: Pick<Words, 'creatorId' | 'clientKey'>,
): Message | undefined =>
  messages.find((message) => message.creatorId === creatorId && message.clientKey === clientKey);

export const say = (conversation: Conversation, words: Words): Result<Message, SayRefusal> => {
  if (conversation.messages.length >= maxMessagesPerOrder) return err('chat-full');
  const since = words.sentAt.getTime() - minuteMs;
  const lately = conversation.messages.filter(
    ({ creatorId, sentAt }) => creatorId === words.creatorId && sentAt.getTime() > since,
  );
  return lately.length >= messagesPerMinuteMax ? err('too-fast') : ok({ ...words, readAt: null });
};
