import { ProblemError } from '@tokri/contracts/problems';
import { waitForOrderReplica } from '@tokri/service-kit/use-case';
import type { Conversation, Side } from '../domain/conversation.ts';
import { findSide, type Participant } from '../domain/participants.ts';
import type { ConversationStore, StoredConversation } from './ports/conversations.ts';

/** @throws ProblemError `not-found`, `not-known-yet` or `not-allowed` */
export const loadConversationFor = async (
  store: ConversationStore,
  orderId: number,
  participant: Participant,
): Promise<{
  readonly stored: StoredConversation;
  readonly conversation: Conversation;
  readonly side: Side;
}> => {
  const stored = await waitForOrderReplica(orderId, {
    find: () => store.findByOrder(orderId),
    newestOrderId: () => store.findNewestOrderId(),
  });
  const side = findSide(stored.conversation, participant);
  if (!side) throw new ProblemError('not-allowed');
  return { stored, conversation: stored.conversation, side };
};
