import { brandPath, itemPath, itemTypePath, searchPath } from '@tokri/contracts/platform';
import type { ItemResponse, Suggestion } from '@tokri/contracts/api';
import { changeCartQuantity, maxQuantity, selectUnit, type Unit } from '@tokri/web-kit/item-card';
import { findQuantity, type CartItemRef, type useCartLines } from '@tokri/web-kit/session';
import { forgetSearch } from './recent-searches.ts';
import { t } from './labels.ts';

type CartLines = ReturnType<typeof useCartLines>;

export interface RowItem {
  readonly item: ItemResponse;
  /** The pack that is in the cart, else the one that is offered first. */
  readonly unit: Unit | undefined;
  readonly quantity: number;
}

export type SuggestionRow =
  | { readonly kind: 'recent'; readonly text: string }
  /** Searches for a text without suggestions. */
  | { readonly kind: 'search'; readonly text: string }
  | {
      readonly kind: 'suggestion';
      readonly suggestion: Suggestion;
      readonly item: RowItem | undefined;
    };

export interface RowAction {
  readonly kind: 'forget' | 'add' | 'less' | 'more';
  readonly label: string;
  readonly run: () => void;
}

export const rowPath = (row: SuggestionRow): string => {
  if (row.kind !== 'suggestion') return searchPath(row.text);
  const { Kind, Text, Id } = row.suggestion;
  switch (Kind) {
    case 'item':
      return itemPath(Id);
    case 'type':
      return itemTypePath(Id);
    case 'brand':
      return brandPath(Text);
  }
};

const toCartItem = (item: ItemResponse, unit: Unit): CartItemRef => ({
  ItemId: item.Id,
  UnitId: unit.UnitId,
  OfferId: 0,
});

export const toRowItem = (item: ItemResponse, lines: CartLines): RowItem => {
  const line = lines.find(({ ItemId }) => ItemId === item.Id);
  const unit = selectUnit(item.Units, line ? { inCart: line.UnitId } : {});
  return { item, unit, quantity: unit ? findQuantity(lines, toCartItem(item, unit)) : 0 };
};

const itemActions = ({ item, unit, quantity }: RowItem): readonly RowAction[] => {
  if (!unit) return [];
  const cartItem = toCartItem(item, unit);
  const change = (next: number) => (): void =>
    void changeCartQuantity({ cartItem, name: item.Name, unit, offer: item.Offer }, next);
  const name = `${item.Name}, ${unit.Name}`;
  if (quantity === 0)
    return unit.Available
      ? [{ kind: 'add', label: t('suggest.add', { name }), run: change(1) }]
      : [];
  return [
    { kind: 'less', label: t('suggest.less', { name }), run: change(quantity - 1) },
    ...(quantity < maxQuantity(unit)
      ? [{ kind: 'more' as const, label: t('suggest.more', { name }), run: change(quantity + 1) }]
      : []),
  ];
};

export const rowActions = (row: SuggestionRow): readonly RowAction[] => {
  if (row.kind === 'recent')
    return [
      {
        kind: 'forget',
        label: t('suggest.forget', { search: row.text }),
        run: () => forgetSearch(row.text),
      },
    ];
  return row.kind === 'suggestion' && row.item ? itemActions(row.item) : [];
};
