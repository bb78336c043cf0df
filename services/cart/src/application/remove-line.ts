import { kolkataDate, Problem } from '@tokri/contracts';
import { removeLine } from '../domain/remove-line.ts';
import { changeCart } from './change-cart.ts';
import type { CartStore, Clock } from './ports.ts';

/** Takes a line out of its owner's cart. @throws Problem 404 for a line that never was, 403 for somebody else's. */
export const removeLineOf = async (
  { store, clock }: { store: CartStore; clock: Clock },
  { userId, lineId }: { userId: number; lineId: number },
): Promise<void> => {
  const owner = await store.ownerOfLine(lineId);
  if (owner === null) throw new Problem('not-found');
  if (owner !== userId) throw new Problem('not-allowed');
  await changeCart(store, { userId, today: kolkataDate(clock()) }, (cart) => {
    const removed = removeLine(cart, lineId);
    return {
      cart: removed.cart,
      facts: removed.pdate === null ? [] : [{ kind: 'changed', pdate: removed.pdate }],
      outcome: undefined,
    };
  });
};
