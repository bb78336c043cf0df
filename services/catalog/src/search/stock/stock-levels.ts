import { defaultLocationId } from '@tokri/contracts/slots';
import type { StockLevel } from '../../application/ports/stock.ts';

type StockOfLocation = Map<number, StockLevel>;

export const createStockLevels = () => {
  const byLocation = new Map<number, StockOfLocation>();
  let [changes, availabilityChanges] = [0, 0];
  const stockOf = (locationId: number): StockOfLocation => {
    const stock = byLocation.get(locationId) ?? new Map<number, StockLevel>();
    byLocation.set(locationId, stock);
    return stock;
  };
  return {
    upsert: (values: readonly StockLevel[]): void => {
      for (const entry of values) {
        const stock = stockOf(entry.locationId ?? defaultLocationId);
        const before = stock.get(entry.unitId);
        if ((before?.rev ?? -1) > entry.rev) continue;
        stock.set(entry.unitId, entry);
        if (before?.free === entry.free) continue;
        changes += 1;
        if ((before?.free ?? 0) > 0 !== entry.free > 0) availabilityChanges += 1;
      }
    },
    availableStock: (unitId: number, locationId: number): number | undefined =>
      byLocation.get(locationId)?.get(unitId)?.free,
    stockByLocation: (unitId: number) =>
      [...byLocation].flatMap(([locationId, stock]) => {
        const level = stock.get(unitId);
        return level ? [{ locationId, free: level.free }] : [];
      }),
    version: (): number => changes,
    availabilityVersion: (): number => availabilityChanges,
  };
};
