import { err, type Err, type Ok } from '@tokri/contracts/result';
import type { DatedRate, Item } from '../items/item.ts';
import { insertRate } from './add-rate.ts';
import { ownRateOn } from './dated-rates.ts';
import type { PackAboveMrp } from './mrp-limit.ts';
import { withUnitRates, type UnitRateAboveMrp } from './unit-rates.ts';

export const rateState = (
  rate: DatedRate,
  rates: readonly DatedRate[],
  today: string,
): 'past' | 'current' | 'scheduled' => {
  if (rate.fromDate > today) return 'scheduled';
  return ownRateOn(rates, today, rate.partyId)?.rateId === rate.rateId ? 'current' : 'past';
};

export interface NewRate {
  readonly unitId: number;
  readonly rate: DatedRate;
  /** The scheduled rate that the new one replaces; 0 for none. */
  readonly replacedRateId: number;
  /** The rate that staff saw for that date; 0 for none. */
  readonly seenRateId: number;
}

/** The rate before would apply longer, and cannot stand a later tax. */
type EarlierRateAboveMrp = Err<'earlier-rate-above-mrp', { readonly aboveMrp: PackAboveMrp }>;

export type SaveRateError =
  | { readonly ok: false; readonly code: 'changed-meanwhile'; readonly current: DatedRate | null }
  | UnitRateAboveMrp
  | EarlierRateAboveMrp
  | { readonly ok: false; readonly code: 'unknown-unit' | 'date-past' | 'rate-started' };

const isStarted = ({ fromDate }: DatedRate, today: string): boolean => fromDate <= today;

const nameEarlierRate = (
  result: Ok<Item> | UnitRateAboveMrp,
  savedRateId: number,
): Ok<Item> | UnitRateAboveMrp | EarlierRateAboveMrp =>
  result.ok || result.rate.rateId === savedRateId
    ? result
    : { ...err('earlier-rate-above-mrp'), aboveMrp: result.aboveMrp };

const changedMeanwhile = (current: DatedRate | undefined): SaveRateError => ({
  ok: false,
  code: 'changed-meanwhile',
  current: current ?? null,
});

export const saveRate = (
  item: Item,
  { unitId, rate, replacedRateId, seenRateId }: NewRate,
  { today, now }: { readonly today: string; readonly now: Date },
): Ok<Item> | SaveRateError => {
  const unit = item.units.find((candidate) => candidate.unitId === unitId);
  if (!unit) return err('unknown-unit');
  if (rate.fromDate < today) return err('date-past');
  const replaced = unit.rates.find(({ rateId }) => rateId === replacedRateId);
  const others = unit.rates.filter(({ rateId }) => rateId !== replacedRateId);
  const current = ownRateOn(others, rate.fromDate, rate.partyId);
  if (replacedRateId !== 0 && !replaced) return changedMeanwhile(current);
  if (replaced && isStarted(replaced, today)) return err('rate-started');
  if ((current?.rateId ?? 0) !== seenRateId) return changedMeanwhile(current);
  const rates = insertRate(others, rate, today);
  return nameEarlierRate(withUnitRates(item, unit, { rates, now }), rate.rateId);
};

export const withdrawRate = (
  item: Item,
  { unitId, rateId }: { readonly unitId: number; readonly rateId: number },
  { today, now }: { readonly today: string; readonly now: Date },
): Ok<Item> | SaveRateError => {
  const unit = item.units.find((candidate) => candidate.unitId === unitId);
  if (!unit) return err('unknown-unit');
  const rate = unit.rates.find((candidate) => candidate.rateId === rateId);
  if (!rate) return changedMeanwhile(undefined);
  if (isStarted(rate, today)) return err('rate-started');
  const rates = unit.rates.filter((other) => other !== rate);
  return nameEarlierRate(withUnitRates(item, unit, { rates, now }), rateId);
};
