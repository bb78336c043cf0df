import { shopDate } from '@tokri/contracts/dates';
import { err, type Result } from '@tokri/contracts/result';
import { isSuperseded } from './dated-rates.ts';
import type { RateAboveMrp } from './mrp-limit.ts';
import { withUnitRates } from './unit-rates.ts';
import type { DatedRate, Item } from '../items/item.ts';

export const maxRatesPerUnit = 200;

const isSameDay = (a: DatedRate, b: DatedRate): boolean =>
  a.partyId === b.partyId && a.fromDate === b.fromDate;

/**
 * Replaces a rate of the same party and date; above the limit, drops the oldest superseded rate.
 */
export const insertRate = (
  rates: readonly DatedRate[],
  rate: DatedRate,
  today: string,
): readonly DatedRate[] => {
  const ordered = [...rates.filter((other) => !isSameDay(other, rate)), rate].sort((a, b) =>
    a.fromDate < b.fromDate ? -1 : a.fromDate > b.fromDate ? 1 : a.partyId - b.partyId,
  );
  if (ordered.length <= maxRatesPerUnit) return ordered;
  const oldest = ordered.find((other) => isSuperseded(other, ordered, today));
  return ordered.filter((other) => other !== oldest);
};

export type AddRateResult = Result<Item, 'unknown-unit'> | RateAboveMrp;

export const addRateToItem = (
  item: Item,
  { unitId, rate, now }: { readonly unitId: number; readonly rate: DatedRate; readonly now: Date },
): AddRateResult => {
  const unit = item.units.find((candidate) => candidate.unitId === unitId);
  if (!unit) return err('unknown-unit');
  return withUnitRates(item, unit, { rates: insertRate(unit.rates, rate, shopDate(now)), now });
};
