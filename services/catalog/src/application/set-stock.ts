import { doneWith, refusedFor } from './outcome.ts';
import type { Outcome } from './outcome.ts';
import type { Catalogue, StockStore } from './ports.ts';

/** Sets what is free to sell of a unit; what orders have set aside stays set aside. */
export const setStockFor = async ({ stock, catalogue }: { readonly stock: StockStore; readonly catalogue: Catalogue }, { unitId, free }: { readonly unitId: number; readonly free: number }): Promise<Outcome> => {
  const owner = catalogue.itemOfUnit(unitId);
  if (!owner) return refusedFor('unknown-unit');
  await stock.set({ unitId, itemId: owner.item.itemId, free });
  catalogue.putStock(await stock.free([unitId]));
  return doneWith(unitId);
};
