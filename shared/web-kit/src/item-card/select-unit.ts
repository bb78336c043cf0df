import { maxOrderableQuantity } from '@tokri/contracts';
import type { ItemResponse } from '@tokri/contracts/http';

export type Unit = ItemResponse['Units'][number];

/** From this many pieces down, a card says how many are left. */
export const fewLeftMax = 5;

/** How many of a unit one order may hold; none of one that cannot be had. */
export const maxQuantity = ({ Available, Stock, MaxPerOrder }: Unit): number =>
  Available ? maxOrderableQuantity({ free: Stock, maxPerOrder: MaxPerOrder }) : 0;

/** What a card says of a unit's limit: few are left, or the most per order is in the cart. */
export type Limit =
  | { readonly kind: 'few'; readonly count: number }
  | { readonly kind: 'most'; readonly count: number };

export const stockLimit = (unit: Unit, quantity: number): Limit | undefined => {
  if (!unit.Available) return undefined;
  if (unit.Stock <= fewLeftMax && unit.Stock <= unit.MaxPerOrder)
    return { kind: 'few', count: unit.Stock };
  const most = maxQuantity(unit);
  if (quantity === 0 || quantity < most) return undefined;
  return { kind: unit.Stock < unit.MaxPerOrder ? 'few' : 'most', count: most };
};

const better = {
  price: (a: Unit, b: Unit) => a.RateWithTax < b.RateWithTax,
  discount: (a: Unit, b: Unit) => a.DiscountPercent > b.DiscountPercent,
} as const;

const best = (units: readonly Unit[], isBetter: (a: Unit, b: Unit) => boolean): Unit | undefined =>
  units.reduce<Unit | undefined>(
    (found, unit) => (found && !isBetter(unit, found) ? found : unit),
    undefined,
  );

export interface UnitSelection {
  /** How the list is sorted: the card shows the unit that gave the item its place. */
  readonly sort?: string | undefined;
  /** Unit of the item that is in the cart; 0 for none. */
  readonly inCart?: number;
}

/** The unit that a card shows: the one in the cart, else the first that can be had, by what the list is sorted by. */
export const selectUnit = (
  units: readonly Unit[],
  { sort = '', inCart = 0 }: UnitSelection = {},
): Unit | undefined => {
  const chosen = units.find(({ UnitId }) => UnitId === inCart);
  if (chosen) return chosen;
  const available = units.filter(({ Available }) => Available);
  const candidates = available.length ? available : units;
  if (sort === 'discount') return best(candidates, better.discount);
  if (sort === 'price' || sort === '-price') return best(candidates, better.price);
  return candidates[0];
};
