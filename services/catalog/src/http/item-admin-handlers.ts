import { kolkataDate, pageOf, toRupees } from '@tokri/contracts';
import { done } from '@tokri/contracts/http';
import type { itemAdminOperations, itemOperations } from '@tokri/contracts/http';
import type { Handlers } from '@tokri/service-kit/http';
import { addTaxFor } from '../application/add-tax.ts';
import { limitDayFor } from '../application/limit-day.ts';
import type { DayLimitNeeds } from '../application/limit-day.ts';
import { reportItems } from '../application/report-items.ts';
import type { ReportRow } from '../application/report-items.ts';
import { restoreItemFor } from '../application/restore-item.ts';
import { updateItemFor } from '../application/update-item.ts';
import type { UpdateItemNeeds } from '../application/update-item.ts';
import type { StockStore } from '../application/ports/stock.ts';
import { taxOn } from '../domain/rate-of-date.ts';
import { statusNumber } from './present-item.ts';
import { refusal, resultOf } from './texts.ts';

type Rows = keyof Handlers<typeof itemAdminOperations> | 'update-item' | 'report-items';
/** Items named in one answer at most. */
const toldMax = 200;

type Needs = UpdateItemNeeds & DayLimitNeeds & { readonly stock: StockStore };

const presentReport = ({ item, unit, card, stock }: ReportRow, today: string) => ({
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

/** What staff change and read of items that are there. */
export const itemAdminHandlers = (
  needs: Needs,
): Pick<Handlers<typeof itemOperations & typeof itemAdminOperations>, Rows> => ({
  'update-item': async ({ query, language }) => {
    const wish = {
      itemId: query.itemid,
      itemTypeId: query.itemtypeid,
      name: query.name,
      narration: query.narration,
      code: query.code,
      status: query.Status === 1 ? ('on-sale' as const) : ('hidden' as const),
    };
    return { body: resultOf(await updateItemFor(needs, wish), language) };
  },
  'restore-item': async ({ body, language }) => ({
    body: resultOf(await restoreItemFor(needs, body.ItemId), language),
  }),
  'report-items': async ({ page }) => {
    const { rows, total } = await reportItems(needs, page);
    const today = kolkataDate(needs.clock());
    return { total, body: rows.map((row) => presentReport(row, today)) };
  },
  'limit-day': async ({ body, language }) => ({
    body: resultOf(
      await limitDayFor(needs, { unitId: body.UnitId, date: body.PDate, left: body.Left }),
      language,
    ),
  }),
  'list-day-limits': async ({ page }) => {
    const limits = needs.dayBoard.from(kolkataDate(needs.clock()));
    return {
      total: limits.length,
      body: pageOf(limits, page).map(({ unitId, itemId, date, left }) => {
        const item = needs.catalogue.item(itemId)?.item;
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
    const outcome = await addTaxFor(needs, {
      itemId: body.ItemId,
      hsn: body.HSN,
      fromDate: body.FromDate,
      taxBasisPoints: body.TaxPercent * 100,
    });
    if (!outcome.ok) return { body: [refusal(outcome.code, language)] };
    const { changed, aboveMrp } = outcome.value;
    const told = {
      Changed: changed,
      AboveMrp: aboveMrp
        .slice(0, toldMax)
        .map(({ item, detail }) => ({ ItemId: item.itemId, Name: item.name, Detail: detail })),
    };
    return {
      body: [
        aboveMrp.length === 0 ? done(1, told) : { ...refusal('rate-above-mrp', language), ...told },
      ],
    };
  },
  'list-tax-rates': async ({ query }) => {
    const item = needs.catalogue.item(query.ItemId)?.item;
    return {
      body: (item?.taxes ?? []).map(({ fromDate, taxBasisPoints }) => ({
        FromDate: fromDate,
        TaxPercent: taxBasisPoints / 100,
      })),
    };
  },
});
