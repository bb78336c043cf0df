import { maxOrderableQuantity } from '@tokri/contracts/orders';
import type {
  couponSnapshot,
  EventData,
  itemSnapshot,
  offerSnapshot,
} from '@tokri/contracts/events';
import { rateOn, taxOn } from '@tokri/contracts/pricing';

export type CatalogItem = EventData<typeof itemSnapshot>;
export type CatalogUnit = CatalogItem['units'][number];
export type OfferSnapshot = EventData<typeof offerSnapshot>;
export type CouponSnapshot = EventData<typeof couponSnapshot>;

export const findRate = (
  unit: CatalogUnit,
  { pdate, partyId }: { pdate: string; partyId: number },
): CatalogUnit['rates'][number] | undefined => rateOn(unit.rates, pdate, partyId);

export const findTaxRate = (item: CatalogItem, pdate: string): number | undefined =>
  taxOn(item.taxes, pdate);

export const isOnSale = (
  item: CatalogItem,
  unit: CatalogUnit,
  pricingDate: { pdate: string; partyId: number },
): boolean =>
  item.status === 1 &&
  findRate(unit, pricingDate) !== undefined &&
  findTaxRate(item, pricingDate.pdate) !== undefined;

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
  pricingDate: { pdate: string; partyId: number },
): number =>
  item && unit && isOnSale(item, unit, pricingDate)
    ? maxOrderableQuantity({ available, maxPerOrder: unit.maxPerOrder })
    : 0;
