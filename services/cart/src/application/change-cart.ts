import { conflict, updateAggregate } from '@tokri/service-kit/use-case';
import { carryOver } from '../domain/lines/carry-over.ts';
import type { Cart } from '../domain/lines/cart.ts';
import type { CartEvent } from '../domain/lines/cart-events.ts';
import type { CartStore, StoredCart } from './ports/carts.ts';

export interface CartChange<R> {
  readonly cart: Cart;
  readonly events: readonly CartEvent[];
  readonly result: R;
}

const isChange = <R>(stored: StoredCart, { cart, events }: CartChange<R>): boolean =>
  cart !== stored.cart || events.length > 0;

/**
 * Decides on the cached cart first, and again on the stored one after a conflict. "No change" is
 * never decided on the cached cart alone.
 */
export const changeCart = <R>(
  store: CartStore,
  { userId, today, eventId }: { userId: number; today: string; eventId?: string },
  decide: (cart: Cart) => CartChange<R>,
): Promise<R> =>
  updateAggregate({
    load: () => store.load(userId),
    decide: ({ cart }) => decide(carryOver(cart, today)),
    cached: { read: () => store.loadCached(userId), isChange },
    save: async (stored, change): Promise<R | typeof conflict> => {
      if (!isChange(stored, change) || (await store.save(stored, change, eventId)))
        return change.result;
      return eventId !== undefined && (await store.hasApplied(userId, eventId))
        ? change.result
        : conflict;
    },
  });
