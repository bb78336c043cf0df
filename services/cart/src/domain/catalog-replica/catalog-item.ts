import { maxOrderableQuantity } from '@tokri/contracts/orders';
import type {
  areaSnapshot,
  couponSnapshot,
  EventData,
  itemSnapshot,
  offerSnapshot,
  slotSnapshot,
} from '@tokri/contracts/events';
import { rateOn as rateOfDate, taxOn as taxOfDate } from '@tokri/contracts/pricing';

export type CatalogItem = EventData<typeof itemSnapshot>;
export type CatalogUnit = CatalogItem['units'][number];
export type Area = EventData<typeof areaSnapshot>;
export type Slot = EventData<typeof slotSnapshot>;
export type OfferSnapshot = EventData<typeof offerSnapshot>;
export type CouponSnapshot = EventData<typeof couponSnapshot>;

/** The rate of the delivery date, by the shop's one rule. */
export const findRate = (
  unit: CatalogUnit,
  { pdate, partyId }: { pdate: string; partyId: number },
): CatalogUnit['rates'][number] | undefined => rateOfDate(unit.rates, pdate, partyId);

/** The tax rate of the delivery date, in hundredths of a percent; undefined for goods without any. */
export const findTaxRate = (item: CatalogItem, pdate: string): number | undefined =>
  taxOfDate(item.taxes, pdate);

/** On sale on that date for that party: shown, with a rate and a tax. */
export const isOnSale = (
  item: CatalogItem,
  unit: CatalogUnit,
  at: { pdate: string; partyId: number },
): boolean =>
  item.status === 1 &&
  findRate(unit, at) !== undefined &&
  findTaxRate(item, at.pdate) !== undefined;

/** How many of a unit an order of that date and party may hold, over all its lines; none of goods that are not on sale. */
export const maxQuantityOnSale = (
  {
    item,
    unit,
    available,
  }: {
    readonly item: CatalogItem | undefined;
    readonly unit: CatalogUnit | undefined;
    readonly available: number;
  },
  at: { pdate: string; partyId: number },
): number =>
  item && unit && isOnSale(item, unit, at)
    ? maxOrderableQuantity({ available, maxPerOrder: unit.maxPerOrder })
    : 0;
