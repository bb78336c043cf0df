import type { CartResponse } from '@tokri/contracts/api';
import { useQuery, useDebouncedValue } from '@tokri/web-kit/platform';
import {
  accountCartQuery,
  cartQueryParams,
  useCartPreview,
  useSession,
} from '@tokri/web-kit/session';
import { estimateCart, type CartEstimate } from './estimate-cart.ts';
import { useDeliveryRule } from './use-delivery-rule.ts';

const debounceMs = 250;

export interface CartSummary {
  /** As the server priced it last, maybe before the latest change. */
  readonly totals: CartResponse['Totals'] | undefined;
  /** Of the cart as it is now; an estimate until the server has priced it. */
  readonly current: CartEstimate | undefined;
  readonly isEstimate: boolean;
}

interface PricedCart {
  readonly cart: CartResponse | undefined;
  readonly isCurrent: boolean;
}

const useVisitorCart = (isEnabled: boolean): PricedCart => {
  const lines = useSession((state) => state.localLines);
  const debouncedLines = useDebouncedValue(lines, debounceMs);
  const preview = useCartPreview(debouncedLines, { isEnabled });
  return {
    cart: preview.data,
    isCurrent: debouncedLines === lines && !preview.isPlaceholderData && !preview.isFetching,
  };
};

const useAccountCart = (): PricedCart => {
  const state = useSession();
  const params = cartQueryParams(state);
  const cart = useQuery({
    ...accountCartQuery(params),
    enabled: params.userId > 0 && state.cartCount > 0,
  });
  return {
    cart: cart.data,
    isCurrent: !cart.isFetching && cart.data?.Count === state.cartCount,
  };
};

export const useCartSummary = (): CartSummary => {
  const userId = useSession((state) => state.user?.Id ?? 0);
  const lines = useSession(({ user, serverLines, localLines }) =>
    user ? serverLines : localLines,
  );
  const rule = useDeliveryRule();
  const account = useAccountCart();
  const visitor = useVisitorCart(userId === 0);
  const { cart, isCurrent } = userId > 0 ? account : visitor;
  const isPriced = isCurrent && cart !== undefined;
  return {
    totals: cart?.Totals,
    current: isPriced
      ? { itemsTotal: cart.Totals.Items, freeDeliveryShort: cart.FreeDelivery.Short }
      : lines.length > 0
        ? estimateCart({ lines, cart, rule })
        : undefined,
    isEstimate: !isPriced,
  };
};
