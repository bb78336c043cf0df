import { rateOn } from './rate-of-date.ts';
import { rateAboveMrp } from './rules.ts';
import type { Item } from './item.ts';

/** A rate that holds on that day or later and that a changed tax has put above its MRP, as text for people; null when there is none. */
export const brokenRate = (item: Pick<Item, 'units' | 'taxes'>, day: string): string | null => {
  for (const { name, rates } of item.units) {
    const current = rates.filter((rate) => rate.fromDate >= day || rateOn(rates, day, rate.partyId) === rate);
    for (const rate of current) {
      const message = rateAboveMrp(item.taxes, rate.fromDate < day ? { ...rate, fromDate: day } : rate, rates);
      if (message !== null) return `${name}: ${message}`;
    }
  }
  return null;
};
