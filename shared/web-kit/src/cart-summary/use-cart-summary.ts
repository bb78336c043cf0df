import type { CartResponse } from '@tokri/contracts/http';
import { useQuery, useDebouncedValue } from '@tokri/web-kit/platform';
import { accountCartQuery, cartQueryParams, useCartPreview, useSession } from '@tokri/web-kit/session';

/** Taps that follow each other faster than this are priced together. */
const settleMs = 250;

export interface CartSummary {
  /** Of the last cart that was priced. */
  readonly totals: CartResponse['Totals'] | undefined;
  /** False while a newer price is on its way. */
  readonly isCurrent: boolean;
}

/** The price of a visitor's local lines, from the server like any other (C7). */
const useVisitorSum = (isWanted: boolean): CartSummary => {
  const lines = useSession((state) => state.localLines);
  const settled = useDebouncedValue(lines, settleMs);
  const preview = useCartPreview(settled, { isWanted });
  return {
    totals: preview.data?.Totals,
    isCurrent: settled === lines && !preview.isPlaceholderData && !preview.isFetching,
  };
};

/** The price of the account's cart, with address, place and coupon as checkout chose them (C2, C3). */
const useAccountSum = (): CartSummary => {
  const state = useSession();
  const wish = cartQueryParams(state);
  const cart = useQuery({
    ...accountCartQuery(wish),
    enabled: wish.userId > 0 && state.cartCount > 0,
  });
  return {
    totals: cart.data?.Totals,
    isCurrent: !cart.isFetching && cart.data?.Count === state.cartCount,
  };
};

/** What the cart comes to with everything; whoever shows it shares one answer of the server. */
export const useCartSummary = (): CartSummary => {
  const userId = useSession((state) => state.user?.Id ?? 0);
  const account = useAccountSum();
  const visitor = useVisitorSum(userId === 0);
  return userId > 0 ? account : visitor;
};
