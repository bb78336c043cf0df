import { ok, type Ok } from '@tokri/contracts/result';
import { findPackAboveMrp, type RateAboveMrp } from './mrp-limit.ts';
import type { EffectiveTax, Item } from '../items/item.ts';

const byDate = (a: EffectiveTax, b: EffectiveTax): number => (a.fromDate < b.fromDate ? -1 : 1);

const withTax = (taxes: readonly EffectiveTax[], tax: EffectiveTax): readonly EffectiveTax[] =>
  [...taxes.filter(({ fromDate }) => fromDate !== tax.fromDate), tax].sort(byDate);

export type AddTaxResult = Ok<Item> | RateAboveMrp;

export const addTaxToItem = (item: Item, tax: EffectiveTax, now: Date): AddTaxResult => {
  if (
    item.taxes.some(
      ({ fromDate, taxBasisPoints }) =>
        fromDate === tax.fromDate && taxBasisPoints === tax.taxBasisPoints,
    )
  )
    return ok(item);
  const taxed: Item = { ...item, taxes: withTax(item.taxes, tax), changedAt: now };
  return findPackAboveMrp(taxed, tax.fromDate) ?? ok(taxed);
};
