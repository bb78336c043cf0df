import { conflict, updateAggregate } from '@tokri/service-kit/use-case';
import { carryOver } from '../domain/lines/carry-over.ts';
import type { Cart } from '../domain/lines/cart.ts';
import type { CartEvent } from '../domain/lines/cart-events.ts';
import type { CartStore, StoredCart } from './ports/carts.ts';

export interface CartChange<Value> {
  readonly cart: Cart;
  readonly events: readonly CartEvent[];
  readonly result: Value;
}

const isChange = <Value>(stored: StoredCart, { cart, events }: CartChange<Value>): boolean =>
  cart !== stored.cart || events.length > 0;

/**
 * Decides on the cached cart first, and again on the stored one after a conflict. "No change" is
 * never decided on the cached cart alone.
 */
export const changeCart = <Value>(
  store: CartStore,
  { userId, today, eventId }: { userId: number; today: string; eventId?: string },
  decide: (cart: Cart, revision: number) => CartChange<Value>,
): Promise<Value> =>
  updateAggregate({
    load: () => store.load(userId),
    decide: ({ cart, rev }) => decide(carryOver(cart, today), rev),
    cached: { read: () => store.loadCached(userId), isChange },
    save: async (stored, change): Promise<Value | typeof conflict> => {
      if (!isChange(stored, change) || (await store.save(stored, change, eventId)))
        return change.result;
      return eventId !== undefined && (await store.hasApplied(userId, eventId))
        ? change.result
        : conflict;
    },
  });
