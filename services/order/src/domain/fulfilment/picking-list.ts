import type { QuotedLine } from '@tokri/contracts/pricing';

export type PickingLine = Pick<
  QuotedLine,
  'itemId' | 'unitId' | 'itemGroupId' | 'name' | 'hindiName' | 'unitName' | 'isFood' | 'quantity'
>;

export interface PickingListEntry extends PickingLine {
  readonly orders: number;
}

export const buildPickingList = (
  orders: readonly (readonly PickingLine[])[],
): readonly PickingListEntry[] => {
  const entries = new Map<string, PickingListEntry>();
  for (const lines of orders) {
    const seenKeys = new Set<string>();
    for (const line of lines) {
      const key = `${line.itemId} ${line.unitId}`;
      const entry = entries.get(key) ?? { ...line, quantity: 0, orders: 0 };
      entries.set(key, {
        ...entry,
        quantity: entry.quantity + line.quantity,
        orders: entry.orders + (seenKeys.has(key) ? 0 : 1),
      });
      seenKeys.add(key);
    }
  }
  return [...entries.values()].sort(
    (a, b) =>
      Number(b.isFood) - Number(a.isFood) ||
      a.itemGroupId - b.itemGroupId ||
      a.name.localeCompare(b.name),
  );
};
