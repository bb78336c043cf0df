import type { CartAnswer } from '@tokri/contracts/http';
import { keepServerCart, session } from '@tokri/web-kit/session';
import { useEffect, useState } from 'react';

const storageKey = 'tokri.cart-shown';

interface Kept {
  readonly userId: number;
  /** When it was read, ISO 8601. */
  readonly at: string;
  /** Without its quote: nothing can be ordered by what is old. */
  readonly cart: CartAnswer;
}

const isKept = (value: unknown): value is Kept => {
  const kept = value as Partial<Kept> | null;
  return (
    typeof kept === 'object' &&
    kept !== null &&
    typeof kept.at === 'string' &&
    Array.isArray(kept.cart?.Lines) &&
    typeof kept.cart.Totals === 'object'
  );
};

const readKept = (userId: number): Kept | null => {
  try {
    const value = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as unknown;
    return isKept(value) && value.userId === userId ? value : null;
  } catch {
    return null;
  }
};

const keep = (kept: Kept): void => {
  try {
    localStorage.setItem(storageKey, JSON.stringify(kept));
  } catch {
    // Closed or full storage: without a network there is then nothing to show.
  }
};

export interface ShownCart {
  readonly cart: CartAnswer | undefined;
  /** When it was read, for a cart that is shown because no newer one can be read; empty for a fresh one. */
  readonly since: string;
}

/** The cart as last read, also without a network and after a reload. */
export const useShownCart = (
  userId: number,
  fresh: CartAnswer | undefined,
  isFailed: boolean,
): ShownCart => {
  const [kept, setKept] = useState(() => readKept(userId));
  useEffect(() => {
    if (!fresh) return;
    const next = { userId, at: new Date().toISOString(), cart: { ...fresh, Quote: null } };
    keep(next);
    setKept(next);
  }, [userId, fresh]);
  useEffect(() => {
    if (isFailed && kept && userId > 0 && session().serverLines.length === 0)
      keepServerCart(kept.cart);
  }, [isFailed, kept, userId]);
  if (fresh) return { cart: fresh, since: '' };
  return isFailed && kept ? { cart: kept.cart, since: kept.at } : { cart: undefined, since: '' };
};
