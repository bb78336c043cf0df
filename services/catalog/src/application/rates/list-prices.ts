import { exportPartSize } from '@tokri/contracts/api';
import { shopDate } from '@tokri/contracts/dates';
import { paginate, type Pagination } from '@tokri/contracts/platform';
import type { DatedRate, Item, Unit } from '../../domain/items/item.ts';
import { ownRateOn, rateOn } from '../../domain/rates/dated-rates.ts';
import { selectPart, type ExportPart, type SelectedPart } from '../items/export-part.ts';
import {
  selectStaffItems,
  type ListStaffItemsDeps,
  type StaffItemsQuery,
} from '../search/list-staff-items.ts';

export interface UnitPrices {
  readonly unit: Unit;
  readonly now: DatedRate | undefined;
  readonly next: DatedRate | undefined;
  readonly parties: number;
}

export interface PricedItem {
  readonly item: Item;
  readonly units: readonly UnitPrices[];
}

const toUnitPrices = (unit: Unit, today: string): UnitPrices => {
  const scheduled = unit.rates.filter(({ partyId, fromDate }) => partyId === 0 && fromDate > today);
  return {
    unit,
    now: rateOn(unit.rates, today, 0),
    next: scheduled.reduce<DatedRate | undefined>(
      (first, rate) => (first && first.fromDate <= rate.fromDate ? first : rate),
      undefined,
    ),
    parties: new Set(unit.rates.map(({ partyId }) => partyId).filter((partyId) => partyId !== 0))
      .size,
  };
};

export const listPrices = (
  deps: ListStaffItemsDeps,
  query: StaffItemsQuery,
  page: Pagination,
): { readonly items: readonly PricedItem[]; readonly total: number } => {
  const today = shopDate(deps.clock());
  const matches = selectStaffItems(deps, query);
  return {
    total: matches.length,
    items: paginate(matches, page).map((item) => ({
      item,
      units: item.units.map((unit) => toUnitPrices(unit, today)),
    })),
  };
};

export interface ExportedPrice {
  readonly item: Item;
  readonly unit: Unit;
  readonly rate: DatedRate;
}

const listCurrentRates = ({ rates }: Unit, today: string): readonly DatedRate[] => {
  const parties = new Set([0, ...rates.map(({ partyId }) => partyId)]);
  return [...parties].flatMap((partyId) => ownRateOn(rates, today, partyId) ?? []);
};

export const exportPrices = (
  deps: ListStaffItemsDeps,
  query: StaffItemsQuery,
  part: ExportPart,
): Omit<SelectedPart, 'items'> & { readonly prices: readonly ExportedPrice[] } => {
  const today = shopDate(deps.clock());
  const { items, parts, after } = selectPart(selectStaffItems(deps, query), part, exportPartSize);
  return {
    parts,
    after,
    prices: items.flatMap((item) =>
      item.units.flatMap((unit) =>
        listCurrentRates(unit, today).map((rate) => ({ item, unit, rate })),
      ),
    ),
  };
};
