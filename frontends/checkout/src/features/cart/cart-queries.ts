import type { CartResponse } from '@tokri/contracts/api';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tokri/web-kit/platform';
import { accountCartQuery, type CartQueryParams } from '@tokri/web-kit/session';

const renewBeforeExpiryMs = 60_000;
/**
 * If the device clock is ahead, the quote always looks expired; this limits how often it is read.
 */
const minRenewIntervalMs = 30_000;

const renewIntervalMs = (cart: CartResponse | undefined): number | false => {
  if (!cart?.Quote) return false;
  return Math.max(
    minRenewIntervalMs,
    Date.parse(cart.Quote.ExpiresAt) - Date.now() - renewBeforeExpiryMs,
  );
};

export const useServerCart = (
  params: CartQueryParams,
  isReady: boolean,
): UseQueryResult<CartResponse> =>
  useQuery({
    ...accountCartQuery(params),
    enabled: isReady && params.userId > 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => renewIntervalMs(state.data),
  });
