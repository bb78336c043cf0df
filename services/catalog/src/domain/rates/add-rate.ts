import { kolkataDate } from '@tokri/contracts/dates';
import { err, ok, type Result } from '@tokri/contracts/result';
import { isSuperseded } from './dated-rates.ts';
import { checkRatesAgainstMrp, type RateAboveMrp } from '../items/item-rules.ts';
import type { DatedRate, Item, Unit } from '../items/item.ts';

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

export const updateUnit = (item: Item, unitId: number, change: (unit: Unit) => Unit): Item => ({
  ...item,
  units: item.units.map((unit) => (unit.unitId === unitId ? change(unit) : unit)),
});

export type AddRateResult = Result<Item, 'unknown-unit'> | RateAboveMrp;

export const addRateToItem = (
  item: Item,
  { unitId, rate, now }: { readonly unitId: number; readonly rate: DatedRate; readonly now: Date },
): AddRateResult => {
  const unit = item.units.find((candidate) => candidate.unitId === unitId);
  if (!unit) return err('unknown-unit');
  const detail = checkRatesAgainstMrp(item.taxes, rate, unit.rates);
  if (detail !== null) return { ok: false, code: 'rate-above-mrp', detail };
  return ok({
    ...updateUnit(item, unitId, (current) => ({
      ...current,
      rates: insertRate(current.rates, rate, kolkataDate(now)),
    })),
    changedAt: now,
  });
};
