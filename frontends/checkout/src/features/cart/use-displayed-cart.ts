import type { CartResponse } from '@tokri/contracts/api';
import { personalStorage } from '@tokri/web-kit/platform';
import { applyServerCart, session } from '@tokri/web-kit/session';
import { useEffect, useState } from 'react';

const storageKey = 'tokri.cart-shown';

interface CachedCart {
  readonly userId: number;
  readonly at: string;
  /** Stored without its quote, so an order cannot be placed from old prices. */
  readonly cart: CartResponse;
}

const isCachedCart = (value: unknown): value is CachedCart => {
  const cached = value as Partial<CachedCart> | null;
  return (
    typeof cached === 'object' &&
    cached !== null &&
    typeof cached.at === 'string' &&
    Array.isArray(cached.cart?.Lines) &&
    typeof cached.cart.Totals === 'object'
  );
};

const readCachedCart = (userId: number): CachedCart | null => {
  try {
    const value = JSON.parse(personalStorage().getItem(storageKey) ?? 'null') as unknown;
    return isCachedCart(value) && value.userId === userId ? value : null;
  } catch {
    return null;
  }
};

const writeCachedCart = (cached: CachedCart): void => {
  try {
    personalStorage().setItem(storageKey, JSON.stringify(cached));
  } catch {
    // Storage may be full or blocked; the cart is then read from the server only.
  }
};

export interface DisplayedCart {
  readonly cart: CartResponse | undefined;
  readonly staleSince: string;
}

export const useDisplayedCart = (
  userId: number,
  latestCart: CartResponse | undefined,
  isFailed: boolean,
): DisplayedCart => {
  const [cached, setCached] = useState(() => readCachedCart(userId));
  useEffect(() => {
    if (!latestCart) return;
    const next = { userId, at: new Date().toISOString(), cart: { ...latestCart, Quote: null } };
    writeCachedCart(next);
    setCached(next);
  }, [userId, latestCart]);
  useEffect(() => {
    if (isFailed && cached && userId > 0 && session().serverLines.length === 0)
      applyServerCart(cached.cart);
  }, [isFailed, cached, userId]);
  if (latestCart) return { cart: latestCart, staleSince: '' };
  return isFailed && cached
    ? { cart: cached.cart, staleSince: cached.at }
    : { cart: undefined, staleSince: '' };
};
