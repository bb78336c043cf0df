import type { CartResponse } from '@tokri/contracts/api';
import { applyServerCart, session } from '@tokri/web-kit/session';
import { useEffect, useState } from 'react';
import { readCachedCart, writeCachedCart } from './cached-cart.ts';

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
