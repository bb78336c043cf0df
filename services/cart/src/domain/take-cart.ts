import { ok, refusal, type Outcome } from '@tokri/contracts';
import { dayOf, withLines, type Cart, type CartLine, type DayCart } from './cart.ts';

export interface OrderedLine {
  readonly cartLineId: number;
  readonly quantity: number;
}

export type TakeOutcome = Outcome<Cart, 'quote-changed' | 'cart-taken'>;

const withDay = (cart: Cart, pdate: string, day: DayCart): Cart => ({
  ...cart,
  dates: { ...cart.dates, [pdate]: day },
});

/** An order gets the cart when the cart is the one that was quoted and no other order has it: so two tabs place it once. */
export const takeCart = (
  cart: Cart,
  { pdate, version, orderId }: { pdate: string; version: number; orderId: number },
): TakeOutcome => {
  const day = dayOf(cart, pdate);
  if (day.takenBy === orderId) return ok(cart);
  if (day.takenBy !== null) return refusal('cart-taken');
  if (day.version !== version) return refusal('quote-changed');
  return ok(withDay(cart, pdate, { ...day, takenBy: orderId }));
};

/** A rejected order lets the cart go. What another order has stays with it. */
export const giveBack = (
  cart: Cart,
  { pdate, orderId }: { pdate: string; orderId: number },
): Cart => {
  const day = dayOf(cart, pdate);
  return day.takenBy === orderId ? withDay(cart, pdate, { ...day, takenBy: null }) : cart;
};

const isOrdered = (lines: readonly CartLine[], ordered: ReadonlyMap<number, number>): boolean =>
  lines.some(({ lineId }) => ordered.has(lineId));

/** A confirmed order's quantities leave the cart; what was added meanwhile stays, and when nothing of the order is left in it, so does the quote of the next one. */
export const takeOut = (
  cart: Cart,
  { pdate, orderId, lines }: { pdate: string; orderId: number; lines: readonly OrderedLine[] },
): Cart => {
  const day = dayOf(cart, pdate);
  if (day.takenBy !== orderId) return cart;
  const ordered = new Map(lines.map(({ cartLineId, quantity }) => [cartLineId, quantity]));
  const free = withDay(cart, pdate, { ...day, takenBy: null });
  if (!isOrdered(day.lines, ordered)) return free;
  return withLines(
    free,
    pdate,
    day.lines
      .map((line) => ({ ...line, quantity: line.quantity - (ordered.get(line.lineId) ?? 0) }))
      .filter(({ quantity }) => quantity > 0),
  );
};
