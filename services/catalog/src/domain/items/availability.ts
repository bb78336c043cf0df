import { kolkataInstant, minuteMs } from '@tokri/contracts/dates';
import type { Item } from './item.ts';

const isReadyBy = (
  { leadTimeMinutes }: Pick<Item, 'leadTimeMinutes'>,
  date: string,
  now: Date,
): boolean => kolkataInstant(date, '23:59').getTime() >= now.getTime() + leadTimeMinutes * minuteMs;

export const isAvailable = (
  item: Item,
  { free, date, now }: { readonly free: number; readonly date: string; readonly now: Date },
): boolean => item.status === 'on-sale' && free > 0 && isReadyBy(item, date, now);
