import { maxCartLines } from '@tokri/contracts/orders';
import { dal, buildLine, onion } from '../../testing/catalog-fixtures.ts';
import { carryOver, findNearestDate } from './carry-over.ts';
import { findDay, newCart, withLines } from './cart.ts';
import { reserveCart } from '../orders/cart-reservation.ts';

const yesterday = '2026-11-20',
  today = '2026-11-21',
  tomorrow = '2026-11-22';

describe('carryOver', () => {
  it('moves the lines of yesterday to today', () => {
    const cart = carryOver(withLines(newCart(7), yesterday, [buildLine(1, onion, 2)]), today);
    expect(Object.keys(cart.dates)).toEqual([today]);
    expect(findDay(cart, today).lines).toEqual([buildLine(1, onion, 2)]);
  });
  it('adds up equal items', () => {
    const cart = withLines(withLines(newCart(7), yesterday, [buildLine(1, onion, 2)]), today, [
      buildLine(2, onion, 1),
      buildLine(3, dal, 1),
    ]);
    expect(findDay(carryOver(cart, today), today).lines.map(({ quantity }) => quantity)).toEqual([
      3, 1,
    ]);
  });
  it('keeps a cart that is reserved for an order', () => {
    const cart = withLines(newCart(7), yesterday, [buildLine(1, onion, 2)]);
    const reserved = reserveCart(cart, { pdate: yesterday, version: 1, orderId: 42 });
    expect(reserved.ok && carryOver(reserved.value, today)).toBe(reserved.ok && reserved.value);
  });
  it('adds up equal items of several days', () => {
    const cart = withLines(
      withLines(newCart(7), '2026-11-19', [buildLine(1, onion, 2)]),
      yesterday,
      [buildLine(2, onion, 1), buildLine(3, dal, 1)],
    );
    const after = carryOver(cart, today);
    expect([
      Object.keys(after.dates),
      findDay(after, today).lines.map(({ lineId, quantity }) => [lineId, quantity]),
    ]).toEqual([
      [today],
      [
        [1, 3],
        [3, 1],
      ],
    ]);
  });
  it('removes a past date without lines', () => {
    const cart = withLines(withLines(newCart(7), yesterday, []), today, [buildLine(1, onion, 2)]);
    expect(carryOver(cart, today)).toEqual({ ...cart, dates: { [today]: cart.dates[today] } });
  });
  it("keeps lines that exceed today's limit until there is room", () => {
    const goods = (from: number, count: number) =>
      Array.from({ length: count }, (_, at) => ({
        ...buildLine(from + at, onion, 1),
        itemId: 1000 + from + at,
      }));
    const full = withLines(
      withLines(newCart(7), yesterday, [
        ...goods(900, 2),
        { ...buildLine(902, onion, 2), itemId: 1000 },
      ]),
      today,
      goods(0, maxCartLines - 1),
    );
    const carriedOver = carryOver(full, today);
    expect([
      findDay(carriedOver, today).lines.length,
      findDay(carriedOver, today).lines[0]?.quantity,
      findDay(carriedOver, yesterday).lines.map(({ lineId }) => lineId),
    ]).toEqual([maxCartLines, 3, [901]]);
    expect(carryOver(carriedOver, today)).toBe(carriedOver);
    const withRoom = withLines(carriedOver, today, findDay(carriedOver, today).lines.slice(1));
    expect(findDay(carryOver(withRoom, today), today).lines).toHaveLength(maxCartLines);
  });
  it('returns the same cart when no date has passed', () => {
    const cart = withLines(newCart(7), tomorrow, [buildLine(1, onion, 2)]);
    expect(carryOver(cart, today)).toBe(cart);
  });
});

describe('findNearestDate', () => {
  it('returns the earliest date with lines', () =>
    expect(
      findNearestDate(
        withLines(withLines(newCart(7), '2026-11-23', [buildLine(1, onion, 1)]), tomorrow, [
          buildLine(2, onion, 1),
        ]),
        today,
      ),
    ).toBe(tomorrow));
  it('returns today when no date has lines', () =>
    expect(findNearestDate(newCart(7), today)).toBe(today));
});
