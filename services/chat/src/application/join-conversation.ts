import { ProblemError } from '@tokri/contracts/problems';
import { waitForOrderReplica } from '@tokri/service-kit/use-case';
import type { Conversation, Side } from '../domain/conversation.ts';
import { sideOf, type Person } from '../domain/sides.ts';
import type { ConversationStore, StoredConversation } from './ports.ts';

/** @throws ProblemError `not-found`, `not-known-yet` or `not-allowed` */
export const joinConversation = async (
  store: ConversationStore,
  orderId: number,
  person: Person,
): Promise<{
  readonly stored: StoredConversation;
  readonly conversation: Conversation;
  readonly side: Side;
}> => {
  const stored = await waitForOrderReplica(orderId, {
    find: () => store.byOrder(orderId),
    newestOrderId: () => store.newestOrderId(),
  });
  const side = sideOf(stored.conversation, person);
  if (!side) throw new ProblemError('not-allowed');
  return { stored, conversation: stored.conversation, side };
};
