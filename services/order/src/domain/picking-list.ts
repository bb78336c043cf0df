import type { QuotedLine } from '@tokri/contracts';

export type PickedLine = Pick<
  QuotedLine,
  'itemId' | 'unitId' | 'itemGroupId' | 'name' | 'unitName' | 'isFood' | 'quantity'
>;

export interface SummedPick extends PickedLine {
  /** Orders that want it. */
  readonly orders: number;
}

/** Units to fetch for these orders, summed; food first, because it is packed apart, then by group and name. */
export const pickingList = (orders: readonly (readonly PickedLine[])[]): readonly SummedPick[] => {
  const picks = new Map<string, SummedPick>();
  for (const lines of orders) {
    const wanted = new Set<string>();
    for (const line of lines) {
      const key = `${line.itemId} ${line.unitId}`;
      const before = picks.get(key) ?? { ...line, quantity: 0, orders: 0 };
      picks.set(key, {
        ...before,
        quantity: before.quantity + line.quantity,
        orders: before.orders + (wanted.has(key) ? 0 : 1),
      });
      wanted.add(key);
    }
  }
  return [...picks.values()].sort(
    (a, b) =>
      Number(b.isFood) - Number(a.isFood) ||
      a.itemGroupId - b.itemGroupId ||
      a.name.localeCompare(b.name),
  );
};
