import { rateOn } from '@tokri/contracts/pricing';
import type { Item, Unit } from '../items/item.ts';

export type PriceFilter = 'scheduled' | 'party' | 'none';

const unitTests: Readonly<Record<PriceFilter, (unit: Unit, date: string) => boolean>> = {
  scheduled: ({ rates }, date) => rates.some(({ fromDate }) => fromDate > date),
  party: ({ rates }) => rates.some(({ partyId }) => partyId !== 0),
  none: ({ rates }, date) => rateOn(rates, date, 0) === undefined,
};

export const matchesPriceFilter = (
  { units }: Pick<Item, 'units'>,
  filter: PriceFilter,
  date: string,
): boolean => units.some((unit) => unitTests[filter](unit, date));
