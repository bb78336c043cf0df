import { mostOfUnit } from '@tokri/contracts';
import type { DataOf } from '@tokri/contracts/events';
import type {
  areaState,
  couponState,
  itemState,
  offerState,
  slotState,
} from '@tokri/contracts/events';
import { rateOn as rateOfDate, taxOn as taxOfDate } from '@tokri/contracts/price';

export type ShelfItem = DataOf<typeof itemState>;
export type ShelfUnit = ShelfItem['units'][number];
export type Area = DataOf<typeof areaState>;
export type Slot = DataOf<typeof slotState>;
export type DatedOffer = DataOf<typeof offerState>;
export type CouponNow = DataOf<typeof couponState>;

/** The rate of the delivery date, by the shop's one rule. */
export const rateOn = (
  unit: ShelfUnit,
  { pdate, partyId }: { pdate: string; partyId: number },
): ShelfUnit['rates'][number] | undefined => rateOfDate(unit.rates, pdate, partyId);

/** The tax rate of the delivery date, in hundredths of a percent; undefined for goods without any. */
export const taxOn = (item: ShelfItem, pdate: string): number | undefined =>
  taxOfDate(item.taxes, pdate);

/** On sale on that date for that party: shown, with a rate and a tax. */
export const isOnSale = (
  item: ShelfItem,
  unit: ShelfUnit,
  at: { pdate: string; partyId: number },
): boolean =>
  item.status === 1 && rateOn(unit, at) !== undefined && taxOn(item, at.pdate) !== undefined;

/** How many of a unit an order of that date and party may hold, over all its lines; none of goods that are not on sale. */
export const mostOnSale = (
  {
    item,
    unit,
    free,
  }: {
    readonly item: ShelfItem | undefined;
    readonly unit: ShelfUnit | undefined;
    readonly free: number;
  },
  at: { pdate: string; partyId: number },
): number =>
  item && unit && isOnSale(item, unit, at)
    ? mostOfUnit({ free, maxPerOrder: unit.maxPerOrder })
    : 0;
