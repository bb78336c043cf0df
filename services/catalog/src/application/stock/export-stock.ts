import { listVisibleUnits, type Item } from '../../domain/items/item.ts';
import { selectPart, type ExportPart, type SelectedPart } from '../items/export-part.ts';
import type { CatalogIndex } from '../ports/catalog-index.ts';
import type { CountedStock, StockMovementStore } from '../ports/stock-movements.ts';

const itemsPerPart = 500;

export interface ExportedStock {
  readonly item: Item;
  readonly unitId: number;
  readonly unitName: string;
  /** Missing while the location has never had stock of the unit. */
  readonly count: CountedStock | undefined;
}

export const exportStock = async (
  {
    catalogIndex,
    stockMovements,
  }: {
    readonly catalogIndex: CatalogIndex;
    readonly stockMovements: Pick<StockMovementStore, 'listCounts'>;
  },
  { locationId, ...exportPart }: ExportPart & { readonly locationId: number },
): Promise<Omit<SelectedPart, 'items'> & { readonly stocks: readonly ExportedStock[] }> => {
  const stocked = catalogIndex
    .listItems()
    .filter(({ status }) => status !== 'deleted')
    .sort((a, b) => a.itemId - b.itemId);
  const { items, parts, after } = selectPart(stocked, exportPart, itemsPerPart);
  const units = items.flatMap((item) =>
    listVisibleUnits(item).map(({ unitId, name }) => ({ item, unitId, unitName: name })),
  );
  const counts = await stockMovements.listCounts(
    units.map(({ unitId }) => unitId),
    locationId,
  );
  const byUnit = new Map(counts.map((count) => [count.unitId, count]));
  return {
    parts: Math.max(1, parts),
    after,
    stocks: units.map((unit) => ({ ...unit, count: byUnit.get(unit.unitId) })),
  };
};
