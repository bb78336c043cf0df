import { useSearchParams } from '@tokri/web-kit/platform';
import { useEffect, useRef } from 'react';
import { hasLineIssues } from '../../features/cart/cart-lines.ts';
import { applyAvailableQuantities } from '../../features/place-order/apply-available-quantities.ts';
import { orderAgainParam } from '../../features/place-order/order-again-param.ts';
import type { CustomerCart } from './use-customer-cart.ts';

/** After "Order again" on the page of a rejected order, the cart takes what is still available. */
export const useOrderAgainLink = ({ query, quotedCart, compareWith }: CustomerCart): void => {
  const [params, setParams] = useSearchParams();
  const isRunning = useRef(false);
  const isAsked = params.has(orderAgainParam);
  useEffect(() => {
    if (!isAsked || !quotedCart || isRunning.current) return;
    isRunning.current = true;
    const applyChanges = async (): Promise<void> => {
      if (!hasLineIssues(quotedCart)) return;
      await applyAvailableQuantities(quotedCart.Lines, []);
      const { data } = await query.refetch();
      if (data) compareWith(quotedCart, data);
    };
    void applyChanges()
      // The lines then show what is wrong with them.
      .catch(() => undefined)
      .finally(() => {
        isRunning.current = false;
        setParams(
          (current) => {
            const next = new URLSearchParams(current);
            next.delete(orderAgainParam);
            return next;
          },
          { replace: true },
        );
      });
  }, [isAsked, quotedCart, query, compareWith, setParams]);
};
