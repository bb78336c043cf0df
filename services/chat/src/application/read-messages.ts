import { Problem } from '@tokri/contracts';
import type { Conversation } from '../domain/conversation.ts';
import { isBetween, type Person } from '../domain/sides.ts';
import { joinConversation } from './join-conversation.ts';
import type { ConversationStore } from './ports.ts';

export interface Asked {
  readonly orderId: number;
  readonly person: Person;
  /** The two ids that the call names. */
  readonly between: readonly [number, number];
}

/** The conversation that somebody of its two sides asks for. */
export const readMessages = async (
  store: ConversationStore,
  { orderId, person, between }: Asked,
): Promise<Conversation> => {
  const { conversation } = await joinConversation(store, orderId, person);
  if (!isBetween(conversation, between)) throw new Problem('not-allowed');
  return conversation;
};
