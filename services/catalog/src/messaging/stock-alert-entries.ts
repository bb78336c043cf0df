import { stockLow, stockRefilled } from '@tokri/contracts/events';
import { stockId } from '@tokri/contracts/orders';
import { createOutboxEntry, type OutboxEntry } from '@tokri/service-kit/outbox';
import type { CatalogIndex } from '../application/ports/catalog-index.ts';
import type { StockAlert } from '../domain/stock/low-stock.ts';

/** Names come from memory: an order must not wait for a read because a unit runs out by it. */
export const createStockAlertEntry =
  ({ findItemByUnit }: Pick<CatalogIndex, 'findItemByUnit'>) =>
  (
    { kind, unitId, itemId, locationId, free }: StockAlert,
    { seq, at }: { readonly seq: number; readonly at: Date },
  ): OutboxEntry => {
    const data = { unitId, itemId, locationId, free };
    const header = { key: String(stockId(data)), seq, occurredAt: at };
    if (kind === 'refilled') return createOutboxEntry(stockRefilled, { ...header, data });
    const item = findItemByUnit(unitId)?.item;
    const names = {
      itemName: item?.name ?? '',
      hindiName: item?.hindi.name ?? '',
      unitName: item?.units.find((unit) => unit.unitId === unitId)?.name ?? '',
    };
    return createOutboxEntry(stockLow, { ...header, data: { ...data, ...names } });
  };
