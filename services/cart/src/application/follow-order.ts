import { kolkataDate } from '@tokri/contracts';
import type { Cart } from '../domain/cart.ts';
import { giveBack, takeCart, takeOut, type OrderedLine } from '../domain/take-cart.ts';
import { dropOrder, lapseOrder, noteOrder, standOrder } from '../domain/user-orders.ts';
import { changeCart } from './change-cart.ts';
import type { CartStore, Clock } from './ports.ts';

interface OrderRef {
  readonly orderId: number;
  readonly userId: number;
  readonly pdate: string;
  readonly eventId: string;
}
interface Needs {
  readonly store: CartStore;
  readonly clock: Clock;
}

const about = ({ clock }: Needs, { userId, eventId }: OrderRef) => ({
  userId,
  seen: eventId,
  today: kolkataDate(clock()),
});

/** `order.placed`: the order gets the cart, or hears why not. */
export const takeCartFor = (
  needs: Needs,
  order: OrderRef & { readonly cartVersion: number; readonly couponCode: string | null },
): Promise<void> =>
  changeCart(needs.store, about(needs, order), (cart) => {
    const { orderId, pdate } = order;
    const taken = takeCart(cart, { pdate, version: order.cartVersion, orderId });
    if (!taken.ok)
      return {
        cart,
        facts: [{ kind: 'refused', pdate, orderId, code: taken.code }],
        outcome: undefined,
      };
    return {
      cart: noteOrder(taken.value, order),
      facts: [{ kind: 'taken', pdate, orderId }],
      outcome: undefined,
    };
  });

const letGo = (
  needs: Needs,
  order: OrderRef,
  forget: (cart: Cart, orderId: number) => Cart,
): Promise<void> =>
  changeCart(needs.store, about(needs, order), (cart) => {
    const back = giveBack(cart, order);
    return {
      cart: forget(back, order.orderId),
      facts:
        back === cart ? [] : [{ kind: 'given-back', pdate: order.pdate, orderId: order.orderId }],
      outcome: undefined,
    };
  });

/** `order.rejected`, `order.cancelled`: the order lets the cart go, and is none of the user's any more. */
export const giveCartBack = (needs: Needs, order: OrderRef): Promise<void> =>
  letGo(needs, order, dropOrder);

/** `order.lapsed`: the order lets the cart go; its money may still come. */
export const giveLapsedCartBack = (needs: Needs, order: OrderRef): Promise<void> =>
  letGo(needs, order, lapseOrder);

/** `order.confirmed`: the ordered quantities leave the cart. */
export const emptyCartFor = (
  needs: Needs,
  order: OrderRef & { readonly lines: readonly OrderedLine[] },
): Promise<void> =>
  changeCart(needs.store, about(needs, order), (cart) => {
    const emptied = takeOut(cart, order);
    return {
      cart: standOrder(emptied, order.orderId),
      facts:
        emptied === cart ? [] : [{ kind: 'emptied', pdate: order.pdate, orderId: order.orderId }],
      outcome: undefined,
    };
  });
