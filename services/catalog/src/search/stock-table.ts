import type { FreeStock } from '../application/ports/stock.ts';

/** What is free of each unit, the newest known. */
export const createStockTable = () => {
  const stock = new Map<number, FreeStock>();
  let [changes, soldOutChanges] = [0, 0];
  return {
    put: (some: readonly FreeStock[]): void => {
      for (const one of some) {
        const before = stock.get(one.unitId);
        if ((before?.rev ?? -1) > one.rev) continue;
        stock.set(one.unitId, one);
        if (before?.free === one.free) continue;
        changes += 1;
        if ((before?.free ?? 0) > 0 !== one.free > 0) soldOutChanges += 1;
      }
    },
    /** Undefined when nothing is known of it. */
    of: (unitId: number): number | undefined => stock.get(unitId)?.free,
    /** Another one after every change of what is free. */
    version: (): number => changes,
    /** Another one whenever a unit has sold out or come back. */
    soldOutVersion: (): number => soldOutChanges,
  };
};
