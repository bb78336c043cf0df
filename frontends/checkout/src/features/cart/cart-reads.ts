import type { CartAnswer } from '@tokri/contracts/http';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tokri/web-kit/platform';
import { accountCartQuery, type CartWish } from '@tokri/web-kit/session';

/** A quote is read anew this long before its end, so that there is always a live one. */
const renewAheadMs = 60_000;
/** A device whose clock runs ahead must not read without pause. */
const renewMsMin = 30_000;

const untilRenewal = (cart: CartAnswer | undefined): number | false => {
  if (!cart?.Quote) return false;
  return Math.max(renewMsMin, Date.parse(cart.Quote.ExpiresAt) - Date.now() - renewAheadMs);
};

/** The account's cart with its signed quote, once it is known what to ask for. */
export const useServerCart = (wish: CartWish, isReady: boolean): UseQueryResult<CartAnswer> =>
  useQuery({
    ...accountCartQuery(wish),
    enabled: isReady && wish.userId > 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => untilRenewal(state.data),
  });
