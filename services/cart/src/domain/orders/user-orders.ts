import type { CouponOrder } from '@tokri/contracts/pricing';
import { findDay, maxOrders, type Cart, type UserOrder } from '../lines/cart.ts';

const otherOrders = (cart: Cart, orderId: number): readonly UserOrder[] =>
  cart.orders.filter((order) => order.orderId !== orderId);

export const recordOrder = (
  cart: Cart,
  { orderId, couponCode }: { readonly orderId: number; readonly couponCode: string | null },
): Cart => ({
  ...cart,
  orders: [...otherOrders(cart, orderId), { orderId, couponCode, isActive: true }].slice(
    -maxOrders,
  ),
});

export const removeOrder = (cart: Cart, orderId: number): Cart =>
  cart.orders.some((order) => order.orderId === orderId)
    ? { ...cart, orders: otherOrders(cart, orderId) }
    : cart;

const setActive = (cart: Cart, orderId: number, isActive: boolean): Cart => {
  const known = cart.orders.find((order) => order.orderId === orderId);
  if (!known || known.isActive === isActive) return cart;
  return {
    ...cart,
    orders: cart.orders.map((order) => (order === known ? { ...order, isActive } : order)),
  };
};

export const expireOrder = (cart: Cart, orderId: number): Cart => setActive(cart, orderId, false);

export const reactivateOrder = (cart: Cart, orderId: number): Cart =>
  setActive(cart, orderId, true);

export const activeOrders = (cart: Pick<Cart, 'orders'>): readonly CouponOrder[] =>
  cart.orders.filter(({ isActive }) => isActive);

/**
 * Without the order that has the cart of this date: another order of the cart is possible only once
 * that one has ended, and then its coupon is free again. The event that says so may be on its way.
 */
export const ordersBeforeQuote = (
  cart: Pick<Cart, 'orders' | 'dates'>,
  pdate: string,
): readonly CouponOrder[] => {
  const { reservedForOrderId } = findDay(cart, pdate);
  return activeOrders({
    orders: cart.orders.filter(({ orderId }) => orderId !== reservedForOrderId),
  });
};
