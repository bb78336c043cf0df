import { formatRupees } from '@tokri/contracts/money';
import { rateOn, rateWithTax } from '@tokri/contracts/pricing';
import { shopDate } from '@tokri/contracts/dates';
import type { DatedRate, Item, ItemCategory, Unit } from '../items/item.ts';
import { applyItemChange } from '../items/update-item.ts';
import { insertRate } from '../rates/add-rate.ts';
import { addTaxToItem } from '../rates/add-tax.ts';
import { taxOn } from '../rates/dated-rates.ts';
import { withUnitRates } from '../rates/unit-rates.ts';
import {
  aboveMrpRefused,
  rowRefused,
  type ItemRow,
  type RowOf,
  type RowResult,
} from './change-row.ts';

export interface RowContext {
  readonly now: Date;
  /** Ids for the rates that a row may add. */
  readonly nextRateId: () => number;
  readonly findCategory: (itemTypeId: number) => ItemCategory | undefined;
}

export const priceText = (item: Item, rate: DatedRate | undefined, date: string): string =>
  rate ? formatRupees(rateWithTax(rate.ratePaise, taxOn(item.taxes, date)), 'always') : '';

export const setRates = (
  item: Item,
  unit: Unit,
  change: Parameters<typeof withUnitRates>[2],
): RowResult => {
  const result = withUnitRates(item, unit, change);
  return result.ok ? { item: result.value } : aboveMrpRefused(result.aboveMrp);
};

const isSameRate = (a: DatedRate | null, b: DatedRate | undefined): boolean =>
  (a?.rateId ?? 0) === (b?.rateId ?? 0);

const applyPrice = (item: Item, row: RowOf<'price'>, context: RowContext): RowResult => {
  const unit = item.units.find(({ unitId }) => unitId === row.unitId);
  if (!unit) return rowRefused('unknown-unit');
  const { now } = context;
  const today = shopDate(now);
  if (row.fromDate < today) return rowRefused('date-past');
  const current = rateOn(unit.rates, row.fromDate, row.partyId);
  if (!isSameRate(row.before, current))
    return rowRefused('changed-meanwhile', { now: priceText(item, current, row.fromDate) });
  const { partyId, fromDate, ratePaise, mrpPaise } = row;
  const rate = { rateId: context.nextRateId(), partyId, fromDate, ratePaise, mrpPaise };
  return setRates(item, unit, { rates: insertRate(unit.rates, rate, today), now });
};

const applyTax = (item: Item, row: RowOf<'tax'>, { now }: RowContext): RowResult => {
  if (row.fromDate < shopDate(now)) return rowRefused('date-past');
  const current = taxOn(item.taxes, row.fromDate);
  if (current !== row.before) return rowRefused('changed-meanwhile', { now: `${current / 100} %` });
  const result = addTaxToItem(item, { fromDate: row.fromDate, taxBasisPoints: row.after }, now);
  return result.ok ? { item: result.value } : aboveMrpRefused(result.aboveMrp);
};

/** Changes the fields given and keeps the others. */
export const changeListing = (
  item: Item,
  change: { readonly status?: 'on-sale' | 'hidden'; readonly category?: ItemCategory },
  now: Date,
): RowResult => {
  if (item.status === 'deleted') return rowRefused('item-deleted');
  const { itemTypeId, itemTypeName, itemGroupId, itemGroupName, tint } = item;
  const category = { itemTypeId, itemTypeName, itemGroupId, itemGroupName, tint };
  const { name, narration, code, status } = item;
  const result = applyItemChange(item, { name, narration, code, category, status, ...change }, now);
  if (result.ok) return { item: result.value };
  return result.code === 'declarations-missing'
    ? rowRefused('declarations-missing', { names: result.missing.join(', ') })
    : rowRefused('item-deleted');
};

export const applyRow = (item: Item, row: ItemRow, context: RowContext): RowResult => {
  if (item.status === 'deleted') return rowRefused('item-deleted');
  switch (row.kind) {
    case 'price':
      return applyPrice(item, row, context);
    case 'tax':
      return applyTax(item, row, context);
    case 'status':
      return item.status === row.before
        ? changeListing(item, { status: row.after }, context.now)
        : rowRefused('changed-meanwhile', { now: item.status });
    case 'category': {
      const category = context.findCategory(row.after);
      if (!category) return rowRefused('unknown-item-type');
      return item.itemTypeId === row.before
        ? changeListing(item, { category }, context.now)
        : rowRefused('changed-meanwhile', { now: item.itemTypeName });
    }
    case 'hsn':
      return item.hsn === row.before
        ? { item: { ...item, hsn: row.after, changedAt: context.now } }
        : rowRefused('changed-meanwhile', { now: item.hsn });
  }
};
