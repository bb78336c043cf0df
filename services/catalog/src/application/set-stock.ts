import { ok, refusal } from '@tokri/contracts';
import type { Saved } from './outcome.ts';
import type { Catalogue } from './ports/catalogue.ts';
import type { StockStore } from './ports/stock.ts';

/** Sets what is free to sell of a unit; what orders have set aside stays set aside. */
export const setStockFor = async (
  { stock, catalogue }: { readonly stock: StockStore; readonly catalogue: Catalogue },
  { unitId, free }: { readonly unitId: number; readonly free: number },
): Promise<Saved> => {
  const owner = catalogue.itemOfUnit(unitId);
  if (!owner) return refusal('unknown-unit');
  await stock.set({ unitId, itemId: owner.item.itemId, free });
  catalogue.putStock(await stock.free([unitId]));
  return ok(unitId);
};
