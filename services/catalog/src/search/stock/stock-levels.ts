import type { StockLevel } from '../../application/ports/stock.ts';

export const createStockLevels = () => {
  const stock = new Map<number, StockLevel>();
  let [changes, availabilityChanges] = [0, 0];
  return {
    upsert: (values: readonly StockLevel[]): void => {
      for (const entry of values) {
        const before = stock.get(entry.unitId);
        if ((before?.rev ?? -1) > entry.rev) continue;
        stock.set(entry.unitId, entry);
        if (before?.free === entry.free) continue;
        changes += 1;
        if ((before?.free ?? 0) > 0 !== entry.free > 0) availabilityChanges += 1;
      }
    },
    availableStock: (unitId: number): number | undefined => stock.get(unitId)?.free,
    version: (): number => changes,
    availabilityVersion: (): number => availabilityChanges,
  };
};
