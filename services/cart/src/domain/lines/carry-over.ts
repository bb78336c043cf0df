import { maxCartLines } from '@tokri/contracts/orders';
import { findDay, withLines, type Cart, type CartLine, type DayCart } from './cart.ts';

interface CarriedLines {
  readonly lines: readonly CartLine[];
  readonly overflow: readonly CartLine[];
}

const carryLine = ({ lines, overflow }: CarriedLines, line: CartLine): CarriedLines => {
  const match = lines.find(
    ({ itemId, unitId, offerId }) =>
      itemId === line.itemId && unitId === line.unitId && offerId === line.offerId,
  );
  if (match)
    return {
      lines: lines.map((other) =>
        other === match ? { ...match, quantity: match.quantity + line.quantity } : other,
      ),
      overflow,
    };
  return lines.length < maxCartLines
    ? { lines: [...lines, line], overflow }
    : { lines, overflow: [...overflow, line] };
};

/**
 * Moves the lines of past dates to today, except those of a cart that is reserved for an order.
 * Equal items add up; lines that exceed the limit stay until there is room.
 */
export const carryOver = (cart: Cart, today: string): Cart => {
  const todayLines = findDay(cart, today).lines;
  let lines = todayLines;
  const dates: Record<string, DayCart> = {};
  for (const [pdate, day] of Object.entries(cart.dates)) {
    if (pdate >= today || day.reservedForOrderId !== null) {
      dates[pdate] = day;
      continue;
    }
    const result = day.lines.reduce<CarriedLines>(carryLine, { lines, overflow: [] });
    if (result.overflow.length > 0)
      dates[pdate] =
        result.overflow.length === day.lines.length
          ? day
          : { ...day, version: day.version + 1, lines: result.overflow };
    lines = result.lines;
  }
  if (lines === todayLines && Object.keys(dates).length === Object.keys(cart.dates).length)
    return cart;
  return lines === todayLines ? { ...cart, dates } : withLines({ ...cart, dates }, today, lines);
};

export const findNearestDate = (cart: Cart, today: string): string =>
  Object.entries(cart.dates)
    .filter(([pdate, day]) => pdate >= today && day.lines.length > 0)
    .map(([pdate]) => pdate)
    .sort()[0] ?? today;
