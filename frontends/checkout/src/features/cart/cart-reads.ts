import { cartOperations, type CartAnswer } from '@tokri/contracts/http';
import { call, isApiProblem, keepPreviousData, useQuery, type UseQueryResult } from '@tokri/web-kit/platform';
import { changeSession, keepServerCart, session } from '@tokri/web-kit/session';
import { today } from '@tokri/web-kit/ui';

/** What a quote is asked for. */
export interface CartWish {
  readonly userId: number;
  /** Delivery date, or empty for the user's nearest open one. */
  readonly day: string;
  /** Counts when no address is chosen; may be empty. */
  readonly pincode: string;
  /** 0 for none. */
  readonly addressId: number;
  /** Of `day`; 0 for none. */
  readonly slotId: number;
  /** Empty for none. */
  readonly couponCode: string;
}

/** What was just saved elsewhere (an address) may be on its way to the cart. */
const notKnownRetriesMax = 4;
const passingRetriesMax = 2;
const retryMs = 600;
/** A quote is read anew this long before its end, so that there is always a live one. */
const renewAheadMs = 60_000;
/** A device whose clock runs ahead must not read without pause. */
const renewMsMin = 30_000;

const namesOf = ({ addressId, pincode, slotId, couponCode }: CartWish) => ({
  ...(couponCode ? { CouponCode: couponCode } : {}),
  ...(addressId > 0 ? { AddressId: addressId } : pincode ? { Pincode: pincode } : {}),
  ...(slotId > 0 ? { SlotId: slotId } : {}),
});

const nearest = (wish: CartWish, signal?: AbortSignal): Promise<CartAnswer> =>
  call(cartOperations.readNearestCart, { query: { UserId: wish.userId, CompanyId: session().companyId, ...namesOf(wish) }, signal });

const ofDay = (wish: CartWish, signal?: AbortSignal): Promise<CartAnswer> => call(cartOperations.readCart, { query: { UId: wish.userId, PDate: wish.day, ...namesOf(wish) }, signal });

/** A date that is over is no date: the lines of it wait for today. */
const isOpen = (day: string): boolean => day !== '' && day >= today();

/** The lines may lie on another day than this device remembers (chosen elsewhere): then that day is taken over. */
export const readCart = async (wish: CartWish, signal?: AbortSignal): Promise<CartAnswer> => {
  const asked = isOpen(wish.day) ? await ofDay(wish, signal) : undefined;
  const cart = asked && asked.Lines.length > 0 ? asked : await nearest(wish, signal);
  if (session().user?.Id === wish.userId) {
    keepServerCart(cart);
    // Later changes of quantity name this day, so that no line is torn from the others.
    if (cart.Lines.length > 0 && session().deliveryDate !== cart.PDate) changeSession({ deliveryDate: cart.PDate });
  }
  return cart;
};

export const cartKey = ({ userId, day, pincode, addressId, slotId, couponCode }: CartWish) =>
  [cartOperations.readCart.id, userId, day, addressId > 0 ? `address ${addressId}` : pincode, slotId, couponCode] as const;

const mayGoWell = (count: number, problem: Error): boolean => {
  if (!isApiProblem(problem) || problem.code === 'offline') return false;
  return problem.code === 'not-known-yet' ? count < notKnownRetriesMax : problem.isPassing && count < passingRetriesMax;
};

const untilRenewal = (cart: CartAnswer | undefined): number | false => {
  if (!cart?.Quote) return false;
  return Math.max(renewMsMin, Date.parse(cart.Quote.ExpiresAt) - Date.now() - renewAheadMs);
};

/** The account's cart with its signed quote, once it is known what to ask for. */
export const useServerCart = (wish: CartWish, isReady: boolean): UseQueryResult<CartAnswer> =>
  useQuery({
    queryKey: cartKey(wish),
    queryFn: ({ signal }) => readCart(wish, signal),
    enabled: isReady && wish.userId > 0,
    placeholderData: keepPreviousData,
    retry: mayGoWell,
    retryDelay: retryMs,
    refetchInterval: ({ state }) => untilRenewal(state.data),
  });
