import type { BookedSlot, Order } from '../order.ts';
import { effectiveItemLimit, type UnpaidLimits } from './unpaid-limits.ts';

export interface LimitUsage {
  readonly unpaid: number;
  readonly slot: (Pick<BookedSlot, 'date' | 'start' | 'end'> & { readonly count: number }) | null;
  readonly day: { readonly date: string; readonly count: number } | null;
  readonly item: {
    readonly name: string;
    readonly hindiName: string;
    readonly count: number;
    readonly max: number;
  } | null;
}

const groupBy = <Value>(
  values: readonly Value[],
  keyOf: (value: Value) => number | string,
): readonly (readonly Value[])[] => {
  const groups = new Map<number | string, readonly Value[]>();
  for (const value of values)
    groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), value]);
  return [...groups.values()];
};

const highest = <Value>(
  values: readonly Value[],
  scoreOf: (value: Value) => number,
): Value | null =>
  values.reduce<Value | null>(
    (best, value) => (best === null || scoreOf(value) > scoreOf(best) ? value : best),
    null,
  );

const toItemUsage = (
  lines: readonly Order['lines'][number][],
  unitsPerItem: number,
): NonNullable<LimitUsage['item']> => ({
  name: lines[0]?.name ?? '',
  hindiName: lines[0]?.hindiName ?? '',
  count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  max: effectiveItemLimit(lines, unitsPerItem),
});

/** How far each limit is used: the slot, the day and the item that are closest to theirs. */
export const summarizeUsage = (
  orders: readonly Order[],
  { unitsPerItem }: Pick<UnpaidLimits, 'unitsPerItem'>,
): LimitUsage => {
  const ordersOfSlot = highest(
    groupBy(orders, ({ slot }) => slot.slotId),
    ({ length }) => length,
  );
  const ordersOfDay = highest(
    groupBy(orders, ({ pdate }) => pdate),
    ({ length }) => length,
  );
  const lines = orders.flatMap((order) => order.lines);
  const items = groupBy(lines, ({ itemId }) => itemId).map((itemLines) =>
    toItemUsage(itemLines, unitsPerItem),
  );
  const [first] = ordersOfSlot ?? [];
  return {
    unpaid: orders.length,
    slot: first
      ? {
          date: first.slot.date,
          start: first.slot.start,
          end: first.slot.end,
          count: ordersOfSlot?.length ?? 0,
        }
      : null,
    day: ordersOfDay?.[0] ? { date: ordersOfDay[0].pdate, count: ordersOfDay.length } : null,
    item: highest(items, ({ count, max }) => count / max),
  };
};
