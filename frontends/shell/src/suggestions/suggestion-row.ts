import { brandPath, itemPath, itemTypePath, searchPath } from '@tokri/contracts/platform';
import type { ItemResponse, Suggestion } from '@tokri/contracts/api';
import { changeCartQuantity, maxQuantity, selectUnit, type Unit } from '@tokri/web-kit/item-card';
import { cartQuantity, session } from '@tokri/web-kit/session';
import { forgetSearch } from './recent-searches.ts';
import { t } from './labels.ts';

export type SuggestionRow =
  | { readonly kind: 'recent'; readonly text: string }
  | {
      readonly kind: 'suggestion';
      readonly suggestion: Suggestion;
      readonly item: ItemResponse | undefined;
    };

export interface RowAction {
  readonly kind: 'forget' | 'add' | 'less' | 'more';
  readonly label: string;
  readonly run: () => void;
}

export const rowPath = (row: SuggestionRow): string => {
  if (row.kind === 'recent') return searchPath(row.text);
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

export const unitOfRow = (item: ItemResponse): Unit | undefined => {
  const { user, serverLines, localLines } = session();
  const line = (user ? serverLines : localLines).find(({ ItemId }) => ItemId === item.Id);
  return selectUnit(item.Units, line ? { inCart: line.UnitId } : {});
};

export const quantityOfRow = (item: ItemResponse, unit: Unit): number =>
  cartQuantity({ ItemId: item.Id, UnitId: unit.UnitId, OfferId: 0 });

const itemActions = (item: ItemResponse): readonly RowAction[] => {
  const unit = unitOfRow(item);
  if (!unit) return [];
  const cartItem = { ItemId: item.Id, UnitId: unit.UnitId, OfferId: 0 };
  const quantity = cartQuantity(cartItem);
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
  return row.item ? itemActions(row.item) : [];
};
