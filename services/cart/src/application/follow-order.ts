import { kolkataDate } from '@tokri/contracts';
import { giveBack, takeCart, takeOut, type OrderedLine } from '../domain/take-cart.ts';
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

const about = ({ clock }: Needs, { userId, eventId }: OrderRef) => ({ userId, seen: eventId, today: kolkataDate(clock()) });

/** `order.placed`: the order gets the cart, or hears why not. */
export const takeCartFor = (needs: Needs, order: OrderRef & { readonly cartVersion: number }): Promise<void> =>
  changeCart(needs.store, about(needs, order), (cart) => {
    const { orderId, pdate } = order;
    const taken = takeCart(cart, { pdate, version: order.cartVersion, orderId });
    if (!taken.ok) return { cart, facts: [{ kind: 'refused', pdate, orderId, code: taken.code }], outcome: undefined };
    return { cart: taken.value, facts: [{ kind: 'taken', pdate, orderId }], outcome: undefined };
  });

/** `order.rejected`, `order.cancelled`, `order.lapsed`: the order lets the cart go. */
export const giveCartBack = (needs: Needs, order: OrderRef): Promise<void> =>
  changeCart(needs.store, about(needs, order), (cart) => {
    const next = giveBack(cart, order);
    return { cart: next, facts: next === cart ? [] : [{ kind: 'given-back', pdate: order.pdate, orderId: order.orderId }], outcome: undefined };
  });

/** `order.confirmed`: the ordered quantities leave the cart. */
export const emptyCartFor = (needs: Needs, order: OrderRef & { readonly lines: readonly OrderedLine[] }): Promise<void> =>
  changeCart(needs.store, about(needs, order), (cart) => {
    const next = takeOut(cart, order);
    return { cart: next, facts: next === cart ? [] : [{ kind: 'emptied', pdate: order.pdate, orderId: order.orderId }], outcome: undefined };
  });
