import { kolkataDate, pageOf, type Page } from '@tokri/contracts';
import { cardsOf } from '../domain/rate-of-date.ts';
import type { Card } from '../domain/rate-of-date.ts';
import type { Item, Unit } from '../domain/item.ts';
import type { Catalogue } from './ports/catalogue.ts';
import type { Clock } from './ports/clock-and-ids.ts';
import type { CountedStock, StockStore } from './ports/stock.ts';

/** A unit of an item with its stock and sales, and its public rate of today where it has one. */
export interface ReportRow {
  readonly item: Item;
  readonly unit: Unit;
  readonly card: Card | undefined;
  readonly stock: CountedStock;
}

interface ReportNeeds {
  readonly catalogue: Catalogue;
  readonly stock: StockStore;
  readonly clock: Clock;
}

const nothing = (unitId: number): CountedStock => ({
  unitId,
  free: 0,
  setAside: 0,
  sold: 0,
  soldPaise: 0,
});

/** The item report (I6), by item and unit; what was sold is counted where it left the shelf. */
export const reportItems = async (
  { catalogue, stock, clock }: ReportNeeds,
  page: Page,
): Promise<{ readonly rows: readonly ReportRow[]; readonly total: number }> => {
  const units = catalogue.all().flatMap((item) => item.units.map((unit) => ({ item, unit })));
  const shown = pageOf(units, page);
  const counted = new Map(
    (await stock.counted(shown.map(({ unit }) => unit.unitId))).map((one) => [one.unitId, one]),
  );
  const today = { date: kolkataDate(clock()), partyId: 0 };
  return {
    total: units.length,
    rows: shown.map(({ item, unit }) => ({
      item,
      unit,
      card: cardsOf({ units: [unit], taxes: item.taxes }, today)[0],
      stock: counted.get(unit.unitId) ?? nothing(unit.unitId),
    })),
  };
};
