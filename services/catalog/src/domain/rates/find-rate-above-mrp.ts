import { isSuperseded } from './dated-rates.ts';
import { checkRatesAgainstMrp } from '../items/item-rules.ts';
import type { Item } from '../items/item.ts';

export const findRateAboveMrp = (
  item: Pick<Item, 'units' | 'taxes'>,
  date: string,
): string | null => {
  for (const { name, rates } of item.units) {
    for (const rate of rates.filter((rate) => !isSuperseded(rate, rates, date))) {
      const message = checkRatesAgainstMrp(
        item.taxes,
        rate.fromDate < date ? { ...rate, fromDate: date } : rate,
        rates,
      );
      if (message !== null) return `${name}: ${message}`;
    }
  }
  return null;
};
