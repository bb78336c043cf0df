import { cartOperations, type CartResponse, type CartLineResponse } from '@tokri/contracts/http';
import { callApi } from '../../platform/api/api-client.ts';
import { isApiProblem } from '../../platform/api/problem.ts';
import { shouldRetry } from '../../platform/query.ts';
import { today } from '../../ui/format/day.ts';
import { confirmLines } from './set-quantity.ts';
import { totalQuantity } from './local-line.ts';
import { updateSession, noCheckoutSelection, session, type CheckoutSelection, type Session } from '../store/store.ts';

/** What the account's cart is asked for with: the same names, the same sums. */
export interface CartQueryParams {
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
const retryMs = 600;

const isHeld = (slot: CheckoutSelection['slot'], day: string): slot is NonNullable<CheckoutSelection['slot']> =>
  slot !== null && slot.date === day && Date.parse(slot.until) > Date.now();

/** What every page asks with: as checkout chose, as far as that still holds, else by day and pincode. */
export const cartQueryParams = ({ user, deliveryDate: day, pincode, checkoutSelection: cartChoice }: Session): CartQueryParams => {
  const userId = user?.Id ?? 0;
  const choice = cartChoice.userId === userId ? cartChoice : noCheckoutSelection;
  const { addressId, slot } = choice.pincode === pincode ? choice : noCheckoutSelection;
  return {
    userId,
    day,
    pincode,
    addressId,
    slotId: isHeld(slot, day) ? slot.id : 0,
    couponCode: choice.couponCode,
  };
};

/** The offer by which a line is known: the one that it names, while `OfferId` of an answer is the one that counts. */
export const chosenOfferId = ({
  ChosenOfferId,
  OfferId,
}: Pick<CartLineResponse, 'ChosenOfferId' | 'OfferId'>): number => ChosenOfferId ?? OfferId;

/** Takes over a cart that the server answered: badge, quantities on cards. */
export const applyServerCart = ({ Lines, Count }: Pick<CartResponse, 'Lines' | 'Count'>): void => {
  const told = Lines.map((line) => ({
    ItemId: line.ItemId,
    UnitId: line.UnitId,
    OfferId: chosenOfferId(line),
    LineKey: line.LineKey,
    Quantity: line.Quantity,
  }));
  const serverLines = confirmLines(told);
  updateSession({ serverLines, cartCount: Count + totalQuantity(serverLines) - totalQuantity(told) });
};

const namesOf = ({ addressId, pincode, slotId, couponCode }: CartQueryParams) => ({
  ...(couponCode ? { CouponCode: couponCode } : {}),
  ...(addressId > 0 ? { AddressId: addressId } : pincode ? { Pincode: pincode } : {}),
  ...(slotId > 0 ? { SlotId: slotId } : {}),
});

const nearest = (wish: CartQueryParams, signal?: AbortSignal): Promise<CartResponse> =>
  callApi(cartOperations.readNearestCart, {
    query: { UserId: wish.userId, CompanyId: session().companyId, ...namesOf(wish) },
    signal,
  });

const ofDay = (wish: CartQueryParams, signal?: AbortSignal): Promise<CartResponse> =>
  callApi(cartOperations.readCart, {
    query: { UId: wish.userId, PDate: wish.day, ...namesOf(wish) },
    signal,
  });

/** A date that is over is no date: the lines of it wait for today. */
const isOpen = (day: string): boolean => day !== '' && day >= today();

/**
 * Section 4: the cart is fetched by user Id and delivery date; without a date, that of the nearest open one. The lines may lie on another day than this device
 * remembers (chosen elsewhere): then that day is taken over, without the slot of the other.
 */
const readCart = async (wish: CartQueryParams, signal?: AbortSignal): Promise<CartResponse> => {
  const asked = isOpen(wish.day) ? await ofDay(wish, signal) : undefined;
  const cart =
    asked && asked.Lines.length > 0 ? asked : await nearest({ ...wish, slotId: 0 }, signal);
  if (session().user?.Id === wish.userId) {
    applyServerCart(cart);
    // Later changes of quantity name this day, so that no line is torn from the others.
    if (cart.Lines.length > 0 && session().deliveryDate !== cart.PDate)
      updateSession({ deliveryDate: cart.PDate });
  }
  return cart;
};

const isWorthRepeating = (count: number, problem: Error): boolean =>
  isApiProblem(problem) && problem.code === 'not-known-yet'
    ? count < notKnownRetriesMax
    : shouldRetry(count, problem);

/** The one query of the account's cart: whoever shows a sum of it shares the answer. */
export const accountCartQuery = (wish: CartQueryParams) => ({
  queryKey: [
    cartOperations.readCart.operationId,
    wish.userId,
    wish.day,
    wish.addressId > 0 ? `address ${wish.addressId}` : wish.pincode,
    wish.slotId,
    wish.couponCode,
  ] as const,
  queryFn: ({ signal }: { readonly signal?: AbortSignal }) => readCart(wish, signal),
  retry: isWorthRepeating,
  retryDelay: retryMs,
});

/** Reads the account's cart as pages ask for it, beside their queries; nothing for a visitor. */
export const fetchServerCart = async (): Promise<CartResponse | undefined> => {
  const wish = cartQueryParams(session());
  return wish.userId > 0 ? readCart(wish) : undefined;
};
