import { shopDate } from '@tokri/contracts/dates';
import type { DatedRate, Item } from '../items/item.ts';
import { addTaxToItem } from '../rates/add-tax.ts';
import { insertRate } from '../rates/add-rate.ts';
import { ownRateOn, taxOn } from '../rates/dated-rates.ts';
import { findPackAboveMrp } from '../rates/mrp-limit.ts';
import { changeListing, priceText, setRates, type RowContext } from './apply-row.ts';
import {
  aboveMrpRefused,
  rowRefused,
  type ItemRow,
  type RowOf,
  type RowResult,
} from './change-row.ts';

const isSetBy = (row: RowOf<'price'>, rate: DatedRate): boolean =>
  rate.partyId === row.partyId &&
  rate.fromDate === row.fromDate &&
  rate.ratePaise === row.ratePaise &&
  rate.mrpPaise === row.mrpPaise;

const isSameDay = (row: RowOf<'price'>): boolean =>
  row.before?.fromDate === row.fromDate && row.before.partyId === row.partyId;

/** A rate that has started stays in the history: the old one applies again from today. */
const undoPrice = (item: Item, row: RowOf<'price'>, context: RowContext): RowResult => {
  const { now } = context;
  const today = shopDate(now);
  const unit = item.units.find(({ unitId }) => unitId === row.unitId);
  if (!unit) return rowRefused('unknown-unit');
  const added = unit.rates.find((candidate) => isSetBy(row, candidate));
  const current = ownRateOn(unit.rates, today, row.partyId);
  const isStarted = row.fromDate <= today;
  if (!added || (isStarted && current !== added))
    return rowRefused('changed-meanwhile', { now: priceText(item, current, today) });
  if (isStarted) {
    if (!row.before) return rowRefused('no-earlier-price');
    const { ratePaise, mrpPaise } = row.before;
    const { partyId } = row;
    const rate = { rateId: context.nextRateId(), partyId, fromDate: today, ratePaise, mrpPaise };
    return setRates(item, unit, { rates: insertRate(unit.rates, rate, today), now });
  }
  const others = unit.rates.filter((other) => other !== added);
  const replaced = isSameDay(row) ? row.before : null;
  return setRates(item, unit, {
    rates: replaced ? insertRate(others, replaced, today) : others,
    now,
  });
};

const undoTax = (item: Item, row: RowOf<'tax'>, { now }: RowContext): RowResult => {
  const today = shopDate(now);
  const isSet = item.taxes.some(
    ({ fromDate, taxBasisPoints }) => fromDate === row.fromDate && taxBasisPoints === row.after,
  );
  const isStarted = row.fromDate <= today;
  const current = taxOn(item.taxes, today);
  if (!isSet || (isStarted && current !== row.after))
    return rowRefused('changed-meanwhile', { now: `${current / 100} %` });
  if (isStarted || row.hasReplaced) {
    const fromDate = isStarted ? today : row.fromDate;
    const result = addTaxToItem(item, { fromDate, taxBasisPoints: row.before }, now);
    return result.ok ? { item: result.value } : aboveMrpRefused(result.aboveMrp);
  }
  const taxes = item.taxes.filter(({ fromDate }) => fromDate !== row.fromDate);
  const above = findPackAboveMrp({ ...item, taxes }, row.fromDate);
  return above ? aboveMrpRefused(above.aboveMrp) : { item: { ...item, taxes, changedAt: now } };
};

export const undoRow = (item: Item, row: ItemRow, context: RowContext): RowResult => {
  if (item.status === 'deleted') return rowRefused('item-deleted');
  switch (row.kind) {
    case 'price':
      return undoPrice(item, row, context);
    case 'tax':
      return undoTax(item, row, context);
    case 'status':
      return item.status === row.after
        ? changeListing(item, { status: row.before }, context.now)
        : rowRefused('changed-meanwhile', { now: item.status });
    case 'category': {
      const category = context.findCategory(row.before);
      if (!category) return rowRefused('unknown-item-type');
      return item.itemTypeId === row.after
        ? changeListing(item, { category }, context.now)
        : rowRefused('changed-meanwhile', { now: item.itemTypeName });
    }
    case 'hsn':
      return item.hsn === row.after
        ? { item: { ...item, hsn: row.before, changedAt: context.now } }
        : rowRefused('changed-meanwhile', { now: item.hsn });
  }
};
