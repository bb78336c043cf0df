import { shopDate } from '@tokri/contracts/dates';
import { ProblemError } from '@tokri/contracts/problems';
import type { Clock } from '@tokri/service-kit/use-case';
import { removeLine } from '../../domain/lines/remove-line.ts';
import { changeCart } from '../change-cart.ts';
import type { CartStore } from '../ports/carts.ts';

export const removeOwnLine = async (
  { store, clock }: { store: CartStore; clock: Clock },
  { userId, lineId }: { userId: number; lineId: number },
): Promise<void> => {
  const owner = await store.ownerOfLine(lineId);
  if (owner === null) throw new ProblemError('not-found');
  if (owner !== userId) throw new ProblemError('not-allowed');
  await changeCart(store, { userId, today: shopDate(clock()) }, (cart) => {
    const removed = removeLine(cart, lineId);
    return {
      cart: removed.cart,
      events: removed.pdate === null ? [] : [{ kind: 'changed', pdate: removed.pdate }],
      result: undefined,
    };
  });
};
