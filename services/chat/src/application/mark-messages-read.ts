import { Problem } from '@tokri/contracts';
import { markRead } from '../domain/mark-read.ts';
import { isBetween } from '../domain/sides.ts';
import { joinConversation } from './join-conversation.ts';
import type { Clock, ConversationStore } from './ports.ts';
import type { Asked } from './read-messages.ts';
import { conflictsMax } from './send-message.ts';

/** Marks what the other side wrote as read; answers how many messages were new. A repeat finds none and changes nothing. */
export const markMessagesRead = async ({ store, clock }: { readonly store: ConversationStore; readonly clock: Clock }, { orderId, person, between }: Asked): Promise<number> => {
  for (let conflicts = 0; conflicts < conflictsMax; conflicts += 1) {
    const { stored, conversation, side } = await joinConversation(store, orderId, person);
    if (!isBetween(conversation, between)) throw new Problem('not-allowed');
    const reading = markRead(conversation, side);
    if (!reading) return 0;
    if (await store.read(stored, { ...reading, side, readerId: person.userId, at: clock() })) return reading.places.length;
  }
  throw new Problem('conflict');
};
