import { shopInstant, minuteMs } from '@tokri/contracts/dates';
import { listVisibleUnits, type Item } from './item.ts';

const isReadyBy = (
  { leadTimeMinutes }: Pick<Item, 'leadTimeMinutes'>,
  date: string,
  now: Date,
): boolean => shopInstant(date, '23:59').getTime() >= now.getTime() + leadTimeMinutes * minuteMs;

export const isShownToCustomers = (item: Item, unitId: number): boolean =>
  item.status === 'on-sale' && listVisibleUnits(item).some((unit) => unit.unitId === unitId);

/**
 * Without a delivery date the item is for the first day on which it can be delivered, so only its
 * status and stock count.
 */
export const isAvailable = (
  item: Item,
  {
    free,
    deliveryDate,
    now,
  }: { readonly free: number; readonly deliveryDate: string | undefined; readonly now: Date },
): boolean =>
  item.status === 'on-sale' &&
  free > 0 &&
  (deliveryDate === undefined || isReadyBy(item, deliveryDate, now));
