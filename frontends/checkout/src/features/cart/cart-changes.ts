import type { CartAnswer, PricedLineAnswer } from '@tokri/contracts/http';

/** What is different in a cart since it was last shown, in words a customer would use. */
export type CartChange =
  | { readonly kind: 'price'; readonly name: string; readonly from: number; readonly to: number }
  | { readonly kind: 'quantity'; readonly name: string; readonly from: number; readonly to: number }
  | { readonly kind: 'added'; readonly name: string }
  | { readonly kind: 'gone'; readonly name: string }
  | { readonly kind: 'offer-gone'; readonly name: string; readonly offer: string }
  | { readonly kind: 'payable'; readonly from: number; readonly to: number };

type Seen = Pick<CartAnswer, 'Lines' | 'Totals'>;

const sameGoods = (a: PricedLineAnswer, b: PricedLineAnswer): boolean => a.ItemId === b.ItemId && a.UnitId === b.UnitId;

/** Lines whose price for one is another now. */
export const priceChanges = (before: Seen, after: Seen): readonly CartChange[] =>
  after.Lines.flatMap((line) => {
    const old = before.Lines.find((candidate) => sameGoods(candidate, line));
    return old && old.RateWithTax > 0 && line.RateWithTax > 0 && old.RateWithTax !== line.RateWithTax ? [{ kind: 'price' as const, name: line.Name, from: old.RateWithTax, to: line.RateWithTax }] : [];
  });

const sameQuantities = (before: Seen, after: Seen): boolean =>
  before.Lines.length === after.Lines.length && after.Lines.every((line) => before.Lines.some((old) => sameGoods(old, line) && old.Quantity === line.Quantity));

/** Offers that count no more although nobody changed a quantity: the shop ended them, or their day is over. */
const offerChanges = (before: Seen, after: Seen): readonly CartChange[] => {
  if (!sameQuantities(before, after)) return [];
  return after.Lines.flatMap((line) => {
    const offer = before.Lines.find((old) => sameGoods(old, line))?.OfferName;
    return offer && line.OfferName !== offer ? [{ kind: 'offer-gone' as const, name: line.Name, offer }] : [];
  });
};

/** What the shop did to a cart: other prices, offers that ended. What is out of stock says each line itself. */
export const shopChanges = (before: Seen, after: Seen): readonly CartChange[] => [...priceChanges(before, after), ...offerChanges(before, after)];

const lineChanges = (before: Seen, after: Seen): readonly CartChange[] => [
  ...after.Lines.flatMap((line): CartChange[] => {
    const old = before.Lines.find((candidate) => sameGoods(candidate, line));
    if (!old) return [{ kind: 'added', name: line.Name }];
    return old.Quantity === line.Quantity ? [] : [{ kind: 'quantity', name: line.Name, from: old.Quantity, to: line.Quantity }];
  }),
  ...before.Lines.filter((old) => !after.Lines.some((line) => sameGoods(line, old))).map(({ Name }): CartChange => ({ kind: 'gone', name: Name })),
];

/** Everything that differs, for a customer whose order was refused because the cart is another now. */
export const changesBetween = (before: Seen, after: Seen): readonly CartChange[] => [
  ...lineChanges(before, after),
  ...priceChanges(before, after),
  ...(before.Totals.Payable === after.Totals.Payable ? [] : [{ kind: 'payable' as const, from: before.Totals.Payable, to: after.Totals.Payable }]),
];
