import { ProblemError } from '@tokri/contracts/problems';
import type { Conversation } from '../domain/conversation.ts';
import { areParticipants, type Person } from '../domain/participants.ts';
import { joinConversation } from './join-conversation.ts';
import type { ConversationStore } from './ports/conversations.ts';

export interface ConversationQuery {
  readonly orderId: number;
  readonly person: Person;
  readonly participantIds: readonly [number, number];
}

export const readMessages = async (
  store: ConversationStore,
  { orderId, person, participantIds }: ConversationQuery,
): Promise<Conversation> => {
  const { conversation } = await joinConversation(store, orderId, person);
  if (!areParticipants(conversation, participantIds)) throw new ProblemError('not-allowed');
  return conversation;
};
