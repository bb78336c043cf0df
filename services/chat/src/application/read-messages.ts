import { ProblemError } from '@tokri/contracts/problems';
import type { Conversation } from '../domain/conversation.ts';
import { isBetween, type Person } from '../domain/sides.ts';
import { joinConversation } from './join-conversation.ts';
import type { ConversationStore } from './ports.ts';

export interface Asked {
  readonly orderId: number;
  readonly person: Person;
  readonly between: readonly [number, number];
}

export const readMessages = async (
  store: ConversationStore,
  { orderId, person, between }: Asked,
): Promise<Conversation> => {
  const { conversation } = await joinConversation(store, orderId, person);
  if (!isBetween(conversation, between)) throw new ProblemError('not-allowed');
  return conversation;
};
