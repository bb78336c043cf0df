import { newCart, ordersMax } from './cart.ts';
import { dropOrder, lapseOrder, noteOrder, standingOrders, standOrder } from './user-orders.ts';

const ten = { orderId: 1, couponCode: 'TEN' };
const codes = (cart: Parameters<typeof standingOrders>[0]) =>
  standingOrders(cart).map(({ couponCode }) => couponCode);

describe('orders of a user', () => {
  const cart = noteOrder(newCart(7), ten);
  it('placed, stands; told twice, stands once', () =>
    expect(codes(noteOrder(cart, ten))).toEqual(['TEN']));
  it('ended, is none any more', () => expect(codes(dropOrder(cart, 1))).toEqual([]));
  it('lapsed, does not count until its money comes', () => {
    const lapsed = lapseOrder(cart, 1);
    expect([codes(lapsed), codes(standOrder(lapsed, 1))]).toEqual([[], ['TEN']]);
  });
  it('an unknown one that ends, lapses or stands, changes nothing', () => {
    for (const change of [dropOrder, lapseOrder, standOrder]) expect(change(cart, 2)).toBe(cart);
  });
  it('very many, keep the newest', () => {
    const many = Array.from({ length: ordersMax + 5 }, (_, index) => index + 1).reduce(
      (all, orderId) => noteOrder(all, { orderId, couponCode: null }),
      newCart(7),
    );
    expect([many.orders.length, many.orders.at(-1)?.orderId]).toEqual([ordersMax, ordersMax + 5]);
  });
});
