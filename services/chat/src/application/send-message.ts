import { ProblemError } from '@tokri/contracts/problems';
import { ok, type Result } from '@tokri/contracts/result';
import { conflict, updateAggregate } from '@tokri/service-kit/use-case';
import type { Message } from '../domain/conversation.ts';
import { saidBefore, say, type SayRefusal } from '../domain/say.ts';
import { mayWriteTo, type Person } from '../domain/sides.ts';
import { joinConversation } from './join-conversation.ts';
import type { Clock, ConversationStore } from './ports.ts';

export interface MessageToSend {
  readonly orderId: number;
  readonly writer: Person;
  readonly recipientId: number;
  readonly clientKey: string;
  readonly text: string;
}

export interface SendNeeds {
  readonly store: ConversationStore;
  readonly clock: Clock;
  /** Returns the id of an earlier request with the same Idempotency-Key, else a new one. */
  readonly allocateId: (next: () => Promise<number>) => Promise<number>;
}

export const sendMessage = async (
  { store, clock, allocateId }: SendNeeds,
  { orderId, writer, recipientId, clientKey, text }: MessageToSend,
): Promise<Result<Message, SayRefusal>> => {
  const own = { creatorId: writer.userId, clientKey };
  let messageId = 0;
  return updateAggregate({
    load: async () => {
      const joined = await joinConversation(store, orderId, writer);
      if (!mayWriteTo(joined.conversation, joined.side, recipientId))
        throw new ProblemError('not-allowed');
      const before = saidBefore(joined.conversation, own);
      if (!before && messageId === 0) messageId = await allocateId(() => store.nextMessageId());
      return { ...joined, before };
    },
    decide: ({ conversation, side, before }) =>
      before
        ? ok(before)
        : say(conversation, { ...own, messageId, from: side, text, sentAt: clock() }),
    save: async (
      { stored, before },
      outcome,
    ): Promise<Result<Message, SayRefusal> | typeof conflict> => {
      if (before || !outcome.ok) return outcome;
      return (await store.add(stored, outcome.value)) ? outcome : conflict;
    },
  });
};
