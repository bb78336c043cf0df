import { ProblemError } from '@tokri/contracts/problems';
import type { Conversation } from '../domain/conversation.ts';
import { areParticipants, type Participant } from '../domain/participants.ts';
import { loadConversationFor } from './load-conversation-for.ts';
import type { ConversationStore } from './ports/conversations.ts';

export interface ConversationQuery {
  readonly orderId: number;
  readonly participant: Participant;
  readonly participantIds: readonly [number, number];
}

export const readMessages = async (
  store: ConversationStore,
  { orderId, participant, participantIds }: ConversationQuery,
): Promise<Conversation> => {
  const { conversation } = await loadConversationFor(store, orderId, participant);
  if (!areParticipants(conversation, participantIds)) throw new ProblemError('not-allowed');
  return conversation;
};
