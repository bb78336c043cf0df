import {
  cartOperations,
  orderOperations,
  slotOperations,
  type CartAnswer,
} from '@tokri/contracts/http';
import { useNavigate, useQueryClient } from '@tokri/web-kit/platform';
import { changeSession, noCartChoice, readServerCart, session } from '@tokri/web-kit/session';
import { dialogTypes, isConfirmed, money, showDialog } from '@tokri/web-kit/ui';
import { useRef, useState } from 'react';
import type { PayMethod } from '../../features/place/pay-panel.tsx';
import {
  usePlaceOrder,
  type PlaceAnswer,
  type PlaceBody,
  type PlaceState,
  type ShortLine,
} from '../../features/place/use-place-order.ts';
import { letGo } from '../../features/slot/hold-calls.ts';
import { readHold, storeHold } from '../../features/slot/hold-storage.ts';
import type { Hold } from '../../features/slot/hold.ts';
import type { Wish } from '../../features/slot/use-wish.ts';
import { t } from '../../texts.ts';
import { focusPart } from './focus-part.ts';
import type { CustomerCart } from './use-customer-cart.ts';

export interface Placing {
  readonly state: PlaceState;
  /** Lines of which the last try found too few. */
  readonly short: readonly ShortLine[];
  readonly place: () => Promise<void>;
  /** Asks what became of the last try, or tries it again. */
  readonly again: () => Promise<void>;
  readonly forget: () => void;
}

interface Order {
  readonly cart: CartAnswer;
  readonly hold: Hold;
  readonly addressId: number;
  readonly note: string;
  readonly method: PayMethod;
}

const bodyOf = ({ cart, hold, addressId, note, method }: Order, userId: number): PlaceBody => ({
  UserId: userId,
  CompanyId: session().companyId,
  PDate: hold.slot.date,
  QuoteToken: cart.Quote?.Token ?? '',
  HoldId: hold.holdId,
  AddressId: addressId,
  PaymentMethod: method,
  Note: note.trim(),
  ...(cart.Coupon ? { CouponCode: cart.Coupon.Code } : {}),
});

const markPlacing = (userId: number, hold: Hold, placingSince: string): void => {
  const stored = readHold(userId);
  if (!stored) return;
  // Who orders with what is held has let go of a later choice that no answer came to.
  storeHold(
    stored.until === ''
      ? { ...stored, ...hold, replaces: 0, askedAt: '', previous: null, placingSince }
      : { ...stored, placingSince },
  );
};

export interface PlacingNeeds {
  readonly userId: number;
  readonly cart: CustomerCart;
  readonly wish: Wish;
  readonly note: string;
  readonly method: PayMethod;
}

type Refused = Extract<PlaceAnswer, { kind: 'refused' }>;

const useGoToOrder = (): ((orderId: number, method: PayMethod) => Promise<void>) => {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async (orderId, method) => {
    for (const { id } of [cartOperations.readCart, orderOperations.listOrdersOfUser])
      void client.invalidateQueries({ queryKey: [id], refetchType: 'none' });
    changeSession({ cartChoice: noCartChoice });
    void readServerCart().catch(() => undefined);
    await navigate(`/order-status?Id=${orderId}${method === 'online' ? '&Pay=1' : ''}`, {
      replace: true,
    });
  };
};

/** Places the order and leads out of every refusal. */
export const usePlacing = ({ userId, cart, wish, note, method }: PlacingNeeds): Placing => {
  const { hold, query, compare } = cart;
  const client = useQueryClient();
  const goToOrder = useGoToOrder();
  const [short, setShort] = useState<readonly ShortLine[]>([]);
  const { state, place, forget } = usePlaceOrder();
  const last = useRef<Order>(undefined);

  /** A rejected order had the place; the same slot is held anew as soon as the cart can be quoted. */
  const holdAnew = (held: Hold): void => {
    letGo(held.holdId);
    hold.drop();
    wish.set(held.slot);
  };

  const readAgain = async (before: CartAnswer): Promise<CartAnswer | undefined> => {
    const { data } = await query.refetch();
    if (data) compare(before, data);
    return data;
  };

  const leadOut = async (answer: Refused, order: Order): Promise<void> => {
    if (answer.isHoldGone && answer.way !== 'slot') holdAnew(order.hold);
    switch (answer.way) {
      case 'requote': {
        const after = await readAgain(order.cart);
        if (
          !after?.Quote ||
          answer.isHoldGone ||
          after.Totals.Payable !== order.cart.Totals.Payable
        )
          return;
        const said = await showDialog({
          type: dialogTypes.confirmation,
          message: t('place.same', { sum: money(after.Totals.Payable) }),
        });
        return isConfirmed(said) ? send({ ...order, cart: after }) : forget();
      }
      case 'review':
        await readAgain(order.cart);
        return focusPart('cart');
      case 'lines':
        setShort(answer.short);
        await readAgain(order.cart);
        return focusPart('cart');
      case 'slot':
        hold.drop();
        letGo(order.hold.holdId);
        void client.invalidateQueries({ queryKey: [slotOperations.listSlotsOfPincode.id] });
        return focusPart('slots');
      case 'again':
      case 'say':
        return undefined;
    }
  };

  const send = async (order: Order): Promise<void> => {
    setShort([]);
    last.current = order;
    markPlacing(userId, order.hold, new Date().toISOString());
    const answer = await place(bodyOf(order, userId));
    if (answer?.kind === 'placed') {
      hold.drop();
      cart.waits.readAgain();
      cart.coupon.choose('');
      return goToOrder(answer.orderId, order.method);
    }
    if (answer && answer.kind !== 'unsure') markPlacing(userId, order.hold, '');
    if (answer?.kind === 'refused') await leadOut(answer, order);
  };

  return {
    state,
    short,
    forget,
    again: async () => {
      if (last.current) await send(last.current);
    },
    place: async () => {
      if (cart.exact?.Quote && hold.current && cart.address)
        await send({
          cart: cart.exact,
          hold: hold.current,
          addressId: cart.address.Id,
          note,
          method,
        });
    },
  };
};
