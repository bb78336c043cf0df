import type { CartResponse } from '@tokri/contracts/api';
import { useQuery, useDebouncedValue } from '@tokri/web-kit/platform';
import {
  accountCartQuery,
  cartQueryParams,
  useCartPreview,
  useSession,
} from '@tokri/web-kit/session';

const debounceMs = 250;

export interface CartSummary {
  readonly totals: CartResponse['Totals'] | undefined;
  readonly isCurrent: boolean;
}

const useVisitorCartSummary = (isEnabled: boolean): CartSummary => {
  const lines = useSession((state) => state.localLines);
  const debouncedLines = useDebouncedValue(lines, debounceMs);
  const preview = useCartPreview(debouncedLines, { isEnabled });
  return {
    totals: preview.data?.Totals,
    isCurrent: debouncedLines === lines && !preview.isPlaceholderData && !preview.isFetching,
  };
};

const useAccountCartSummary = (): CartSummary => {
  const state = useSession();
  const params = cartQueryParams(state);
  const cart = useQuery({
    ...accountCartQuery(params),
    enabled: params.userId > 0 && state.cartCount > 0,
  });
  return {
    totals: cart.data?.Totals,
    isCurrent: !cart.isFetching && cart.data?.Count === state.cartCount,
  };
};

export const useCartSummary = (): CartSummary => {
  const userId = useSession((state) => state.user?.Id ?? 0);
  const account = useAccountCartSummary();
  const visitor = useVisitorCartSummary(userId === 0);
  return userId > 0 ? account : visitor;
};
