import type { StandingOrder } from '@tokri/contracts/price';
import { ordersMax, type Cart, type UserOrder } from './cart.ts';

const without = (cart: Cart, orderId: number): readonly UserOrder[] =>
  cart.orders.filter((order) => order.orderId !== orderId);

/** An order is placed: from now on it is one of the user's. */
export const noteOrder = (
  cart: Cart,
  { orderId, couponCode }: { readonly orderId: number; readonly couponCode: string | null },
): Cart => ({
  ...cart,
  orders: [...without(cart, orderId), { orderId, couponCode, isStanding: true }].slice(-ordersMax),
});

/** An order is rejected or cancelled: it never counted. */
export const dropOrder = (cart: Cart, orderId: number): Cart =>
  cart.orders.some((order) => order.orderId === orderId)
    ? { ...cart, orders: without(cart, orderId) }
    : cart;

const standing = (cart: Cart, orderId: number, isStanding: boolean): Cart => {
  const known = cart.orders.find((order) => order.orderId === orderId);
  if (!known || known.isStanding === isStanding) return cart;
  return {
    ...cart,
    orders: cart.orders.map((order) => (order === known ? { ...order, isStanding } : order)),
  };
};

/** An order has lapsed and let its coupon go. */
export const lapseOrder = (cart: Cart, orderId: number): Cart => standing(cart, orderId, false);

/** Its money came after all. */
export const standOrder = (cart: Cart, orderId: number): Cart => standing(cart, orderId, true);

/** The orders that a coupon counts. */
export const standingOrders = (cart: Pick<Cart, 'orders'>): readonly StandingOrder[] =>
  cart.orders.filter(({ isStanding }) => isStanding);
