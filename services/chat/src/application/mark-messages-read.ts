import { ProblemError } from '@tokri/contracts/problems';
import { conflict, updateAggregate } from '@tokri/service-kit/use-case';
import { markRead } from '../domain/mark-read.ts';
import { areParticipants } from '../domain/participants.ts';
import { loadConversationFor } from './load-conversation-for.ts';
import type { Clock } from '@tokri/service-kit/use-case';
import type { ConversationStore } from './ports/conversations.ts';
import type { ConversationQuery } from './read-messages.ts';

export const markMessagesRead = (
  { store, clock }: { readonly store: ConversationStore; readonly clock: Clock },
  { orderId, participant, participantIds }: ConversationQuery,
): Promise<number> =>
  updateAggregate({
    load: () => loadConversationFor(store, orderId, participant),
    decide: ({ conversation, side }) => {
      if (!areParticipants(conversation, participantIds)) throw new ProblemError('not-allowed');
      return markRead(conversation, side);
    },
    save: async ({ stored, side }, readMark): Promise<number | typeof conflict> => {
      if (!readMark) return 0;
      return (await store.markRead(stored, {
        ...readMark,
        side,
        readerId: participant.userId,
        at: clock(),
      }))
        ? readMark.indexes.length
        : conflict;
    },
  });
