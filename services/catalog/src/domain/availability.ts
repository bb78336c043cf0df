import { instantOf } from '@tokri/contracts';
import type { Item } from './item.ts';

/** Whether goods that need `leadTimeMinutes` to get ready can be there before the delivery date is over. */
export const isReadyBy = ({ leadTimeMinutes }: Pick<Item, 'leadTimeMinutes'>, date: string, now: Date): boolean =>
  instantOf(date, '23:59').getTime() >= now.getTime() + leadTimeMinutes * 60_000;

/** A unit can be put into a cart: on sale, something free, and ready in time. */
export const isAvailable = (item: Item, { free, date, now }: { readonly free: number; readonly date: string; readonly now: Date }): boolean =>
  item.status === 'on-sale' && free > 0 && isReadyBy(item, date, now);
