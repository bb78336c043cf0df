import { kolkataDate } from '@tokri/contracts';
import { rateAboveMrp } from './rules.ts';
import type { DatedRate, Item, Unit } from './item.ts';

/** Rates that a unit keeps; beyond it the oldest go that a later one has replaced, which bills have copied long since. */
export const ratesPerUnitMax = 200;

const isSameDay = (a: DatedRate, b: DatedRate): boolean => a.partyId === b.partyId && a.fromDate === b.fromDate;

const isReplaced = (rate: DatedRate, rates: readonly DatedRate[], today: string): boolean =>
  rates.some((other) => other.partyId === rate.partyId && other.fromDate > rate.fromDate && other.fromDate <= today);

/** A second rate of one party and day replaces the first. */
export const withRate = (rates: readonly DatedRate[], rate: DatedRate, today: string): readonly DatedRate[] => {
  const ordered = [...rates.filter((other) => !isSameDay(other, rate)), rate].sort((a, b) => (a.fromDate < b.fromDate ? -1 : a.fromDate > b.fromDate ? 1 : a.partyId - b.partyId));
  if (ordered.length <= ratesPerUnitMax) return ordered;
  const oldest = ordered.find((other) => isReplaced(other, ordered, today));
  return ordered.filter((other) => other !== oldest);
};

export const withUnit = (item: Item, unitId: number, change: (unit: Unit) => Unit): Item =>
  ({ ...item, units: item.units.map((unit) => (unit.unitId === unitId ? change(unit) : unit)) });

export type AddRateRefusal = { readonly code: 'unknown-unit' } | { readonly code: 'rate-above-mrp'; readonly message: string };

/** An item with one more dated rate, or the rule that the rate breaks. */
export const addRate = (item: Item, { unitId, rate, now }: { readonly unitId: number; readonly rate: DatedRate; readonly now: Date }): { readonly item: Item } | AddRateRefusal => {
  if (!item.units.some((unit) => unit.unitId === unitId)) return { code: 'unknown-unit' };
  const message = rateAboveMrp(item.taxes, rate);
  if (message !== null) return { code: 'rate-above-mrp', message };
  return { item: { ...withUnit(item, unitId, (unit) => ({ ...unit, rates: withRate(unit.rates, rate, kolkataDate(now)) })), changedAt: now } };
};
