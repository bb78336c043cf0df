import type { EffectiveTax, Item } from '../items/item.ts';

/** Items with the same HSN code and the same tax rates at all dates. */
export interface TaxGroup {
  readonly hsn: string;
  /** Oldest first. */
  readonly taxes: readonly EffectiveTax[];
  readonly items: readonly Item[];
}

const byDate = (taxes: readonly EffectiveTax[]): readonly EffectiveTax[] =>
  [...taxes].sort((a, b) => a.fromDate.localeCompare(b.fromDate));

/** By HSN code; deleted items are left out. */
export const groupByTax = (items: readonly Item[]): readonly TaxGroup[] => {
  const groups = new Map<string, TaxGroup & { readonly items: Item[] }>();
  for (const item of items) {
    if (item.status === 'deleted') continue;
    const taxes = byDate(item.taxes);
    const key = JSON.stringify([
      item.hsn,
      taxes.map(({ fromDate, taxBasisPoints }) => [fromDate, taxBasisPoints]),
    ]);
    const group = groups.get(key);
    if (group) group.items.push(item);
    else groups.set(key, { hsn: item.hsn, taxes, items: [item] });
  }
  return [...groups.entries()].sort(([a], [b]) => a.localeCompare(b)).map(([, group]) => group);
};
