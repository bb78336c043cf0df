import { instantOf } from '@tokri/contracts';
import type { Item } from './item.ts';

const minuteMs = 60_000;

/** Whether goods that need `leadTimeMinutes` to get ready can be there by the last minute of the delivery date, the latest that a slot can begin. */
const isReadyBy = (
  { leadTimeMinutes }: Pick<Item, 'leadTimeMinutes'>,
  date: string,
  now: Date,
): boolean => instantOf(date, '23:59').getTime() >= now.getTime() + leadTimeMinutes * minuteMs;

/** A unit can be put into a cart: on sale, something free, and ready in time. */
export const isAvailable = (
  item: Item,
  { free, date, now }: { readonly free: number; readonly date: string; readonly now: Date },
): boolean => item.status === 'on-sale' && free > 0 && isReadyBy(item, date, now);
