import { Problem } from '@tokri/contracts';
import { carryOver } from '../domain/carry-over.ts';
import type { Cart } from '../domain/cart.ts';
import type { CartFact, CartStore } from './ports.ts';

/** Another writer is faster at most this often before the caller is told to repeat. */
const conflictsMax = 20;

export interface CartChange<R> {
  readonly cart: Cart;
  readonly facts: readonly CartFact[];
  readonly outcome: R;
}

/** Loads, decides, saves under the version; when somebody else was faster it decides anew. An unchanged cart without facts is not written. */
export const changeCart = async <R>(
  store: CartStore,
  { userId, today, seen }: { userId: number; today: string; seen?: string },
  decide: (cart: Cart) => CartChange<R>,
): Promise<R> => {
  for (let conflicts = 0; conflicts < conflictsMax; conflicts += 1) {
    const stored = await store.load(userId);
    const change = decide(carryOver(stored.cart, today));
    if (change.cart === stored.cart && change.facts.length === 0) return change.outcome;
    if (await store.save(stored, change, seen)) return change.outcome;
    if (seen !== undefined && (await store.hasSeen(userId, seen))) return change.outcome;
  }
  throw new Problem('conflict');
};
