import { err, ok, type Err, type Ok } from '@tokri/contracts/result';
import type { DatedRate, EffectiveTax, Item, Unit } from '../items/item.ts';
import { ownRateOn, taxOn } from './dated-rates.ts';
import { findAboveMrp, isAboveMrp, type PackAboveMrp } from './mrp-limit.ts';

/** `rate` is the one above the MRP: a new one, or one that would apply on more days than before. */
export type UnitRateAboveMrp = Err<
  'rate-above-mrp',
  { readonly aboveMrp: PackAboveMrp; readonly rate: DatedRate }
>;

/** The days on which a price can begin to be above the MRP. */
const listChangeDays = (
  taxes: readonly EffectiveTax[],
  rates: readonly DatedRate[],
): readonly string[] => [...new Set([...taxes, ...rates].map(({ fromDate }) => fromDate))].sort();

const listParties = (rates: readonly DatedRate[]): readonly number[] => [
  ...new Set(rates.map(({ partyId }) => partyId)),
];

const isSamePrice = (a: DatedRate, b: DatedRate | undefined): boolean =>
  a.rateId === b?.rateId && a.ratePaise === b.ratePaise && a.mrpPaise === b.mrpPaise;

const findNewlyAbove = (
  { taxes }: Pick<Item, 'taxes'>,
  before: readonly DatedRate[],
  after: readonly DatedRate[],
): DatedRate | undefined =>
  listChangeDays(taxes, [...before, ...after])
    .flatMap((day) => listParties(after).map((partyId) => ({ day, partyId })))
    .flatMap(({ day, partyId }) => {
      const rate = ownRateOn(after, day, partyId);
      if (!rate || isSamePrice(rate, ownRateOn(before, day, partyId))) return [];
      return isAboveMrp(rate, taxOn(taxes, day)) ? [{ ...rate, fromDate: day }] : [];
    })[0];

/**
 * Changes the rates of a pack. Refuses each price above the MRP on a day on which another price
 * applied before: removing a rate lets the one before it apply longer, also through a later tax.
 * What is above the MRP already keeps staff from no other change.
 */
export const withUnitRates = (
  item: Item,
  unit: Unit,
  { rates, now }: { readonly rates: readonly DatedRate[]; readonly now: Date },
): Ok<Item> | UnitRateAboveMrp => {
  const rate = findNewlyAbove(item, unit.rates, rates);
  const aboveMrp = rate && findAboveMrp(item.taxes, rate, rates);
  if (aboveMrp)
    return {
      ...err('rate-above-mrp'),
      aboveMrp: { ...aboveMrp, packName: unit.name },
      rate,
    };
  const units = item.units.map((one) => (one.unitId === unit.unitId ? { ...one, rates } : one));
  return ok({ ...item, units, changedAt: now });
};
