import type { ItemResponse, OfferResponse } from '@tokri/contracts/api';
import { maxQuantity, selectUnit, type Unit } from '@tokri/web-kit/item-card';

export interface ComboPart {
  readonly item: ItemResponse;
  readonly unit: Unit;
  readonly count: number;
}

export const findComboParts = (
  { Kind, Items }: Pick<OfferResponse, 'Kind' | 'Items'>,
  items: readonly ItemResponse[],
): readonly ComboPart[] | undefined => {
  if (Kind !== 'combo' || Items.length === 0) return undefined;
  const parts = Items.flatMap(({ ItemId, UnitId, Quantity }) => {
    const item = items.find(({ Id }) => Id === ItemId);
    const unit =
      UnitId > 0
        ? item?.Units.find((unit) => unit.UnitId === UnitId)
        : item && selectUnit(item.Units);
    return item && unit ? [{ item, unit, count: Quantity }] : [];
  });
  return parts.length === Items.length ? parts : undefined;
};

export const canAddCombo = (
  parts: readonly ComboPart[],
  quantityInCart: (part: ComboPart) => number,
): boolean =>
  parts.every(
    (part) => part.unit.Available && quantityInCart(part) + part.count <= maxQuantity(part.unit),
  );
