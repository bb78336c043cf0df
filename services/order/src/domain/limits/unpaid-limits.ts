import type { Named } from '@tokri/contracts/language';
import type { OrderTerms } from '../order.ts';
import { sumUnits, type UnpaidOrder } from './unpaid-order.ts';

export interface UnpaidLimits {
  readonly perSlot: number;
  readonly perDay: number;
  readonly total: number;
  readonly unitsPerItem: number;
}

export type ExceededLimit =
  | { readonly rule: 'slot' | 'day' | 'total'; readonly max: number }
  | { readonly rule: 'item'; readonly max: number; readonly item: Named };

const countUnits = (orders: readonly UnpaidOrder[], itemId: number): number =>
  orders
    .flatMap(({ items }) => items)
    .reduce((sum, item) => sum + (item.itemId === itemId ? item.units : 0), 0);

/** An order of the item's own maximum is always possible, so that no item becomes unsellable. */
export const effectiveItemLimit = (
  lines: readonly Pick<OrderTerms['lines'][number], 'maxPerOrder'>[],
  unitsPerItem: number,
): number => Math.max(unitsPerItem, ...lines.map(({ maxPerOrder }) => maxPerOrder));

const findExceededItem = (
  others: readonly UnpaidOrder[],
  lines: OrderTerms['lines'],
  unitsPerItem: number,
): ExceededLimit | null => {
  for (const { itemId, units } of sumUnits(lines)) {
    const itemLines = lines.filter((line) => line.itemId === itemId);
    const { name = '', hindiName } = itemLines[0] ?? {};
    const max = effectiveItemLimit(itemLines, unitsPerItem);
    if (countUnits(others, itemId) + units > max)
      return { rule: 'item', max, item: { name, hindiName } };
  }
  return null;
};

/** `others` are the unpaid orders that the new one comes on top of. */
export const findExceededLimit = (
  others: readonly UnpaidOrder[],
  { slot, pdate, lines }: Pick<OrderTerms, 'slot' | 'pdate' | 'lines'>,
  limits: UnpaidLimits,
): ExceededLimit | null => {
  if (others.filter(({ slotId }) => slotId === slot.slotId).length >= limits.perSlot)
    return { rule: 'slot', max: limits.perSlot };
  if (others.filter((order) => order.pdate === pdate).length >= limits.perDay)
    return { rule: 'day', max: limits.perDay };
  if (others.length >= limits.total) return { rule: 'total', max: limits.total };
  return findExceededItem(others, lines, limits.unitsPerItem);
};
