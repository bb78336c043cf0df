import { dal, buildLine, onion } from '../../testing/catalog-fixtures.ts';
import { countUnits, findDay, findLine, newCart, withLines } from './cart.ts';
import { reserveCart } from '../orders/cart-reservation.ts';

const [today, tomorrow] = ['2026-11-21', '2026-11-22'];
const cart = withLines(withLines(newCart(7), today, [buildLine(1, onion, 2)]), tomorrow, [
  buildLine(2, dal, 1),
  buildLine(3, onion, 3),
]);

describe('carts of a user', () => {
  it('returns an empty, unreserved day for an unknown date', () =>
    expect(findDay(cart, '2026-11-23')).toEqual({
      version: 0,
      reservedForOrderId: null,
      lines: [],
    }));
  it('increments the version of the written date only, even for equal lines', () => {
    const rewritten = withLines(cart, tomorrow, findDay(cart, tomorrow).lines);
    expect([findDay(cart, tomorrow).version, findDay(rewritten, tomorrow).version]).toEqual([1, 2]);
    expect(findDay(rewritten, today)).toBe(findDay(cart, today));
  });
  it('keeps the version when emptied, so an old quote stays invalid', () =>
    expect(
      findDay(withLines(withLines(cart, today, []), today, [buildLine(4, dal, 1)]), today).version,
    ).toBe(3));
  it('keeps the reservation of an order when lines change', () => {
    const reserved = reserveCart(cart, { pdate: today, version: 1, orderId: 42 });
    expect(
      reserved.ok && findDay(withLines(reserved.value, today, []), today).reservedForOrderId,
    ).toBe(42);
  });
  it('counts units, not lines', () =>
    expect([today, tomorrow, '2026-11-23'].map((date) => countUnits(findDay(cart, date)))).toEqual([
      2, 4, 0,
    ]));
});

describe('findLine', () => {
  it.each([
    [1, today],
    [3, tomorrow],
  ])('finds line %i on %s', (lineId, pdate) =>
    expect(findLine(cart, lineId)).toMatchObject({ pdate, line: { lineId } }),
  );
  it('returns undefined for an unknown line', () => expect(findLine(cart, 9)).toBeUndefined());
});
