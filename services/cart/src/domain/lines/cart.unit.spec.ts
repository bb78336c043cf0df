import { dal, buildLine as sample, onion } from '../../testing/catalog-fixtures.ts';
import { countUnits, findDay, findLine, newCart, withLines } from './cart.ts';
import { reserveCart } from '../orders/cart-reservation.ts';

const [today, tomorrow] = ['2026-11-21', '2026-11-22'];
const cart = withLines(withLines(newCart(7), today, [sample(1, onion, 2)]), tomorrow, [
  sample(2, dal, 1),
  sample(3, onion, 3),
]);

describe('the carts of a user', () => {
  it('of a date without one, are an empty day that no order has', () =>
    expect(findDay(cart, '2026-11-23')).toEqual({ version: 0, takenBy: null, lines: [] }));
  it("written for a date, raise its version and no other date's, also when the lines are the same", () => {
    const again = withLines(cart, tomorrow, findDay(cart, tomorrow).lines);
    expect([findDay(cart, tomorrow).version, findDay(again, tomorrow).version]).toEqual([1, 2]);
    expect(findDay(again, today)).toBe(findDay(cart, today));
  });
  it('emptied, keep their version: a quote of before does not fit what comes next', () =>
    expect(
      findDay(withLines(withLines(cart, today, []), today, [sample(4, dal, 1)]), today).version,
    ).toBe(3));
  it('written while an order has them, stay with it', () => {
    const taken = reserveCart(cart, { pdate: today, version: 1, orderId: 42 });
    expect(taken.ok && findDay(withLines(taken.value, today, []), today).takenBy).toBe(42);
  });
  it('counted, are counted in pieces', () =>
    expect([today, tomorrow, '2026-11-23'].map((date) => countUnits(findDay(cart, date)))).toEqual([
      2, 4, 0,
    ]));
});

describe('a line of a user', () => {
  it.each([
    [1, today],
    [3, tomorrow],
  ])('%i, is found with its date %s', (lineId, pdate) =>
    expect(findLine(cart, lineId)).toMatchObject({ pdate, line: { lineId } }),
  );
  it('that is in no cart, is not found', () => expect(findLine(cart, 9)).toBeUndefined());
});
