import { happened, refusal, type Outcome } from '@tokri/contracts';
import type { Conversation, Message } from './conversation.ts';

/** Messages of one order at most: a conversation is one document. What is left to say is said by phone. */
export const messagesPerOrderMax = 200;
/** Messages that one writer may send in one conversation within a minute. */
export const messagesPerMinuteMax = 20;
const minuteMs = 60_000;

export type SayRefusal = 'too-fast' | 'chat-full';

/** What somebody wants to say; `messageId` is used when it is new. */
export type Words = Omit<Message, 'readAt'>;

/** The message, and whether it has to be written: a repeat answers what it was the first time. */
export interface Said {
  readonly message: Message;
  readonly isNew: boolean;
}

/** The message that this writer has sent under this key before. */
export const saidBefore = ({ messages }: Conversation, { creatorId, clientKey }: Pick<Words, 'creatorId' | 'clientKey'>): Message | undefined =>
  messages.find((message) => message.creatorId === creatorId && message.clientKey === clientKey);

/** Adds a message, unless its writer is too fast or the conversation is full. A key that was used before is the message that it was. */
export const say = (conversation: Conversation, words: Words): Outcome<Said, SayRefusal> => {
  const before = saidBefore(conversation, words);
  if (before) return happened({ message: before, isNew: false });
  if (conversation.messages.length >= messagesPerOrderMax) return refusal('chat-full');
  const since = words.sentAt.getTime() - minuteMs;
  const lately = conversation.messages.filter(({ creatorId, sentAt }) => creatorId === words.creatorId && sentAt.getTime() > since);
  return lately.length >= messagesPerMinuteMax ? refusal('too-fast') : happened({ message: { ...words, readAt: null }, isNew: true });
};
