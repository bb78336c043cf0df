import { ok, refusal, type Outcome } from '@tokri/contracts';
import { brokenRate } from './broken-rate.ts';
import type { DatedTax, Item } from './item.ts';

const byDate = (a: DatedTax, b: DatedTax): number => (a.fromDate < b.fromDate ? -1 : 1);

const withTax = (taxes: readonly DatedTax[], tax: DatedTax): readonly DatedTax[] =>
  [...taxes.filter(({ fromDate }) => fromDate !== tax.fromDate), tax].sort(byDate);

/** `detail` names the unit and what its rate would come to. */
export type TaxAdded = Outcome<Item, 'rate-above-mrp', { readonly detail?: string }>;

/** An item with GST of a rate from a day on; one of the same day is replaced. What that would push above the MRP needs a rate of that day first. */
export const addTax = (item: Item, tax: DatedTax, now: Date): TaxAdded => {
  if (
    item.taxes.some(
      ({ fromDate, taxBasisPoints }) =>
        fromDate === tax.fromDate && taxBasisPoints === tax.taxBasisPoints,
    )
  )
    return ok(item);
  const taxed: Item = { ...item, taxes: withTax(item.taxes, tax), changedAt: now };
  const detail = brokenRate(taxed, tax.fromDate);
  return detail === null ? ok(taxed) : refusal('rate-above-mrp', { detail });
};
