import { err, ok } from '@tokri/contracts/result';
import type { SaveResult } from '../save-result.ts';
import type { CatalogIndex } from '../ports/catalog-index.ts';
import type { LocationView } from '../ports/locations.ts';
import type { StockStore } from '../ports/stock.ts';

export interface SetStockDeps {
  readonly stock: StockStore;
  readonly catalogIndex: CatalogIndex;
  readonly locations: LocationView;
}

export const setStock = async (
  { stock, catalogIndex, locations }: SetStockDeps,
  {
    unitId,
    locationId,
    free,
  }: { readonly unitId: number; readonly locationId: number; readonly free: number },
): Promise<SaveResult> => {
  const owner = catalogIndex.findItemByUnit(unitId);
  if (!owner) return err('unknown-unit');
  if (!locations.isKnown(locationId)) return err('unknown-location');
  await stock.setAvailable({ unitId, locationId, itemId: owner.item.itemId, free });
  catalogIndex.upsertStock(await stock.listStockLevels([unitId], locationId));
  return ok(unitId);
};
