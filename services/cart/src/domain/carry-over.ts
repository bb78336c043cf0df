import { dayOf, withLines, type Cart, type CartLine } from './cart.ts';

const joined = (lines: readonly CartLine[], line: CartLine): readonly CartLine[] => {
  const twin = lines.find(({ itemId, unitId, offerId }) => itemId === line.itemId && unitId === line.unitId && offerId === line.offerId);
  return twin ? lines.map((other) => (other === twin ? { ...twin, quantity: twin.quantity + line.quantity } : other)) : [...lines, line];
};

/** Lines of days that are over wait for today: nobody's cart is empty because midnight came. A cart that an order has stays. */
export const carryOver = (cart: Cart, today: string): Cart => {
  const over = Object.entries(cart.dates).filter(([pdate, day]) => pdate < today && day.takenBy === null);
  if (over.length === 0) return cart;
  const { [today]: _today, ...rest } = cart.dates;
  const kept = Object.fromEntries(Object.entries(rest).filter(([pdate]) => !over.some(([old]) => old === pdate)));
  const lines = over.flatMap(([, day]) => day.lines);
  const without: Cart = { ...cart, dates: { ...kept, ...(cart.dates[today] ? { [today]: cart.dates[today] } : {}) } };
  return lines.length === 0 ? without : withLines(without, today, lines.reduce(joined, dayOf(cart, today).lines));
};

/** The nearest open delivery date that has lines, else today (shapes.md: 'C3 shows the user's nearest open PDate'). */
export const nearestDate = (cart: Cart, today: string): string =>
  Object.entries(cart.dates).filter(([pdate, day]) => pdate >= today && day.lines.length > 0).map(([pdate]) => pdate).sort()[0] ?? today;
