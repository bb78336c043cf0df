import type { CartResponse } from '@tokri/contracts/api';
import { isApiProblem } from '@tokri/web-kit/platform';
import { showToast } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { hasLineIssues } from '../../features/cart/cart-lines.ts';
import { applyAvailableQuantities } from '../../features/place-order/apply-available-quantities.ts';
import type { ShortLine } from '../../features/place-order/use-place-order.ts';
import { t } from '../../labels.ts';
import { focusSection } from './focus-section.ts';
import type { CustomerCart } from './use-customer-cart.ts';

export interface AcceptedChanges {
  readonly isOrderingAgain: boolean;
  /** Accepts what changed since the rejected order. */
  readonly orderAgain: () => Promise<void>;
}

export interface RejectedCart {
  readonly cart: CartResponse;
  readonly shortLines: readonly ShortLine[];
}

/** The customer has seen this sum, or agreed to it with the rejected order. */
const agreedPayable = (shown: CartResponse, rejected: CartResponse): number =>
  hasLineIssues(shown) ? rejected.Totals.Payable : shown.Totals.Payable;

const acceptChanges = async (
  { query, displayed, compareWith }: CustomerCart,
  { cart: rejected, shortLines }: RejectedCart,
): Promise<CartResponse | undefined> => {
  const shown = displayed.cart ?? rejected;
  await applyAvailableQuantities(shown.Lines, shortLines);
  const { data } = await query.refetch();
  if (data?.Quote && data.Totals.Payable <= agreedPayable(shown, rejected)) return data;
  if (data) compareWith(rejected, data);
  return undefined;
};

export const useAcceptChanges = (
  cart: CustomerCart,
  {
    rejectedCart,
    submit,
  }: {
    readonly rejectedCart: () => RejectedCart | undefined;
    readonly submit: (cart: CartResponse) => Promise<void>;
  },
): AcceptedChanges => {
  const [isOrderingAgain, setOrderingAgain] = useState(false);
  const orderAgain = async (): Promise<void> => {
    const rejected = rejectedCart();
    if (!rejected || isOrderingAgain) return;
    setOrderingAgain(true);
    try {
      const accepted = await acceptChanges(cart, rejected);
      if (accepted) await submit(accepted);
      else focusSection('cart');
    } catch (error) {
      showToast({ text: isApiProblem(error) ? error.message : t('failed') });
    } finally {
      setOrderingAgain(false);
    }
  };
  return { isOrderingAgain, orderAgain };
};
