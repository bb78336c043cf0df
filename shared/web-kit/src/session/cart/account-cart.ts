import { cartOperations, type CartLineResponse, type CartResponse } from '@tokri/contracts/api';
import { callApi } from '../../platform/api/api-client.ts';
import { isApiProblem } from '../../platform/api/problem.ts';
import { shouldRetry } from '../../platform/query.ts';
import { today } from '../../ui/format/day.ts';
import { mergeServerLines } from './set-quantity.ts';
import { totalQuantity } from './local-line.ts';
import {
  updateSession,
  noCheckoutSelection,
  session,
  type CheckoutSelection,
  type Session,
} from '../store/store.ts';

export interface CartQueryParams {
  readonly userId: number;
  readonly day: string;
  readonly pincode: string;
  readonly addressId: number;
  readonly slotId: number;
  readonly couponCode: string;
}

/** An address saved a moment ago may not have reached the cart service yet. */
const maxReplicaRetries = 4;
const retryMs = 600;

const isHeld = (
  slot: CheckoutSelection['slot'],
  day: string,
): slot is NonNullable<CheckoutSelection['slot']> =>
  slot !== null && slot.date === day && Date.parse(slot.until) > Date.now();

export const cartQueryParams = ({
  user,
  deliveryDate: day,
  pincode,
  checkoutSelection,
}: Session): CartQueryParams => {
  const userId = user?.Id ?? 0;
  const selection = checkoutSelection.userId === userId ? checkoutSelection : noCheckoutSelection;
  const { addressId, slot } = selection.pincode === pincode ? selection : noCheckoutSelection;
  return {
    userId,
    day,
    pincode,
    addressId,
    slotId: isHeld(slot, day) ? slot.id : 0,
    couponCode: selection.couponCode,
  };
};

/** `ChosenOfferId` identifies the line; `OfferId` is the offer that is applied. */
export const chosenOfferId = ({
  ChosenOfferId,
  OfferId,
}: Pick<CartLineResponse, 'ChosenOfferId' | 'OfferId'>): number => ChosenOfferId ?? OfferId;

export const applyServerCart = ({ Lines, Count }: Pick<CartResponse, 'Lines' | 'Count'>): void => {
  const confirmedLines = Lines.map((line) => ({
    ItemId: line.ItemId,
    UnitId: line.UnitId,
    OfferId: chosenOfferId(line),
    LineKey: line.LineKey,
    Quantity: line.Quantity,
    SeenRateWithTax: line.RateWithTax,
  }));
  const serverLines = mergeServerLines(confirmedLines);
  updateSession({
    serverLines,
    cartCount: Count + totalQuantity(serverLines) - totalQuantity(confirmedLines),
  });
};

const optionalParams = ({ addressId, pincode, slotId, couponCode }: CartQueryParams) => ({
  ...(couponCode ? { CouponCode: couponCode } : {}),
  ...(addressId > 0 ? { AddressId: addressId } : pincode ? { Pincode: pincode } : {}),
  ...(slotId > 0 ? { SlotId: slotId } : {}),
});

const fetchNearestCart = (params: CartQueryParams, signal?: AbortSignal): Promise<CartResponse> =>
  callApi(cartOperations.readNearestCart, {
    query: { UserId: params.userId, CompanyId: session().companyId, ...optionalParams(params) },
    signal,
  });

const fetchCartForDay = (params: CartQueryParams, signal?: AbortSignal): Promise<CartResponse> =>
  callApi(cartOperations.readCart, {
    query: { UId: params.userId, PDate: params.day, ...optionalParams(params) },
    signal,
  });

const isUpcoming = (day: string): boolean => day !== '' && day >= today();

/**
 * Reads the cart of the delivery date, or of the nearest open date. If another device moved the
 * lines to a different day, adopts that day and drops the slot.
 */
const readCart = async (params: CartQueryParams, signal?: AbortSignal): Promise<CartResponse> => {
  const requestedCart = isUpcoming(params.day) ? await fetchCartForDay(params, signal) : undefined;
  const cart =
    requestedCart && requestedCart.Lines.length > 0
      ? requestedCart
      : await fetchNearestCart({ ...params, slotId: 0 }, signal);
  if (session().user?.Id === params.userId) {
    applyServerCart(cart);
    if (cart.Lines.length > 0 && session().deliveryDate !== cart.PDate)
      updateSession({ deliveryDate: cart.PDate });
  }
  return cart;
};

const shouldRetryCartQuery = (count: number, problem: Error): boolean =>
  isApiProblem(problem) && problem.code === 'not-known-yet'
    ? count < maxReplicaRetries
    : shouldRetry(count, problem);

export const accountCartQuery = (params: CartQueryParams) => ({
  queryKey: [
    cartOperations.readCart.operationId,
    params.userId,
    params.day,
    params.addressId > 0 ? `address ${params.addressId}` : params.pincode,
    params.slotId,
    params.couponCode,
  ] as const,
  queryFn: ({ signal }: { readonly signal?: AbortSignal }) => readCart(params, signal),
  retry: shouldRetryCartQuery,
  retryDelay: retryMs,
});

export const fetchServerCart = async (): Promise<CartResponse | undefined> => {
  const params = cartQueryParams(session());
  return params.userId > 0 ? readCart(params) : undefined;
};
