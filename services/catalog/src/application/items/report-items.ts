import { kolkataDate } from '@tokri/contracts/dates';
import { paginate, type Pagination } from '@tokri/contracts/platform';
import { priceUnits } from '../../domain/rates/dated-rates.ts';
import type { PricedUnit } from '../../domain/rates/dated-rates.ts';
import type { Item, Unit } from '../../domain/items/item.ts';
import type { CatalogIndex } from '../ports/catalog-index.ts';
import type { Clock } from '@tokri/service-kit/use-case';
import type { StockReport, StockStore } from '../ports/stock.ts';

export interface ReportRow {
  readonly item: Item;
  readonly unit: Unit;
  readonly pricedUnit: PricedUnit | undefined;
  readonly stock: StockReport;
}

interface ReportItemsDeps {
  readonly catalogIndex: CatalogIndex;
  readonly stock: StockStore;
  readonly clock: Clock;
}

const emptyReport = (unitId: number): StockReport => ({
  unitId,
  free: 0,
  setAside: 0,
  sold: 0,
  soldPaise: 0,
});

export const reportItems = async (
  { catalogIndex, stock, clock }: ReportItemsDeps,
  page: Pagination,
): Promise<{ readonly rows: readonly ReportRow[]; readonly total: number }> => {
  const units = catalogIndex
    .listItems()
    .flatMap((item) => item.units.map((unit) => ({ item, unit })));
  const pageUnits = paginate(units, page);
  const reports = await stock.listStockReports(pageUnits.map(({ unit }) => unit.unitId));
  const reportByUnit = new Map(reports.map((report) => [report.unitId, report]));
  const priceContext = { date: kolkataDate(clock()), partyId: 0 };
  return {
    total: units.length,
    rows: pageUnits.map(({ item, unit }) => ({
      item,
      unit,
      pricedUnit: priceUnits({ ...item, units: [unit] }, priceContext)[0],
      stock: reportByUnit.get(unit.unitId) ?? emptyReport(unit.unitId),
    })),
  };
};
