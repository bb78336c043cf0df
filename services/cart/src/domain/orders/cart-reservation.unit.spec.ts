import { dal, buildLine, onion } from '../../testing/catalog-fixtures.ts';
import { findDay, newCart, withLines, type Cart } from '../lines/cart.ts';
import { releaseCart, reserveCart, removeOrderedLines } from './cart-reservation.ts';

const pdate = '2026-11-22';
const cart: Cart = withLines(newCart(7), pdate, [buildLine(1, onion, 2), buildLine(2, dal, 1)]);
const buildReservedCart = (): Cart => {
  const outcome = reserveCart(cart, { pdate, version: 1, orderId: 42 });
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.value;
};

describe('reserveCart', () => {
  it('reserves the quoted version', () =>
    expect(findDay(buildReservedCart(), pdate).reservedForOrderId).toBe(42));
  it('rejects a cart that changed after the quote', () =>
    expect(reserveCart(cart, { pdate, version: 0, orderId: 42 })).toEqual({
      ok: false,
      code: 'quote-changed',
    }));
  it('rejects a cart that another order has reserved', () =>
    expect(reserveCart(buildReservedCart(), { pdate, version: 1, orderId: 43 })).toEqual({
      ok: false,
      code: 'cart-taken',
    }));
  it('takes the reservation of an earlier order that was rejected', () => {
    const reserved = reserveCart(buildReservedCart(), {
      pdate,
      version: 1,
      orderId: 43,
      endedOrderIds: [42],
    });
    expect(reserved.ok && findDay(reserved.value, pdate).reservedForOrderId).toBe(43);
  });
  it('changes nothing when the same order repeats', () => {
    const before = buildReservedCart();
    expect(reserveCart(before, { pdate, version: 1, orderId: 42 })).toEqual({
      ok: true,
      value: before,
    });
  });
  it('rejects a date without a cart', () =>
    expect(reserveCart(cart, { pdate: '2026-11-23', version: 1, orderId: 42 })).toEqual({
      ok: false,
      code: 'quote-changed',
    }));
});

describe('releaseCart', () => {
  it('releases the cart with all lines', () =>
    expect(findDay(releaseCart(buildReservedCart(), { pdate, orderId: 42 }), pdate)).toMatchObject({
      reservedForOrderId: null,
      lines: cart.dates[pdate]?.lines,
    }));
  it('changes nothing for an order without the reservation', () => {
    const before = buildReservedCart();
    expect(releaseCart(before, { pdate, orderId: 43 })).toBe(before);
  });
});

describe('removeOrderedLines', () => {
  const ordered = [
    { cartLineId: 1, quantity: 2 },
    { cartLineId: 2, quantity: 1 },
  ];
  it('empties and releases the cart', () =>
    expect(
      findDay(
        removeOrderedLines(buildReservedCart(), { pdate, orderId: 42, lines: ordered }),
        pdate,
      ),
    ).toMatchObject({
      reservedForOrderId: null,
      lines: [],
    }));
  it('keeps lines that were added meanwhile', () => {
    const more = withLines(buildReservedCart(), pdate, [
      buildLine(1, onion, 3),
      buildLine(2, dal, 1),
    ]);
    expect(
      findDay(removeOrderedLines(more, { pdate, orderId: 42, lines: ordered }), pdate).lines,
    ).toEqual([buildLine(1, onion, 1)]);
  });
  it('keeps the version and quote of a cart that was filled again', () => {
    const next = withLines(buildReservedCart(), pdate, [buildLine(3, onion, 1)]);
    expect(
      findDay(removeOrderedLines(next, { pdate, orderId: 42, lines: ordered }), pdate),
    ).toEqual({
      ...findDay(next, pdate),
      reservedForOrderId: null,
    });
  });
  it('changes nothing when repeated', () => {
    const once = removeOrderedLines(buildReservedCart(), { pdate, orderId: 42, lines: ordered });
    expect(removeOrderedLines(once, { pdate, orderId: 42, lines: ordered })).toBe(once);
  });
});
