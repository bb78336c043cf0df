import { defaultLocationId } from '@tokri/contracts/slots';
import { shopDate } from '@tokri/contracts/dates';
import {
  unitFileColumns,
  type ItemFileCells,
  type ItemFileColumn,
} from '@tokri/contracts/validation';
import { toItemCells } from '../../domain/import/item-cells.ts';
import type { Item } from '../../domain/items/item.ts';
import { selectStaffItems } from './list-staff-items.ts';
import type { ListStaffItemsDeps, StaffItemsQuery } from './list-staff-items.ts';

const withoutItemCells = (cells: ItemFileCells): ItemFileCells =>
  Object.fromEntries(
    Object.entries(cells).map(([column, text]) => [
      column,
      unitFileColumns.has(column as ItemFileColumn) ? text : '',
    ]),
  ) as ItemFileCells;

/** Up to `limit` items with an id above `after`; a row for each unit of each. */
export const listExportRows = (
  deps: ListStaffItemsDeps,
  query: StaffItemsQuery,
  { after, limit }: { readonly after: number; readonly limit: number },
): { readonly rows: readonly ItemFileCells[]; readonly after: number | null } => {
  const { catalogIndex, clock } = deps;
  const today = shopDate(clock());
  const rest = selectStaffItems(deps, query)
    .filter(({ itemId }) => itemId > after)
    .sort((a, b) => a.itemId - b.itemId);
  const items = rest.slice(0, limit);
  const toRows = (item: Item): readonly ItemFileCells[] =>
    item.units.map((unit, index) => {
      const stock = catalogIndex.availableStock(unit.unitId, defaultLocationId) ?? 0;
      const cells = toItemCells(item, unit, { today, stock });
      return index === 0 ? cells : withoutItemCells(cells);
    });
  return {
    rows: items.flatMap(toRows),
    after: rest.length > items.length ? (items.at(-1)?.itemId ?? null) : null,
  };
};
