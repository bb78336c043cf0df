import { err, ok } from '@tokri/contracts/result';
import type { SaveResult } from '../save-result.ts';
import type { CatalogIndex } from '../ports/catalog-index.ts';
import type { StockStore } from '../ports/stock.ts';

export const setStock = async (
  { stock, catalogIndex }: { readonly stock: StockStore; readonly catalogIndex: CatalogIndex },
  { unitId, free }: { readonly unitId: number; readonly free: number },
): Promise<SaveResult> => {
  const owner = catalogIndex.findItemByUnit(unitId);
  if (!owner) return err('unknown-unit');
  await stock.setAvailable({ unitId, itemId: owner.item.itemId, free });
  catalogIndex.upsertStock(await stock.listStockLevels([unitId]));
  return ok(unitId);
};
