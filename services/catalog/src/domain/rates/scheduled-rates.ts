import { err, ok, type Ok } from '@tokri/contracts/result';
import type { DatedRate, Item, Unit } from '../items/item.ts';
import { findRateAboveMrp } from './find-rate-above-mrp.ts';
import { insertRate, updateUnit } from './add-rate.ts';
import { findAboveMrp, type AboveMrp } from './mrp-limit.ts';

/** The rate of exactly this party that applies on a date; the public one does not stand in. */
export const ownRateOn = (
  rates: readonly DatedRate[],
  date: string,
  partyId: number,
): DatedRate | undefined =>
  rates
    .filter((rate) => rate.partyId === partyId && rate.fromDate <= date)
    .reduce<DatedRate | undefined>(
      (latest, rate) => (latest && latest.fromDate >= rate.fromDate ? latest : rate),
      undefined,
    );

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

export type SaveRateError =
  | { readonly ok: false; readonly code: 'changed-meanwhile'; readonly current: DatedRate | null }
  | ({ readonly ok: false; readonly code: 'rate-above-mrp' } & AboveMrp)
  | { readonly ok: false; readonly code: 'unknown-unit' | 'date-past' | 'rate-started' };

const isStarted = ({ fromDate }: DatedRate, today: string): boolean => fromDate <= today;

const withRates = (item: Item, unit: Pick<Unit, 'unitId' | 'rates'>, now: Date): Item => ({
  ...updateUnit(item, unit.unitId, (one) => ({ ...one, rates: unit.rates })),
  changedAt: now,
});

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
  const aboveMrp = findAboveMrp(item.taxes, rate, others);
  if (aboveMrp) return { ok: false, code: 'rate-above-mrp', ...aboveMrp };
  return ok(withRates(item, { unitId, rates: insertRate(others, rate, today) }, now));
};

export type WithdrawRateError =
  SaveRateError | { readonly ok: false; readonly code: 'tax-above-mrp'; readonly detail: string };

/** The rate before it applies longer then, so it must also stand a later tax. */
export const withdrawRate = (
  item: Item,
  { unitId, rateId }: { readonly unitId: number; readonly rateId: number },
  { today, now }: { readonly today: string; readonly now: Date },
): Ok<Item> | WithdrawRateError => {
  const unit = item.units.find((candidate) => candidate.unitId === unitId);
  if (!unit) return err('unknown-unit');
  const rate = unit.rates.find((candidate) => candidate.rateId === rateId);
  if (!rate) return changedMeanwhile(undefined);
  if (isStarted(rate, today)) return err('rate-started');
  const withdrawn = withRates(
    item,
    { unitId, rates: unit.rates.filter((other) => other !== rate) },
    now,
  );
  const detail = findRateAboveMrp(withdrawn, today);
  return detail === null || findRateAboveMrp(item, today) !== null
    ? ok(withdrawn)
    : { ok: false, code: 'tax-above-mrp', detail };
};
