import type { Item, OfferAnswer } from '@tokri/contracts/http';
import { mostOf, unitToShow, type Unit } from '@tokri/web-kit/shelf';

/** One thing of a combo: so many of it make a set. */
export interface SetPart {
  readonly item: Item;
  readonly unit: Unit;
  readonly count: number;
}

/** The parts of a combo; undefined as long as one of its items is not among those given, or it is no combo. */
export const setOf = (
  { Kind, Items }: Pick<OfferAnswer, 'Kind' | 'Items'>,
  items: readonly Item[],
): readonly SetPart[] | undefined => {
  if (Kind !== 'combo' || Items.length === 0) return undefined;
  const parts = Items.flatMap(({ ItemId, UnitId, Quantity }) => {
    const item = items.find(({ Id }) => Id === ItemId);
    const unit =
      UnitId > 0
        ? item?.Units.find((one) => one.UnitId === UnitId)
        : item && unitToShow(item.Units);
    return item && unit ? [{ item, unit, count: Quantity }] : [];
  });
  return parts.length === Items.length ? parts : undefined;
};

/** Whether each part can still be added, beside what the cart holds of it. */
export const canAddSet = (parts: readonly SetPart[], inCart: (part: SetPart) => number): boolean =>
  parts.every((part) => part.unit.Available && inCart(part) + part.count <= mostOf(part.unit));
