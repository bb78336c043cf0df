import type { ItemSales } from '../../application/ports/sales-days.ts';
import type { Rows, SalesSums } from '../../domain/reports/sales-sums.ts';

const columns = [
  'orders',
  'returns',
  'units',
  'taxablePaise',
  'taxPaise',
  'totalPaise',
  'discountPaise',
] as const satisfies readonly (keyof SalesSums)[];
const width = columns.length + 1;

/**
 * A day sells thousands of items, and a report adds up a year of days. Numbers in a row are read
 * many times faster than documents.
 */
export const encodeItemSums = (items: Rows<SalesSums>): Buffer => {
  const numbers = Object.entries(items).flatMap(([itemId, sums]) => [
    Number(itemId),
    ...columns.map((column) => sums[column]),
  ]);
  return Buffer.from(Float64Array.from(numbers).buffer);
};

const toNumbers = (bytes: Uint8Array): Float64Array =>
  new Float64Array(new Uint8Array(bytes).buffer);

export const sumEncodedItems = (days: readonly Uint8Array[]): readonly ItemSales[] => {
  const sums = new Map<number, Float64Array>();
  for (const numbers of days.map(toNumbers))
    for (let start = 0; start < numbers.length; start += width) {
      const itemId = numbers[start] ?? 0;
      const row = sums.get(itemId);
      if (!row) sums.set(itemId, numbers.slice(start + 1, start + width));
      else
        for (let column = 0; column < columns.length; column += 1)
          row[column] = (row[column] ?? 0) + (numbers[start + 1 + column] ?? 0);
    }
  return [...sums].map(([itemId, row]) => ({
    itemId,
    ...(Object.fromEntries(columns.map((column, index) => [column, row[index] ?? 0])) as Record<
      (typeof columns)[number],
      number
    >),
  }));
};
