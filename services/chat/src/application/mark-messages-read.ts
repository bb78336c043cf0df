import { ProblemError } from '@tokri/contracts/problems';
import { conflict, updateAggregate } from '@tokri/service-kit/use-case';
import { markRead } from '../domain/mark-read.ts';
import { isBetween } from '../domain/sides.ts';
import { joinConversation } from './join-conversation.ts';
import type { Clock, ConversationStore } from './ports.ts';
import type { Asked } from './read-messages.ts';

export const markMessagesRead = (
  { store, clock }: { readonly store: ConversationStore; readonly clock: Clock },
  { orderId, person, between }: Asked,
): Promise<number> =>
  updateAggregate({
    load: () => joinConversation(store, orderId, person),
    decide: ({ conversation, side }) => {
      if (!isBetween(conversation, between)) throw new ProblemError('not-allowed');
      return markRead(conversation, side);
    },
    save: async ({ stored, side }, reading): Promise<number | typeof conflict> => {
      if (!reading) return 0;
      return (await store.read(stored, { ...reading, side, readerId: person.userId, at: clock() }))
        ? reading.places.length
        : conflict;
    },
  });
