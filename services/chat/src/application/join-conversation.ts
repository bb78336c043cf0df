import { Problem } from '@tokri/contracts';
import type { Conversation, Side } from '../domain/conversation.ts';
import { sideOf, type Person } from '../domain/sides.ts';
import { whyUnknown } from '../domain/unknown-order.ts';
import type { ConversationStore, StoredConversation } from './ports.ts';

/** An order that was just placed may be on its way: it is waited for this long. */
export const orderWaitMs = 1000;
const lookEveryMs = 100;

const known = async (store: ConversationStore, orderId: number): Promise<StoredConversation> => {
  const deadline = performance.now() + orderWaitMs;
  for (;;) {
    const stored = await store.byOrder(orderId);
    if (stored) return stored;
    const why = whyUnknown(orderId, await store.newestOrderId());
    if (why === 'not-found') throw new Problem('not-found');
    if (performance.now() >= deadline) throw new Problem('not-known-yet', 'The order is not known here yet.');
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  }
};

/** The conversation of an order and the side of this person: 404 for no such order, 409 for one that may be on its way, 403 for another's. */
export const joinConversation = async (store: ConversationStore, orderId: number, person: Person): Promise<{ readonly stored: StoredConversation; readonly conversation: Conversation; readonly side: Side }> => {
  const stored = await known(store, orderId);
  const side = sideOf(stored.conversation, person);
  if (!side) throw new Problem('not-allowed');
  return { stored, conversation: stored.conversation, side };
};
