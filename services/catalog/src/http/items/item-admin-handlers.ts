import { kolkataDate } from '@tokri/contracts/dates';
import { toRupees } from '@tokri/contracts/money';
import { paginate } from '@tokri/contracts/platform';
import { commandSucceeded } from '@tokri/contracts/api';
import type { itemAdminOperations, itemOperations } from '@tokri/contracts/api';
import type { OperationHandlers } from '@tokri/service-kit/http';
import { addTaxRate } from '../../application/rates/add-tax.ts';
import { limitDay } from '../../application/stock/limit-day.ts';
import type { DayLimitDeps } from '../../application/stock/limit-day.ts';
import { reportItems } from '../../application/items/report-items.ts';
import type { ReportRow } from '../../application/items/report-items.ts';
import { restoreItem } from '../../application/items/restore-item.ts';
import { updateItem } from '../../application/items/update-item.ts';
import type { UpdateItemDeps } from '../../application/items/update-item.ts';
import type { StockStore } from '../../application/ports/stock.ts';
import { taxOn } from '../../domain/rates/dated-rates.ts';
import { statusNumber } from './item-response.ts';
import { refusal, toResultEntries } from '../result-messages.ts';

type OperationId =
  keyof OperationHandlers<typeof itemAdminOperations> | 'update-item' | 'report-items';
const maxListedItems = 200;

type Deps = UpdateItemDeps & DayLimitDeps & { readonly stock: StockStore };

const toReportResponse = ({ item, unit, card, stock }: ReportRow, today: string) => ({
  ItemId: item.itemId,
  Code: item.code,
  Name: item.name,
  ItemTypeName: item.itemTypeName,
  Status: statusNumber[item.status],
  UnitId: unit.unitId,
  UnitName: unit.name,
  Stock: stock.free,
  SetAside: stock.setAside,
  Rate: toRupees(card?.ratePaise ?? 0),
  Mrp: toRupees(card?.mrpPaise ?? 0),
  RateWithTax: toRupees(card?.rateWithTaxPaise ?? 0),
  TaxPercent: taxOn(item.taxes, today) / 100,
  SoldQuantity: stock.sold,
  SoldValue: toRupees(stock.soldPaise),
});

export const itemAdminHandlers = (
  deps: Deps,
): Pick<OperationHandlers<typeof itemOperations & typeof itemAdminOperations>, OperationId> => ({
  'update-item': async ({ query, language }) => {
    const wish = {
      itemId: query.itemid,
      itemTypeId: query.itemtypeid,
      name: query.name,
      narration: query.narration,
      code: query.code,
      status: query.Status === 1 ? ('on-sale' as const) : ('hidden' as const),
    };
    return { body: toResultEntries(await updateItem(deps, wish), language) };
  },
  'restore-item': async ({ body, language }) => ({
    body: toResultEntries(await restoreItem(deps, body.ItemId), language),
  }),
  'report-items': async ({ pagination }) => {
    const { rows, total } = await reportItems(deps, pagination);
    const today = kolkataDate(deps.clock());
    return { total, body: rows.map((row) => toReportResponse(row, today)) };
  },
  'limit-day': async ({ body, language }) => ({
    body: toResultEntries(
      await limitDay(deps, { unitId: body.UnitId, date: body.PDate, left: body.Left }),
      language,
    ),
  }),
  'list-day-limits': async ({ pagination }) => {
    const limits = deps.dayLimitView.listFrom(kolkataDate(deps.clock()));
    return {
      total: limits.length,
      body: paginate(limits, pagination).map(({ unitId, itemId, date, left }) => {
        const item = deps.catalogIndex.findItem(itemId)?.item;
        return {
          UnitId: unitId,
          ItemId: itemId,
          ItemName: item?.name ?? '',
          UnitName: item?.units.find((unit) => unit.unitId === unitId)?.name ?? '',
          PDate: date,
          Left: left ?? 0,
        };
      }),
    };
  },
  'add-tax-rate': async ({ body, language }) => {
    const result = await addTaxRate(deps, {
      itemId: body.ItemId,
      hsn: body.HSN,
      fromDate: body.FromDate,
      taxBasisPoints: body.TaxPercent * 100,
    });
    if (!result.ok) return { body: [refusal(result.code, language)] };
    const { changed, aboveMrp } = result.value;
    const summary = {
      Changed: changed,
      AboveMrp: aboveMrp
        .slice(0, maxListedItems)
        .map(({ item, detail }) => ({ ItemId: item.itemId, Name: item.name, Detail: detail })),
    };
    return {
      body: [
        aboveMrp.length === 0
          ? commandSucceeded(1, summary)
          : { ...refusal('rate-above-mrp', language), ...summary },
      ],
    };
  },
  'list-tax-rates': async ({ query }) => {
    const item = deps.catalogIndex.findItem(query.ItemId)?.item;
    return {
      body: (item?.taxes ?? []).map(({ fromDate, taxBasisPoints }) => ({
        FromDate: fromDate,
        TaxPercent: taxBasisPoints / 100,
      })),
    };
  },
});
