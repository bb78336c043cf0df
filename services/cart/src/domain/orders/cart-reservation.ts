import type { QuotedLine } from '@tokri/contracts/pricing';
import { err, ok, type Result } from '@tokri/contracts/result';
import { findDay, withLines, type Cart, type CartLine, type DayCart } from '../lines/cart.ts';

export type OrderedLine = Readonly<Pick<QuotedLine, 'cartLineId' | 'quantity'>>;

export type ReserveResult = Result<Cart, 'quote-changed' | 'cart-taken'>;

const withDay = (cart: Cart, pdate: string, day: DayCart): Cart => ({
  ...cart,
  dates: { ...cart.dates, [pdate]: day },
});

/**
 * Only the quoted version can be reserved and only by one order, so two tabs place it once. Orders of
 * `endedOrderIds` were rejected or not paid in time; the event that releases their cart may still be on its way.
 */
export const reserveCart = (
  cart: Cart,
  {
    pdate,
    version,
    orderId,
    endedOrderIds = [],
  }: {
    pdate: string;
    version: number;
    orderId: number;
    endedOrderIds?: readonly number[];
  },
): ReserveResult => {
  const day = findDay(cart, pdate);
  const owner = day.reservedForOrderId;
  if (owner === orderId) return ok(cart);
  if (owner !== null && !endedOrderIds.includes(owner)) return err('cart-taken');
  if (day.version !== version) return err('quote-changed');
  return ok(withDay(cart, pdate, { ...day, reservedForOrderId: orderId }));
};

export const releaseCart = (
  cart: Cart,
  { pdate, orderId }: { pdate: string; orderId: number },
): Cart => {
  const day = findDay(cart, pdate);
  return day.reservedForOrderId === orderId
    ? withDay(cart, pdate, { ...day, reservedForOrderId: null })
    : cart;
};

const hasOrderedLine = (
  lines: readonly CartLine[],
  ordered: ReadonlyMap<number, number>,
): boolean => lines.some(({ lineId }) => ordered.has(lineId));

/**
 * Keeps what was added meanwhile. If no ordered line is left, the version and so the next quote
 * stay valid.
 */
export const removeOrderedLines = (
  cart: Cart,
  { pdate, orderId, lines }: { pdate: string; orderId: number; lines: readonly OrderedLine[] },
): Cart => {
  const day = findDay(cart, pdate);
  if (day.reservedForOrderId !== orderId) return cart;
  const ordered = new Map(lines.map(({ cartLineId, quantity }) => [cartLineId, quantity]));
  const released = withDay(cart, pdate, { ...day, reservedForOrderId: null });
  if (!hasOrderedLine(day.lines, ordered)) return released;
  return withLines(
    released,
    pdate,
    day.lines
      .map((line) => ({ ...line, quantity: line.quantity - (ordered.get(line.lineId) ?? 0) }))
      .filter(({ quantity }) => quantity > 0),
  );
};
