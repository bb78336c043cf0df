import { dal, buildLine, onion } from '../../testing/catalog-fixtures.ts';
import { findDay, newCart, withLines, type Cart } from '../lines/cart.ts';
import { releaseCart, reserveCart, removeOrderedLines } from './cart-reservation.ts';

const pdate = '2026-11-22';
const cart: Cart = withLines(newCart(7), pdate, [buildLine(1, onion, 2), buildLine(2, dal, 1)]);
const taken = (): Cart => {
  const outcome = reserveCart(cart, { pdate, version: 1, orderId: 42 });
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.value;
};

describe('taking a cart for an order', () => {
  it('the quoted version, taken', () => expect(findDay(taken(), pdate).takenBy).toBe(42));
  it('changed since the quote, refused', () =>
    expect(reserveCart(cart, { pdate, version: 0, orderId: 42 })).toEqual({
      ok: false,
      code: 'quote-changed',
    }));
  it('another order has it, refused', () =>
    expect(reserveCart(taken(), { pdate, version: 1, orderId: 43 })).toEqual({
      ok: false,
      code: 'cart-taken',
    }));
  it('the same order again, nothing changes', () => {
    const before = taken();
    expect(reserveCart(before, { pdate, version: 1, orderId: 42 })).toEqual({
      ok: true,
      value: before,
    });
  });
  it('a date without a cart, refused', () =>
    expect(reserveCart(cart, { pdate: '2026-11-23', version: 1, orderId: 42 })).toEqual({
      ok: false,
      code: 'quote-changed',
    }));
});

describe('giving a cart back', () => {
  it('to its owner, free again with all lines', () =>
    expect(findDay(releaseCart(taken(), { pdate, orderId: 42 }), pdate)).toMatchObject({
      takenBy: null,
      lines: cart.dates[pdate]?.lines,
    }));
  it('by an order that does not have it, nothing changes', () => {
    const before = taken();
    expect(releaseCart(before, { pdate, orderId: 43 })).toBe(before);
  });
});

describe('taking the ordered quantities out', () => {
  const ordered = [
    { cartLineId: 1, quantity: 2 },
    { cartLineId: 2, quantity: 1 },
  ];
  it('nothing was added meanwhile, empty and free', () =>
    expect(
      findDay(removeOrderedLines(taken(), { pdate, orderId: 42, lines: ordered }), pdate),
    ).toMatchObject({
      takenBy: null,
      lines: [],
    }));
  it('one was added meanwhile, it stays', () => {
    const more = withLines(taken(), pdate, [buildLine(1, onion, 3), buildLine(2, dal, 1)]);
    expect(
      findDay(removeOrderedLines(more, { pdate, orderId: 42, lines: ordered }), pdate).lines,
    ).toEqual([buildLine(1, onion, 1)]);
  });
  it('the next cart was filled meanwhile, its version and so its quote stay', () => {
    const next = withLines(taken(), pdate, [buildLine(3, onion, 1)]);
    expect(
      findDay(removeOrderedLines(next, { pdate, orderId: 42, lines: ordered }), pdate),
    ).toEqual({
      ...findDay(next, pdate),
      takenBy: null,
    });
  });
  it('twice, the second changes nothing', () => {
    const once = removeOrderedLines(taken(), { pdate, orderId: 42, lines: ordered });
    expect(removeOrderedLines(once, { pdate, orderId: 42, lines: ordered })).toBe(once);
  });
});
