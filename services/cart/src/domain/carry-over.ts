import { cartLinesMax } from '@tokri/contracts';
import { dayOf, withLines, type Cart, type CartLine, type DayCart } from './cart.ts';

interface Carried {
  /** Of the day that lines are carried to, at most `cartLinesMax`. */
  readonly lines: readonly CartLine[];
  /** Lines for which that day has no room. */
  readonly left: readonly CartLine[];
}

const carried = ({ lines, left }: Carried, line: CartLine): Carried => {
  const twin = lines.find(
    ({ itemId, unitId, offerId }) =>
      itemId === line.itemId && unitId === line.unitId && offerId === line.offerId,
  );
  if (twin)
    return {
      lines: lines.map((other) =>
        other === twin ? { ...twin, quantity: twin.quantity + line.quantity } : other,
      ),
      left,
    };
  return lines.length < cartLinesMax
    ? { lines: [...lines, line], left }
    : { lines, left: [...left, line] };
};

/**
 * Lines of days that are over wait for today: nobody's cart is empty because midnight came. The same goods add up; lines for which today has no room stay
 * where they are until it has. A cart that an order has stays, too.
 */
export const carryOver = (cart: Cart, today: string): Cart => {
  const before = dayOf(cart, today).lines;
  let lines = before;
  const dates: Record<string, DayCart> = {};
  for (const [pdate, day] of Object.entries(cart.dates)) {
    if (pdate >= today || day.takenBy !== null) {
      dates[pdate] = day;
      continue;
    }
    const after = day.lines.reduce<Carried>(carried, { lines, left: [] });
    if (after.left.length > 0)
      dates[pdate] =
        after.left.length === day.lines.length
          ? day
          : { ...day, version: day.version + 1, lines: after.left };
    lines = after.lines;
  }
  if (lines === before && Object.keys(dates).length === Object.keys(cart.dates).length) return cart;
  return lines === before ? { ...cart, dates } : withLines({ ...cart, dates }, today, lines);
};

/** The nearest open delivery date that has lines, else today (shapes.md: 'C3 shows the user's nearest open PDate'). */
export const nearestDate = (cart: Cart, today: string): string =>
  Object.entries(cart.dates)
    .filter(([pdate, day]) => pdate >= today && day.lines.length > 0)
    .map(([pdate]) => pdate)
    .sort()[0] ?? today;
