import type { CartChangeCode, CartLineResponse, CartResponse } from '@tokri/contracts/api';

export type CartChange =
  | { readonly kind: 'quantity'; readonly name: string; readonly from: number; readonly to: number }
  | { readonly kind: 'added'; readonly name: string }
  | { readonly kind: 'gone'; readonly name: string }
  | { readonly kind: 'payable'; readonly from: number; readonly to: number };

type ComparedCart = Pick<CartResponse, 'Lines' | 'Totals'>;

const isSameItem = (a: CartLineResponse, b: CartLineResponse): boolean =>
  a.ItemId === b.ItemId && a.UnitId === b.UnitId;

const compareLines = (before: ComparedCart, after: ComparedCart): readonly CartChange[] => [
  ...after.Lines.flatMap((line): CartChange[] => {
    const previousLine = before.Lines.find((candidate) => isSameItem(candidate, line));
    if (!previousLine) return [{ kind: 'added', name: line.Name }];
    return previousLine.Quantity === line.Quantity
      ? []
      : [{ kind: 'quantity', name: line.Name, from: previousLine.Quantity, to: line.Quantity }];
  }),
  ...before.Lines.filter(
    (previousLine) => !after.Lines.some((line) => isSameItem(line, previousLine)),
  ).map(({ Name }): CartChange => ({ kind: 'gone', name: Name })),
];

export const compareCarts = (before: ComparedCart, after: ComparedCart): readonly CartChange[] => [
  ...compareLines(before, after),
  ...(before.Totals.Payable === after.Totals.Payable
    ? []
    : [{ kind: 'payable' as const, from: before.Totals.Payable, to: after.Totals.Payable }]),
];

const codesShownOnLine: readonly CartChangeCode[] = ['stock-short', 'not-available'];

export const toShopChangeMessages = ({
  Changes,
}: Pick<CartResponse, 'Changes'>): readonly string[] =>
  Changes.filter(
    ({ Code, Reason }) => Reason === 'location' || !codesShownOnLine.includes(Code),
  ).map(({ Text }) => Text);
