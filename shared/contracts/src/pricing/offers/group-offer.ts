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

const totalPaiseOf = (sums: Iterable<LineSum>): number =>
  [...sums].reduce((total, sum) => total + sum.totalPaise, 0);

const totalQuantity = (lines: readonly PricingLine[]): number =>
  lines.reduce((total, line) => total + line.quantity, 0);

const unitsInSets = (combo: Combo, lines: readonly PricingLine[]): ReadonlyMap<string, number> => {
  const sets = Math.min(
    ...combo.parts.map((part) =>
      Math.floor(totalQuantity(lines.filter((line) => matchesUnit(line, part))) / part.quantity),
    ),
  );
  const preference = (line: PricingLine): number => (line.offerId === combo.offerId ? 0 : 1);
  const inOrder = [...lines].sort(
    (a, b) => preference(a) - preference(b) || (a.key < b.key ? -1 : 1),
  );
  const taken = new Map<string, number>();
  for (const part of combo.parts) {
    let open = sets * part.quantity;
    for (const line of inOrder.filter((candidate) => matchesUnit(candidate, part))) {
      const already = taken.get(line.key) ?? 0;
      const units = Math.min(open, line.quantity - already);
      if (units > 0) taken.set(line.key, already + units);
      open -= Math.max(0, units);
    }
    // Two parts that name the same unit can promise more sets than there are units.
    if (open > 0) return new Map();
  }
  return taken;
};

const countSets = (combo: Combo, units: ReadonlyMap<string, number>): number => {
  const perSet = combo.parts.reduce((total, part) => total + part.quantity, 0);
  return [...units.values()].reduce((total, count) => total + count, 0) / perSet;
};

const comboSums = (combo: Combo, pool: readonly PricingLine[], supply: SupplyType): GroupSums => {
  if (combo.parts.length === 0) return null;
  const units = unitsInSets(combo, pool);
  const lines = pool.filter((line) => units.has(line.key));
  const inSets = new Map(
    lines.map((line) => [
      line.key,
      priceUnits({ line, paidUnits: units.get(line.key) ?? 0, supply }),
    ]),
  );
  const wholePaise = totalPaiseOf(inSets.values());
  const offPaise = wholePaise - countSets(combo, units) * combo.pricePaise;
  if (offPaise <= 0) return null;
  return new Map(
    lines.map((line) => {
      const part = inSets.get(line.key)?.taxablePaise ?? 0;
      const rest = priceUnits({ line, paidUnits: line.quantity, supply }).taxablePaise - part;
      return [
        line.key,
        withTax(rest + discountProportionally(part, { offPaise, wholePaise }), line, supply),
      ];
    }),
  );
};

const thresholdSums = (
  threshold: Threshold,
  pool: readonly PricingLine[],
  supply: SupplyType,
): GroupSums => {
  const lines = pool.filter((line) => offerCovers(threshold, line));
  const full = new Map(
    lines.map((line) => [line.key, priceUnits({ line, paidUnits: line.quantity, supply })]),
  );
  const wholePaise = totalPaiseOf(full.values());
  const offPaise =
    wholePaise < threshold.minimumPaise ? 0 : rewardAmount(threshold.reward, wholePaise);
  if (offPaise <= 0) return null;
  return new Map(
    lines.map((line) => [
      line.key,
      withTax(
        discountProportionally(full.get(line.key)?.taxablePaise ?? 0, { offPaise, wholePaise }),
        line,
        supply,
      ),
    ]),
  );
};

export const applyGroupOffer = (
  offer: GroupOffer,
  pool: readonly PricingLine[],
  supply: SupplyType,
): GroupSums =>
  offer.kind === 'combo' ? comboSums(offer, pool, supply) : thresholdSums(offer, pool, supply);
