import { shopDate } from '@tokri/contracts/dates';
import type { Clock } from '@tokri/service-kit/use-case';
import type { Cart } from '../../domain/lines/cart.ts';
import {
  releaseCart,
  reserveCart,
  removeOrderedLines,
  type OrderedLine,
} from '../../domain/orders/cart-reservation.ts';
import {
  removeOrder,
  expireOrder,
  recordOrder,
  reactivateOrder,
} from '../../domain/orders/user-orders.ts';
import { changeCart } from '../change-cart.ts';
import type { CartStore } from '../ports/carts.ts';

interface OrderReference {
  readonly orderId: number;
  readonly userId: number;
  readonly pdate: string;
  readonly eventId: string;
}
interface OrderEventDeps {
  readonly store: CartStore;
  readonly clock: Clock;
}

const toChangeContext = ({ clock }: OrderEventDeps, { userId, eventId }: OrderReference) => ({
  userId,
  eventId,
  today: shopDate(clock()),
});

export const handleOrderPlaced = (
  deps: OrderEventDeps,
  order: OrderReference & {
    readonly cartVersion: number;
    readonly couponCode: string | null;
    readonly earlierOrderIds?: readonly number[] | undefined;
    readonly expiredOrderIds?: readonly number[] | undefined;
  },
): Promise<void> =>
  changeCart(deps.store, toChangeContext(deps, order), (cart) => {
    const { orderId, pdate, earlierOrderIds = [], expiredOrderIds = [] } = order;
    const reserved = reserveCart(cart, {
      pdate,
      version: order.cartVersion,
      orderId,
      endedOrderIds: [...earlierOrderIds, ...expiredOrderIds],
    });
    if (!reserved.ok)
      return {
        cart,
        events: [{ kind: 'rejected', pdate, orderId, code: reserved.code }],
        result: undefined,
      };
    return {
      cart: recordOrder(reserved.value, order),
      events: [{ kind: 'reserved', pdate, orderId }],
      result: undefined,
    };
  });

const releaseCartOfOrder = (
  deps: OrderEventDeps,
  order: OrderReference,
  updateOrders: (cart: Cart, orderId: number) => Cart,
): Promise<void> =>
  changeCart(deps.store, toChangeContext(deps, order), (cart) => {
    const released = releaseCart(cart, order);
    return {
      cart: updateOrders(released, order.orderId),
      events:
        released === cart ? [] : [{ kind: 'released', pdate: order.pdate, orderId: order.orderId }],
      result: undefined,
    };
  });

export const handleOrderEnded = (deps: OrderEventDeps, order: OrderReference): Promise<void> =>
  releaseCartOfOrder(deps, order, removeOrder);

export const handlePaymentExpired = (deps: OrderEventDeps, order: OrderReference): Promise<void> =>
  releaseCartOfOrder(deps, order, expireOrder);

export const handleOrderConfirmed = (
  deps: OrderEventDeps,
  order: OrderReference & { readonly lines: readonly OrderedLine[] },
): Promise<void> =>
  changeCart(deps.store, toChangeContext(deps, order), (cart) => {
    const emptied = removeOrderedLines(cart, order);
    return {
      cart: reactivateOrder(emptied, order.orderId),
      events:
        emptied === cart ? [] : [{ kind: 'emptied', pdate: order.pdate, orderId: order.orderId }],
      result: undefined,
    };
  });
