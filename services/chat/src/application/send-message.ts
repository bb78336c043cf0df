import { happened, Problem, type Outcome } from '@tokri/contracts';
import type { Message } from '../domain/conversation.ts';
import { saidBefore, say, type SayRefusal } from '../domain/say.ts';
import { mayWriteTo, type Person } from '../domain/sides.ts';
import { joinConversation } from './join-conversation.ts';
import type { Clock, ConversationStore } from './ports.ts';

/** Another writer is faster at most this often before the caller is told to repeat. */
export const conflictsMax = 20;

export interface MessageToSend {
  readonly orderId: number;
  readonly writer: Person;
  /** 0 for the shop. */
  readonly recipientId: number;
  readonly clientKey: string;
  readonly text: string;
}

export interface SendNeeds {
  readonly store: ConversationStore;
  readonly clock: Clock;
  /** Gives the id that an earlier try with the same Idempotency-Key was given, else a new one. */
  readonly allocateId: (next: () => Promise<number>) => Promise<number>;
}

/** Writes a message once, however often it is sent under its key. */
export const sendMessage = async ({ store, clock, allocateId }: SendNeeds, { orderId, writer, recipientId, clientKey, text }: MessageToSend): Promise<Outcome<Message, SayRefusal>> => {
  let messageId: number | undefined;
  for (let conflicts = 0; conflicts < conflictsMax; conflicts += 1) {
    const { stored, conversation, side } = await joinConversation(store, orderId, writer);
    if (!mayWriteTo(conversation, side, recipientId)) throw new Problem('not-allowed');
    const own = { creatorId: writer.userId, clientKey };
    const before = saidBefore(conversation, own);
    if (before) return happened(before);
    messageId ??= await allocateId(() => store.nextMessageId());
    const outcome = say(conversation, { ...own, messageId, from: side, text, sentAt: clock() });
    if (!outcome.ok) return outcome;
    if (await store.add(stored, outcome.value.message)) return happened(outcome.value.message);
  }
  throw new Problem('conflict');
};
