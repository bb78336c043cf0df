import { ok, messagesPerOrderMax, refusal, type Outcome } from '@tokri/contracts';
import type { Conversation, Message } from './conversation.ts';

/** Messages that one writer may send in one conversation within a minute. */
export const messagesPerMinuteMax = 20;
const minuteMs = 60_000;

export type SayRefusal = 'too-fast' | 'chat-full';

export type Words = Omit<Message, 'readAt'>;

/** The message that this writer has sent under this key before: a repeat is answered with it and says nothing. */
export const saidBefore = (
  { messages }: Conversation,
  { creatorId, clientKey }: Pick<Words, 'creatorId' | 'clientKey'>,
): Message | undefined =>
  messages.find((message) => message.creatorId === creatorId && message.clientKey === clientKey);

/** A new message, unless its writer is too fast or the conversation is full. */
export const say = (conversation: Conversation, words: Words): Outcome<Message, SayRefusal> => {
  if (conversation.messages.length >= messagesPerOrderMax) return refusal('chat-full');
  const since = words.sentAt.getTime() - minuteMs;
  const lately = conversation.messages.filter(
    ({ creatorId, sentAt }) => creatorId === words.creatorId && sentAt.getTime() > since,
  );
  return lately.length >= messagesPerMinuteMax
    ? refusal('too-fast')
    : ok({ ...words, readAt: null });
};
