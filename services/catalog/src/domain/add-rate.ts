import { ok, kolkataDate, refusal, type Outcome } from '@tokri/contracts';
import { isReplaced } from './rate-of-date.ts';
import { rateAboveMrp } from './rules.ts';
import type { DatedRate, Item, Unit } from './item.ts';

/** Rates that a unit keeps; beyond it the oldest go that a later one has replaced, which bills have copied long since. */
export const ratesPerUnitMax = 200;

const isSameDay = (a: DatedRate, b: DatedRate): boolean =>
  a.partyId === b.partyId && a.fromDate === b.fromDate;

/** Rates with one more, oldest first: a second rate of one party and day replaces the first. Rates that still hold or are to come are kept, however many. `today` in Kolkata. */
export const withRate = (
  rates: readonly DatedRate[],
  rate: DatedRate,
  today: string,
): readonly DatedRate[] => {
  const ordered = [...rates.filter((other) => !isSameDay(other, rate)), rate].sort((a, b) =>
    a.fromDate < b.fromDate ? -1 : a.fromDate > b.fromDate ? 1 : a.partyId - b.partyId,
  );
  if (ordered.length <= ratesPerUnitMax) return ordered;
  const oldest = ordered.find((other) => isReplaced(other, ordered, today));
  return ordered.filter((other) => other !== oldest);
};

/** An item with one unit changed. */
export const withUnit = (item: Item, unitId: number, change: (unit: Unit) => Unit): Item => ({
  ...item,
  units: item.units.map((unit) => (unit.unitId === unitId ? change(unit) : unit)),
});

/** `detail` is for people. */
export type RateAdded = Outcome<
  Item,
  'unknown-unit' | 'rate-above-mrp',
  { readonly detail?: string }
>;

/** An item with one more dated rate, or the rule that the rate breaks (price.md 1: none above the MRP with tax). */
export const addRate = (
  item: Item,
  { unitId, rate, now }: { readonly unitId: number; readonly rate: DatedRate; readonly now: Date },
): RateAdded => {
  const unit = item.units.find((one) => one.unitId === unitId);
  if (!unit) return refusal('unknown-unit');
  const detail = rateAboveMrp(item.taxes, rate, unit.rates);
  if (detail !== null) return refusal('rate-above-mrp', { detail });
  return ok({
    ...withUnit(item, unitId, (one) => ({
      ...one,
      rates: withRate(one.rates, rate, kolkataDate(now)),
    })),
    changedAt: now,
  });
};
