import { shopDate } from '@tokri/contracts/dates';
import { toRupees } from '@tokri/contracts/money';
import type { itemAdminOperations, itemOperations } from '@tokri/contracts/api';
import type { OperationHandlers } from '@tokri/service-kit/http';
import { reportItems } from '../../application/items/report-items.ts';
import type { ReportRow } from '../../application/items/report-items.ts';
import { restoreItem } from '../../application/items/restore-item.ts';
import { updateItem } from '../../application/items/update-item.ts';
import type { UpdateItemDeps } from '../../application/items/update-item.ts';
import type { StockStore } from '../../application/ports/stock.ts';
import { taxOn } from '../../domain/rates/dated-rates.ts';
import { statusNumber } from '../../domain/items/item.ts';
import { toResultEntries } from '../error-messages/error-entry.ts';

type Deps = UpdateItemDeps & { readonly stock: StockStore };

const toReportResponse = ({ item, unit, pricedUnit, stock }: ReportRow, today: string) => ({
  ItemId: item.itemId,
  Code: item.code,
  Name: item.name,
  ItemTypeName: item.itemTypeName,
  Status: statusNumber[item.status],
  UnitId: unit.unitId,
  UnitName: unit.name,
  Stock: stock.free,
  SetAside: stock.reserved,
  Rate: toRupees(pricedUnit?.ratePaise ?? 0),
  Mrp: toRupees(pricedUnit?.mrpPaise ?? 0),
  RateWithTax: toRupees(pricedUnit?.rateWithTaxPaise ?? 0),
  TaxPercent: taxOn(item.taxes, today) / 100,
  SoldQuantity: stock.sold,
  SoldValue: toRupees(stock.soldPaise),
});

export const createItemAdminHandlers = (
  deps: Deps,
): Pick<
  OperationHandlers<typeof itemOperations & typeof itemAdminOperations>,
  'update-item' | 'restore-item' | 'report-items'
> => ({
  'update-item': async ({ query, language }) => {
    const command = {
      itemId: query.itemid,
      itemTypeId: query.itemtypeid,
      name: query.name,
      narration: query.narration,
      hindi: { name: query.nameHindi, narration: query.narrationHindi },
      code: query.code,
      status: query.Status === 1 ? ('on-sale' as const) : ('hidden' as const),
    };
    return { body: toResultEntries(await updateItem(deps, command), language) };
  },
  'restore-item': async ({ body, language }) => ({
    body: toResultEntries(await restoreItem(deps, body.ItemId), language),
  }),
  'report-items': async ({ pagination }) => {
    const { rows, total } = await reportItems(deps, pagination);
    const today = shopDate(deps.clock());
    return { total, body: rows.map((row) => toReportResponse(row, today)) };
  },
});
