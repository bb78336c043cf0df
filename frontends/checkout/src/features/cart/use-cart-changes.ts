import type { CartAnswer } from '@tokri/contracts/http';
import { useEffect, useRef, useState } from 'react';
import { changesBetween, shopChanges, type CartChange } from './cart-changes.ts';
import { lastShown } from './shown-cart.ts';

export interface CartChanges {
  readonly changes: readonly CartChange[];
  /** Shows everything that differs from the cart that was refused. */
  readonly compare: (before: CartAnswer, after: CartAnswer) => void;
}

/** Tells what the shop changed since the cart was last shown, on an earlier visit or while the customer looks on; a quantity is the customer's own doing. */
export const useCartChanges = (cart: CartAnswer | undefined, userId: number): CartChanges => {
  const [changes, setChanges] = useState<readonly CartChange[]>([]);
  const [before] = useState(() => lastShown(userId));
  const seen = useRef(before);
  useEffect(() => {
    if (!cart) return;
    const found = seen.current ? shopChanges(seen.current, cart) : [];
    seen.current = cart;
    if (found.length > 0) setChanges(found);
  }, [cart]);
  return { changes, compare: (before, after) => setChanges(changesBetween(before, after)) };
};
