import { isLowStock, maxOrderableQuantity } from '@tokri/contracts/orders';
import type { ItemResponse } from '@tokri/contracts/api';

export type Unit = ItemResponse['Units'][number];

/** What one unit costs today, with the best offer for it alone. */
export const unitPrice = ({ OfferPrice, RateWithTax }: Unit): number => OfferPrice ?? RateWithTax;

/** The same per 100 g, kg, 100 ml, L or piece; empty if the pack has no such quantity. */
export const pricePerMeasure = ({ OfferUnitPrice, UnitPrice }: Unit): string =>
  OfferUnitPrice ?? UnitPrice;

export const maxQuantity = ({ Available, Stock, MaxPerOrder }: Unit): number =>
  Available ? maxOrderableQuantity({ available: Stock, maxPerOrder: MaxPerOrder }) : 0;

export type StockLimit =
  | { readonly kind: 'low-stock'; readonly count: number }
  | { readonly kind: 'order-limit'; readonly count: number };

export const stockLimit = (unit: Unit, quantity: number): StockLimit | undefined => {
  if (!unit.Available) return undefined;
  if (isLowStock(unit.Stock) && unit.Stock <= unit.MaxPerOrder)
    return { kind: 'low-stock', count: unit.Stock };
  const maximum = maxQuantity(unit);
  if (quantity === 0 || quantity < maximum) return undefined;
  return { kind: unit.Stock < unit.MaxPerOrder ? 'low-stock' : 'order-limit', count: maximum };
};

const isBetterBy = {
  price: (a: Unit, b: Unit) => unitPrice(a) < unitPrice(b),
  discount: (a: Unit, b: Unit) => a.DiscountPercent > b.DiscountPercent,
} as const;

const selectBest = (
  units: readonly Unit[],
  isBetter: (a: Unit, b: Unit) => boolean,
): Unit | undefined =>
  units.reduce<Unit | undefined>(
    (best, unit) => (best && !isBetter(unit, best) ? best : unit),
    undefined,
  );

export interface UnitSelection {
  readonly sort?: string | undefined;
  readonly inCart?: number;
}

export const selectUnit = (
  units: readonly Unit[],
  { sort = '', inCart = 0 }: UnitSelection = {},
): Unit | undefined => {
  const chosen = units.find(({ UnitId }) => UnitId === inCart);
  if (chosen) return chosen;
  const available = units.filter(({ Available }) => Available);
  const candidates = available.length ? available : units;
  if (sort === 'discount') return selectBest(candidates, isBetterBy.discount);
  if (sort === 'price' || sort === '-price') return selectBest(candidates, isBetterBy.price);
  return candidates[0];
};
