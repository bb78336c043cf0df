import { Problem } from '@tokri/contracts';
import { untilOrderKnown } from '@tokri/service-kit/use-case';
import type { Conversation, Side } from '../domain/conversation.ts';
import { sideOf, type Person } from '../domain/sides.ts';
import type { ConversationStore, StoredConversation } from './ports.ts';

/** The conversation of an order and the side of this person: 404 for no such order, 409 for one that may be on its way, 403 for another's. */
export const joinConversation = async (
  store: ConversationStore,
  orderId: number,
  person: Person,
): Promise<{
  readonly stored: StoredConversation;
  readonly conversation: Conversation;
  readonly side: Side;
}> => {
  const stored = await untilOrderKnown(orderId, {
    look: () => store.byOrder(orderId),
    newestOrderId: () => store.newestOrderId(),
  });
  const side = sideOf(stored.conversation, person);
  if (!side) throw new Problem('not-allowed');
  return { stored, conversation: stored.conversation, side };
};
