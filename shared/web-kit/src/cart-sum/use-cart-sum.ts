import type { CartAnswer } from '@tokri/contracts/http';
import { useQuery, useSettled } from '@tokri/web-kit/platform';
import { accountCartQuery, cartWish, useCartPreview, useSession } from '@tokri/web-kit/session';

/** Taps that follow each other faster than this are priced together. */
const settleMs = 250;

export interface CartSum {
  /** Of the last cart that was priced. */
  readonly totals: CartAnswer['Totals'] | undefined;
  /** False while a newer price is on its way. */
  readonly isCurrent: boolean;
}

/** The price of a visitor's local lines, from the server like any other (C7). */
const useVisitorSum = (isWanted: boolean): CartSum => {
  const lines = useSession((state) => state.localLines);
  const settled = useSettled(lines, settleMs);
  const preview = useCartPreview(settled, { isWanted });
  return {
    totals: preview.data?.Totals,
    isCurrent: settled === lines && !preview.isPlaceholderData && !preview.isFetching,
  };
};

/** The price of the account's cart, with address, place and coupon as checkout chose them (C2, C3). */
const useAccountSum = (): CartSum => {
  const state = useSession();
  const wish = cartWish(state);
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
export const useCartSum = (): CartSum => {
  const userId = useSession((state) => state.user?.Id ?? 0);
  const account = useAccountSum();
  const visitor = useVisitorSum(userId === 0);
  return userId > 0 ? account : visitor;
};
