import type { CartAnswer } from '@tokri/contracts/http';
import { useEffect, useRef, useState } from 'react';
import { changesBetween, priceChanges, type CartChange } from './cart-changes.ts';

export interface CartChanges {
  readonly changes: readonly CartChange[];
  /** Shows everything that differs from the cart that was refused. */
  readonly compare: (before: CartAnswer, after: CartAnswer) => void;
}

/** Tells of prices that changed while the customer looks on; a quantity is the customer's own doing. */
export const useCartChanges = (cart: CartAnswer | undefined): CartChanges => {
  const [changes, setChanges] = useState<readonly CartChange[]>([]);
  const seen = useRef<CartAnswer>(undefined);
  useEffect(() => {
    if (!cart) return;
    const found = seen.current ? priceChanges(seen.current, cart) : [];
    seen.current = cart;
    if (found.length > 0) setChanges(found);
  }, [cart]);
  return { changes, compare: (before, after) => setChanges(changesBetween(before, after)) };
};
