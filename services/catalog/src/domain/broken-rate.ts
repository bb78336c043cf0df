import { isReplaced } from './rate-of-date.ts';
import { rateAboveMrp } from './rules.ts';
import type { Item } from './item.ts';

/** The first rate that holds on that day or later and that a changed tax has put above its MRP (price.md 1), as text for people that begins with the unit; null when there is none. */
export const brokenRate = (item: Pick<Item, 'units' | 'taxes'>, day: string): string | null => {
  for (const { name, rates } of item.units) {
    for (const rate of rates.filter((one) => !isReplaced(one, rates, day))) {
      const message = rateAboveMrp(
        item.taxes,
        rate.fromDate < day ? { ...rate, fromDate: day } : rate,
        rates,
      );
      if (message !== null) return `${name}: ${message}`;
    }
  }
  return null;
};
