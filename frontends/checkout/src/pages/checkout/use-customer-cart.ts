import type { AddressResponse, CartResponse } from '@tokri/contracts/api';
import { updateSession, useSession, type CheckoutSelection } from '@tokri/web-kit/session';
import { showToast } from '@tokri/web-kit/ui';
import { useEffect, useRef, useState } from 'react';
import { useCouponCode, type CouponSelection } from '../../features/coupon/use-coupon-code.ts';
import type { CheckoutNotice } from '../../checkout-notice.ts';
import { findCheckoutNotice } from '../../features/cart/cart-lines.ts';
import { useServerCart } from '../../features/cart/cart-queries.ts';
import { useDisplayedCart, type DisplayedCart } from '../../features/cart/use-displayed-cart.ts';
import { compareCarts, type CartChange } from '../../features/cart/cart-changes.ts';
import {
  useDeliveryDaySync,
  type DeliveryDaySync,
} from '../../features/cart/use-delivery-day-sync.ts';
import type { Hold } from '../../features/slots/hold/hold.ts';
import { useHold, type HoldControls } from '../../features/slots/hold/use-hold.ts';
import { useWaitlist, type Waitlist } from '../../features/slots/waitlist/use-waitlist.ts';
import { t } from '../../labels.ts';
import { useSlotFromLink } from './use-slot-from-link.ts';
import { findSelectedAddress, type AddressChoice } from './use-address-choice.ts';

const minQuoteRemainingMs = 20_000;

export interface CustomerCart {
  readonly displayed: DisplayedCart;
  readonly quotedCart: CartResponse | undefined;
  readonly query: ReturnType<typeof useServerCart>;
  readonly hold: HoldControls;
  readonly waitlist: Waitlist;
  readonly daySync: DeliveryDaySync;
  readonly coupon: CouponSelection;
  readonly differences: readonly CartChange[];
  readonly compareWith: (before: CartResponse, after: CartResponse) => void;
  readonly notice: CheckoutNotice;
  readonly isRecalculating: boolean;
  readonly address: AddressResponse | undefined;
  readonly deliveryPincode: string;
}

const hasUsableQuote = (cart: CartResponse): boolean =>
  cart.Quote !== null && Date.parse(cart.Quote.ExpiresAt) - Date.now() > minQuoteRemainingMs;

const useHasPendingQuantities = (cart: CartResponse | undefined): boolean =>
  useSession(({ serverLines }) =>
    (cart?.Lines ?? []).some((line) =>
      serverLines.some(
        (sessionLine) =>
          sessionLine.LineKey === line.LineKey && sessionLine.Quantity !== line.Quantity,
      ),
    ),
  );

const useSharedCheckoutSelection = (
  { userId, pincode, addressId, slot, couponCode }: CheckoutSelection,
  isKnown: boolean,
): void => {
  const { id = 0, date = '', until = '' } = slot ?? {};
  useEffect(() => {
    if (isKnown)
      updateSession({
        checkoutSelection: {
          userId,
          pincode,
          addressId,
          slot: id > 0 ? { id, date, until } : null,
          couponCode,
        },
      });
  }, [isKnown, userId, pincode, addressId, id, date, until, couponCode]);
};

const findHeldSlotId = (day: string, hold: Hold | null): number =>
  hold?.slot.date === day ? hold.slot.slotId : 0;

const toSelectedSlot = (hold: Hold | null) =>
  hold ? { id: hold.slot.slotId, date: hold.slot.date, until: hold.until } : null;

const readQuoteToken = async (
  query: ReturnType<typeof useServerCart>,
  quotedCart: CartResponse | undefined,
  isFresh: boolean,
): Promise<string | null> => {
  if (quotedCart && !isFresh && hasUsableQuote(quotedCart)) return quotedCart.Quote?.Token ?? null;
  const { data, error } = await query.refetch();
  if (error) throw error;
  return data?.Quote?.Token ?? null;
};

const useHeldDaySync = (
  userId: number,
  hold: HoldControls,
  cart: CartResponse | undefined,
): DeliveryDaySync =>
  useDeliveryDaySync({
    userId,
    day: hold.current?.slot.date ?? '',
    cart,
    onRejected: (lines) => {
      hold.dropAndRelease(hold.current);
      showToast({ text: t('move.rejected', { names: lines.map(({ name }) => name).join(', ') }) });
    },
  });

const isReading = (query: ReturnType<typeof useServerCart>): boolean =>
  query.isPlaceholderData || query.isFetching;

export const useCustomerCart = (userId: number, addressChoice: AddressChoice): CustomerCart => {
  const pincode = useSession((state) => state.pincode);
  const day = useSession((state) => state.deliveryDate);
  const address = findSelectedAddress(addressChoice, pincode);
  const { Pincode: deliveryPincode = pincode, Id: addressId = 0 } = address ?? {};
  const isReady = !addressChoice.addresses.isPending;
  const coupon = useCouponCode(userId);
  const getQuoteTokenRef = useRef<(isFresh: boolean) => Promise<string | null>>(async () => null);
  const getQuoteToken = (isFresh: boolean) => getQuoteTokenRef.current(isFresh);
  const linkedSlotId = useSlotFromLink();
  const hold = useHold({ userId, getQuoteToken });
  const waitlist = useWaitlist({ userId, hold: hold.state, linkedSlotId, getQuoteToken });
  const query = useServerCart(
    {
      userId,
      day,
      pincode: deliveryPincode,
      addressId,
      slotId: findHeldSlotId(day, hold.current),
      couponCode: coupon.code,
    },
    isReady,
  );
  const slot = toSelectedSlot(hold.current);
  useSharedCheckoutSelection(
    { userId, pincode, addressId, slot, couponCode: coupon.code },
    isReady,
  );
  const quotedCart = query.isPlaceholderData ? undefined : query.data;
  getQuoteTokenRef.current = (isFresh) => readQuoteToken(query, quotedCart, isFresh);
  const displayed = useDisplayedCart(userId, query.data, query.isError);
  const daySync = useHeldDaySync(userId, hold, quotedCart);
  const [differences, setDifferences] = useState<readonly CartChange[]>([]);
  const hasPendingQuantities = useHasPendingQuantities(query.data);
  return {
    displayed,
    quotedCart,
    query,
    hold,
    waitlist,
    daySync,
    coupon,
    differences,
    compareWith: (before, after) => setDifferences(compareCarts(before, after)),
    notice: findCheckoutNotice(quotedCart?.Messages ?? []),
    isRecalculating: isReading(query) || daySync.state === 'moving' || hasPendingQuantities,
    address,
    deliveryPincode,
  };
};
