import { shopDate } from '@tokri/contracts/dates';
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
  /** Of all locations together. */
  readonly stock: StockTotals;
}

interface ReportItemsDeps {
  readonly catalogIndex: CatalogIndex;
  readonly stock: StockStore;
  readonly clock: Clock;
}

type StockTotals = Omit<StockReport, 'unitId' | 'locationId'>;

const noStock: StockTotals = { free: 0, reserved: 0, sold: 0, soldPaise: 0 };

const sumByUnit = (reports: readonly StockReport[]): ReadonlyMap<number, StockTotals> => {
  const totals = new Map<number, StockTotals>();
  for (const { unitId, free, reserved, sold, soldPaise } of reports) {
    const sum = totals.get(unitId) ?? noStock;
    totals.set(unitId, {
      free: sum.free + free,
      reserved: sum.reserved + reserved,
      sold: sum.sold + sold,
      soldPaise: sum.soldPaise + soldPaise,
    });
  }
  return totals;
};

export const reportItems = async (
  { catalogIndex, stock, clock }: ReportItemsDeps,
  page: Pagination,
): Promise<{ readonly rows: readonly ReportRow[]; readonly total: number }> => {
  const units = catalogIndex
    .listItems()
    .flatMap((item) => item.units.map((unit) => ({ item, unit })));
  const pageUnits = paginate(units, page);
  const totals = sumByUnit(await stock.listStockReports(pageUnits.map(({ unit }) => unit.unitId)));
  const priceContext = { date: shopDate(clock()), partyId: 0 };
  return {
    total: units.length,
    rows: pageUnits.map(({ item, unit }) => ({
      item,
      unit,
      pricedUnit: priceUnits({ ...item, units: [unit] }, priceContext)[0],
      stock: totals.get(unit.unitId) ?? noStock,
    })),
  };
};
