import type { SupplyType } from '../../tax/gst.ts';
import { discountProportionally, priceUnits, withTax } from '../pricing-line.ts';
import type { LineSum, PricingLine } from '../pricing-line.ts';
import { matchesUnit, offerCovers } from './line-offer.ts';
import type { GroupOffer } from './line-offer.ts';
import { rewardAmount } from './reward.ts';
import type { Offer } from '../price-rules.ts';

type Combo = Extract<Offer, { kind: 'combo' }>;
type Threshold = Extract<Offer, { kind: 'threshold' }>;

export type GroupSums = ReadonlyMap<string, LineSum> | null;

const sumTotals = (sums: Iterable<LineSum>): number =>
  [...sums].reduce((total, sum) => total + sum.totalPaise, 0);

const totalQuantity = (lines: readonly PricingLine[]): number =>
  lines.reduce((total, line) => total + line.quantity, 0);

const findUnitsInSets = (
  combo: Combo,
  lines: readonly PricingLine[],
): ReadonlyMap<string, number> => {
  const sets = Math.min(
    ...combo.parts.map((part) =>
      Math.floor(totalQuantity(lines.filter((line) => matchesUnit(line, part))) / part.quantity),
    ),
  );
  const preference = (line: PricingLine): number => (line.offerId === combo.offerId ? 0 : 1);
  const linesByPreference = [...lines].sort(
    (a, b) => preference(a) - preference(b) || (a.key < b.key ? -1 : 1),
  );
  const unitsByLine = new Map<string, number>();
  for (const part of combo.parts) {
    let missingUnits = sets * part.quantity;
    for (const line of linesByPreference.filter((candidate) => matchesUnit(candidate, part))) {
      const usedUnits = unitsByLine.get(line.key) ?? 0;
      const units = Math.min(missingUnits, line.quantity - usedUnits);
      if (units > 0) unitsByLine.set(line.key, usedUnits + units);
      missingUnits -= Math.max(0, units);
    }
    // Two parts that name the same unit can promise more sets than there are units.
    if (missingUnits > 0) return new Map();
  }
  return unitsByLine;
};

const countSets = (combo: Combo, units: ReadonlyMap<string, number>): number => {
  const unitsPerSet = combo.parts.reduce((total, part) => total + part.quantity, 0);
  return [...units.values()].reduce((total, count) => total + count, 0) / unitsPerSet;
};

const applyCombo = (
  combo: Combo,
  eligibleLines: readonly PricingLine[],
  supply: SupplyType,
): GroupSums => {
  if (combo.parts.length === 0) return null;
  const units = findUnitsInSets(combo, eligibleLines);
  const lines = eligibleLines.filter((line) => units.has(line.key));
  const sumsInSets = new Map(
    lines.map((line) => [
      line.key,
      priceUnits({ line, paidUnits: units.get(line.key) ?? 0, supply }),
    ]),
  );
  const wholePaise = sumTotals(sumsInSets.values());
  const offPaise = wholePaise - countSets(combo, units) * combo.pricePaise;
  if (offPaise <= 0) return null;
  return new Map(
    lines.map((line) => {
      const inSetsPaise = sumsInSets.get(line.key)?.taxablePaise ?? 0;
      const restPaise =
        priceUnits({ line, paidUnits: line.quantity, supply }).taxablePaise - inSetsPaise;
      return [
        line.key,
        withTax(
          restPaise + discountProportionally(inSetsPaise, { offPaise, wholePaise }),
          line,
          supply,
        ),
      ];
    }),
  );
};

const applyThreshold = (
  threshold: Threshold,
  eligibleLines: readonly PricingLine[],
  supply: SupplyType,
): GroupSums => {
  const lines = eligibleLines.filter((line) => offerCovers(threshold, line));
  const fullSums = new Map(
    lines.map((line) => [line.key, priceUnits({ line, paidUnits: line.quantity, supply })]),
  );
  const wholePaise = sumTotals(fullSums.values());
  const offPaise =
    wholePaise < threshold.minimumPaise ? 0 : rewardAmount(threshold.reward, wholePaise);
  if (offPaise <= 0) return null;
  return new Map(
    lines.map((line) => [
      line.key,
      withTax(
        discountProportionally(fullSums.get(line.key)?.taxablePaise ?? 0, { offPaise, wholePaise }),
        line,
        supply,
      ),
    ]),
  );
};

export const applyGroupOffer = (
  offer: GroupOffer,
  eligibleLines: readonly PricingLine[],
  supply: SupplyType,
): GroupSums =>
  offer.kind === 'combo'
    ? applyCombo(offer, eligibleLines, supply)
    : applyThreshold(offer, eligibleLines, supply);
