import type { AddressAnswer, CartAnswer } from '@tokri/contracts/http';
import { changeSession, useSession, type CartChoice } from '@tokri/web-kit/session';
import { showToast } from '@tokri/web-kit/ui';
import { useEffect, useRef, useState } from 'react';
import { useCouponCode, type CouponChoice } from '../../features/coupon/coupon-code.ts';
import { noticesOf } from '../../features/cart/cart-lines.ts';
import { useServerCart } from '../../features/cart/cart-reads.ts';
import { useShownCart, type ShownCart } from '../../features/cart/shown-cart.ts';
import { changesBetween, type CartChange } from '../../features/cart/cart-changes.ts';
import { useDayMove, type DayMove } from '../../features/cart/use-day-move.ts';
import { letGo } from '../../features/slot/hold-calls.ts';
import { useHold, type HoldControl } from '../../features/slot/use-hold.ts';
import { useWaits, type Waits } from '../../features/slot/use-waits.ts';
import { t } from '../../texts.ts';
import { useCalledFor } from './called-for.ts';
import { addressOf, type AddressChoice } from './use-address-choice.ts';

/** A quote that ends sooner than this is read anew before anything is asked with it. */
const quoteLeftMsMin = 20_000;

export interface CustomerCart {
  readonly shown: ShownCart;
  /** The cart with its quote for exactly this address, day and slot; undefined while it is being read. */
  readonly exact: CartAnswer | undefined;
  readonly query: ReturnType<typeof useServerCart>;
  readonly hold: HoldControl;
  readonly waits: Waits;
  readonly move: DayMove;
  readonly coupon: CouponChoice;
  /** How the cart differs from the one that was ordered in vain. */
  readonly differences: readonly CartChange[];
  readonly compare: (before: CartAnswer, after: CartAnswer) => void;
  readonly notice: '' | 'not-served' | 'slot';
  readonly isCounting: boolean;
  readonly address: AddressAnswer | undefined;
  readonly place: string;
}

const isLive = (cart: CartAnswer): boolean =>
  cart.Quote !== null && Date.parse(cart.Quote.ExpiresAt) - Date.now() > quoteLeftMsMin;

const noticeOf = (cart: CartAnswer | undefined): CustomerCart['notice'] => {
  const codes = noticesOf(cart?.Messages ?? []).map(({ Code }) => Code);
  if (codes.includes('not-served')) return 'not-served';
  return codes.length > 0 ? 'slot' : '';
};

/** Quantities that are wished and not yet in the sums. */
const useIsBehind = (cart: CartAnswer | undefined): boolean =>
  useSession(({ serverLines }) =>
    (cart?.Lines ?? []).some((line) =>
      serverLines.some(
        (known) => known.LineKey === line.LineKey && known.Quantity !== line.Quantity,
      ),
    ),
  );

/** Other pages count the cart as it was last counted here. */
const useKeptChoice = (
  { userId, pincode, addressId, slot, couponCode }: CartChoice,
  isKnown: boolean,
): void => {
  const { id = 0, date = '', until = '' } = slot ?? {};
  useEffect(() => {
    if (isKnown)
      changeSession({
        cartChoice: {
          userId,
          pincode,
          addressId,
          slot: id > 0 ? { id, date, until } : null,
          couponCode,
        },
      });
  }, [isKnown, userId, pincode, addressId, id, date, until, couponCode]);
};

/** The account's cart and the place that is held for it: one day, one quote. */
export const useCustomerCart = (userId: number, choice: AddressChoice): CustomerCart => {
  const pincode = useSession((state) => state.pincode);
  const day = useSession((state) => state.deliveryDate);
  const address = addressOf(choice, pincode);
  const place = address?.Pincode ?? pincode;
  const coupon = useCouponCode(userId);
  const readToken = useRef<(isFresh: boolean) => Promise<string | null>>(async () => null);
  const hold = useHold({ userId, quoteToken: (isFresh) => readToken.current(isFresh) });
  const waits = useWaits({
    userId,
    hold: hold.state,
    calledFor: useCalledFor(),
    quoteToken: (isFresh) => readToken.current(isFresh),
  });
  const heldSlot = hold.current?.slot;
  const query = useServerCart(
    {
      userId,
      day,
      pincode: place,
      addressId: address?.Id ?? 0,
      slotId: heldSlot && heldSlot.date === day ? heldSlot.slotId : 0,
      couponCode: coupon.code,
    },
    !choice.addresses.isPending,
  );
  const keptSlot = hold.current
    ? { id: hold.current.slot.slotId, date: hold.current.slot.date, until: hold.current.until }
    : null;
  useKeptChoice(
    { userId, pincode, addressId: address?.Id ?? 0, slot: keptSlot, couponCode: coupon.code },
    !choice.addresses.isPending,
  );
  const exact = query.isPlaceholderData ? undefined : query.data;
  readToken.current = async (isFresh) => {
    if (exact && !isFresh && isLive(exact)) return exact.Quote?.Token ?? null;
    const { data, error } = await query.refetch();
    if (error) throw error;
    return data?.Quote?.Token ?? null;
  };
  const shown = useShownCart(userId, query.data, query.isError);
  const move = useDayMove({
    userId,
    day: heldSlot?.date ?? '',
    cart: exact,
    onRefused: (lines) => {
      letGo(hold.current?.holdId ?? 0);
      hold.drop();
      showToast({ text: t('move.refused', { names: lines.map(({ name }) => name).join(', ') }) });
    },
  });
  const [differences, setDifferences] = useState<readonly CartChange[]>([]);
  const isBehind = useIsBehind(query.data);
  return {
    shown,
    exact,
    query,
    hold,
    waits,
    move,
    coupon,
    differences,
    compare: (before, after) => setDifferences(changesBetween(before, after)),
    notice: noticeOf(exact),
    isCounting: query.isPlaceholderData || query.isFetching || move.state === 'moving' || isBehind,
    address,
    place,
  };
};
