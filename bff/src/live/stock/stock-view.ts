import type { LiveEvents } from '@tokri/contracts/api';

export type StockAvailability = LiveEvents['stock.changed'];

export interface StockChange {
  readonly locationId: number;
  readonly stock: StockAvailability;
}

interface UnitStock {
  readonly itemId: number;
  readonly unitId: number;
  readonly free: number;
  readonly isHidden?: true | undefined;
}

interface DatedChange extends StockChange {
  readonly atMs: number;
}

/** Knows which units are sold out at which location. A change is that one sells out or is back. */
export const createStockView = () => {
  const soldOut = new Set<string>();
  let recent: DatedChange[] = [];
  return {
    /**
     * `key` names unit and location; `stock` is null when the unit is gone. Nobody needs to know of
     * what customers cannot see, but its next change is compared with this one.
     */
    upsertStock: (
      key: string,
      locationId: number,
      stock: UnitStock | null,
    ): StockChange | undefined => {
      const isSoldOut = stock !== null && stock.free <= 0;
      if (isSoldOut === soldOut.has(key)) return undefined;
      if (isSoldOut) soldOut.add(key);
      else soldOut.delete(key);
      return stock && !stock.isHidden
        ? {
            locationId,
            stock: { ItemId: stock.itemId, UnitId: stock.unitId, Stock: Math.max(0, stock.free) },
          }
        : undefined;
    },
    /** Keeps a change for streams that open soon after it. */
    remember: (change: StockChange, now: Date): void => {
      recent.push({ ...change, atMs: now.getTime() });
    },
    forgetBefore: (before: Date): void => {
      recent = recent.filter(({ atMs }) => atMs >= before.getTime());
    },
    recentChanges: (locationId: number): readonly StockAvailability[] =>
      recent.filter((change) => change.locationId === locationId).map(({ stock }) => stock),
  };
};

export type StockView = ReturnType<typeof createStockView>;
