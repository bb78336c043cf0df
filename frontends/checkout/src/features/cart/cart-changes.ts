import type { CartAnswer, CartChangeCode, PricedLineAnswer } from '@tokri/contracts/http';

/** What is different between the cart that was ordered and the one that stands, beside what the shop changed: that, the answer says itself. */
export type CartChange =
  | { readonly kind: 'quantity'; readonly name: string; readonly from: number; readonly to: number }
  | { readonly kind: 'added'; readonly name: string }
  | { readonly kind: 'gone'; readonly name: string }
  | { readonly kind: 'payable'; readonly from: number; readonly to: number };

type Seen = Pick<CartAnswer, 'Lines' | 'Totals'>;

const sameGoods = (a: PricedLineAnswer, b: PricedLineAnswer): boolean =>
  a.ItemId === b.ItemId && a.UnitId === b.UnitId;

const lineChanges = (before: Seen, after: Seen): readonly CartChange[] => [
  ...after.Lines.flatMap((line): CartChange[] => {
    const old = before.Lines.find((candidate) => sameGoods(candidate, line));
    if (!old) return [{ kind: 'added', name: line.Name }];
    return old.Quantity === line.Quantity
      ? []
      : [{ kind: 'quantity', name: line.Name, from: old.Quantity, to: line.Quantity }];
  }),
  ...before.Lines.filter((old) => !after.Lines.some((line) => sameGoods(line, old))).map(
    ({ Name }): CartChange => ({ kind: 'gone', name: Name }),
  ),
];

/** For a customer whose order was refused because the cart is another now, by another device perhaps. */
export const changesBetween = (before: Seen, after: Seen): readonly CartChange[] => [
  ...lineChanges(before, after),
  ...(before.Totals.Payable === after.Totals.Payable
    ? []
    : [{ kind: 'payable' as const, from: before.Totals.Payable, to: after.Totals.Payable }]),
];

/** What is out of stock says each line itself, with the press that mends it. */
const toldByLine: readonly CartChangeCode[] = ['stock-short', 'not-available'];

/** What the shop changed since the customer last touched the lines, in the server's words: it is the one judge of that. */
export const shopWords = ({ Changes }: Pick<CartAnswer, 'Changes'>): readonly string[] =>
  Changes.filter(({ Code }) => !toldByLine.includes(Code)).map(({ Text }) => Text);
