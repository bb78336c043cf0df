import { newCart, maxOrders } from '../lines/cart.ts';
import {
  removeOrder,
  expireOrder,
  recordOrder,
  activeOrders,
  ordersBeforeQuote,
  reactivateOrder,
} from './user-orders.ts';

const ten = { orderId: 1, couponCode: 'TEN' };
const codes = (cart: Parameters<typeof activeOrders>[0]) =>
  activeOrders(cart).map(({ couponCode }) => couponCode);

describe('orders of a user', () => {
  const cart = recordOrder(newCart(7), ten);
  it('records an order once', () => expect(codes(recordOrder(cart, ten))).toEqual(['TEN']));
  it('removes an ended order', () => expect(codes(removeOrder(cart, 1))).toEqual([]));
  it('does not count an order with an expired payment until it is paid', () => {
    const expired = expireOrder(cart, 1);
    expect([codes(expired), codes(reactivateOrder(expired, 1))]).toEqual([[], ['TEN']]);
  });
  it('does not count the order that has the cart of the quoted date', () => {
    const day = { version: 1, reservedForOrderId: 1, lines: [] };
    const reserved = { ...cart, dates: { '2026-11-22': day } };
    expect([
      ordersBeforeQuote(reserved, '2026-11-22'),
      ordersBeforeQuote(reserved, '2026-11-23').map(({ couponCode }) => couponCode),
    ]).toEqual([[], ['TEN']]);
  });
  it('changes nothing for an unknown order', () => {
    for (const change of [removeOrder, expireOrder, reactivateOrder])
      expect(change(cart, 2)).toBe(cart);
  });
  it('keeps the newest orders up to the limit', () => {
    const many = Array.from({ length: maxOrders + 5 }, (_, index) => index + 1).reduce(
      (all, orderId) => recordOrder(all, { orderId, couponCode: null }),
      newCart(7),
    );
    expect([many.orders.length, many.orders.at(-1)?.orderId]).toEqual([maxOrders, maxOrders + 5]);
  });
});
