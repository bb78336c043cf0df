import { conflict, updateAggregate } from '@tokri/service-kit/use-case';
import { carryOver } from '../domain/carry-over.ts';
import type { Cart } from '../domain/cart.ts';
import type { CartFact } from '../domain/facts.ts';
import type { CartStore, StoredCart } from './ports.ts';

export interface CartChange<R> {
  readonly cart: Cart;
  readonly facts: readonly CartFact[];
  readonly outcome: R;
}

const isChange = <R>(stored: StoredCart, { cart, facts }: CartChange<R>): boolean =>
  cart !== stored.cart || facts.length > 0;

/**
 * Loads, decides, saves under the version; when somebody else was faster it decides anew. An unchanged cart without facts is not written, and that does not rest on what is
 * only recalled.
 */
export const changeCart = <R>(
  store: CartStore,
  { userId, today, seen }: { userId: number; today: string; seen?: string },
  decide: (cart: Cart) => CartChange<R>,
): Promise<R> =>
  updateAggregate({
    load: () => store.load(userId),
    decide: ({ cart }) => decide(carryOver(cart, today)),
    recalled: { recall: () => store.recall(userId), isChange },
    save: async (stored, change): Promise<R | typeof conflict> => {
      if (!isChange(stored, change) || (await store.save(stored, change, seen)))
        return change.outcome;
      return seen !== undefined && (await store.hasSeen(userId, seen)) ? change.outcome : conflict;
    },
  });
