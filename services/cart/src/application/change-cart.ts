import { conflict, loadDecideSave } from '@tokri/service-kit/use-case';
import { carryOver } from '../domain/carry-over.ts';
import type { Cart } from '../domain/cart.ts';
import type { CartFact } from '../domain/facts.ts';
import type { CartStore } from './ports.ts';

export interface CartChange<R> {
  readonly cart: Cart;
  readonly facts: readonly CartFact[];
  readonly outcome: R;
}

/**
 * Loads, decides, saves under the version; when somebody else was faster it decides anew. An unchanged cart without facts is not written, and that does not rest on what is
 * only recalled.
 */
export const changeCart = <R>(
  store: CartStore,
  { userId, today, seen }: { userId: number; today: string; seen?: string },
  decide: (cart: Cart) => CartChange<R>,
): Promise<R> => {
  let load = store.recall;
  return loadDecideSave({
    load: () => load(userId),
    decide: ({ cart }) => decide(carryOver(cart, today)),
    save: async (stored, change): Promise<R | typeof conflict> => {
      const isChange = change.cart !== stored.cart || change.facts.length > 0;
      if (isChange && (await store.save(stored, change, seen))) return change.outcome;
      if (isChange && seen !== undefined && (await store.hasSeen(userId, seen))) return change.outcome;
      const isCertain = !isChange && load === store.load;
      load = store.load;
      return isCertain ? change.outcome : conflict;
    },
  });
};
