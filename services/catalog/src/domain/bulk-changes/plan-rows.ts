import { shopDate } from '@tokri/contracts/dates';
import { rateOn } from '@tokri/contracts/pricing';
import type { Item, ItemCategory, ListingStatus } from '../items/item.ts';
import { changeRate, type PriceStep } from '../rates/change-price.ts';
import { taxOn } from '../rates/dated-rates.ts';
import { applyRow, type RowContext } from './apply-row.ts';
import { rowProblem, type ChangeRow, type ItemRow, type RowProblem } from './change-row.ts';

export type ChangeTerms =
  | (PriceStep & { readonly fromDate: string; readonly partyId: number })
  | { readonly kind: 'tax'; readonly taxBasisPoints: number; readonly fromDate: string }
  | { readonly kind: 'status'; readonly status: ListingStatus }
  | { readonly kind: 'category'; readonly category: ItemCategory }
  | { readonly kind: 'hsn'; readonly hsn: string };

/** A row as the preview shows it. A row with a problem is never carried out. */
export interface PlannedRow {
  readonly row: ChangeRow;
  readonly problem: RowProblem | null;
}

/** 'unchanged' when the item has the value already. */
export type Plan = PlannedRow | 'unchanged';

export const planRow = (item: Item, row: ItemRow, now: Date): PlannedRow => {
  const context: RowContext = {
    now,
    nextRateId: () => 0,
    findCategory: (itemTypeId) => ({
      itemTypeId,
      itemTypeName: '',
      itemGroupId: 0,
      itemGroupName: '',
      tint: '',
    }),
  };
  const result = applyRow(item, row, context);
  return { row, problem: 'problem' in result ? result.problem : null };
};

const planPrices = (
  item: Item,
  { fromDate, partyId, ...step }: Extract<ChangeTerms, PriceStep>,
  now: Date,
): readonly Plan[] =>
  item.units.map((unit): Plan => {
    const before = rateOn(unit.rates, fromDate, partyId) ?? null;
    const row = {
      kind: 'price' as const,
      itemId: item.itemId,
      unitId: unit.unitId,
      partyId,
      fromDate,
      before,
      ratePaise: 0,
      mrpPaise: before?.mrpPaise ?? 0,
      fileRow: 0,
    };
    if (!before) return { row, problem: rowProblem('no-price') };
    const changed = changeRate(before.ratePaise, taxOn(item.taxes, fromDate), step);
    if (!changed.ok) return { row, problem: rowProblem(changed.code) };
    if (changed.value === before.ratePaise) return 'unchanged';
    return planRow(item, { ...row, ratePaise: changed.value }, now);
  });

const planTax = (
  item: Item,
  { taxBasisPoints, fromDate }: Extract<ChangeTerms, { kind: 'tax' }>,
  now: Date,
): Plan => {
  const before = taxOn(item.taxes, fromDate);
  if (before === taxBasisPoints) return 'unchanged';
  const hasReplaced = item.taxes.some((tax) => tax.fromDate === fromDate);
  return planRow(
    item,
    { kind: 'tax', itemId: item.itemId, fromDate, before, after: taxBasisPoints, hasReplaced },
    now,
  );
};

const planField = (
  item: Item,
  terms: Extract<ChangeTerms, { kind: 'status' | 'category' | 'hsn' }>,
  now: Date,
): Plan => {
  const { itemId } = item;
  if (terms.kind === 'status') {
    if (item.status === terms.status || item.status === 'deleted') return 'unchanged';
    return planRow(item, { kind: 'status', itemId, before: item.status, after: terms.status }, now);
  }
  const [before, after] =
    terms.kind === 'hsn' ? [item.hsn, terms.hsn] : [item.itemTypeId, terms.category.itemTypeId];
  if (before === after) return 'unchanged';
  return planRow(item, { kind: terms.kind, itemId, before, after } as ItemRow, now);
};

/** The rows of one item, at most one for each unit. */
export const planRows = (item: Item, terms: ChangeTerms, now: Date): readonly Plan[] => {
  switch (terms.kind) {
    case 'percent':
    case 'amount':
      return planPrices(item, terms, now);
    case 'tax':
      return [planTax(item, terms, now)];
    case 'status':
    case 'category':
    case 'hsn':
      return [planField(item, terms, now)];
  }
};

export const startDateOf = (terms: ChangeTerms): string =>
  'fromDate' in terms ? terms.fromDate : '';

export const isPast = (terms: ChangeTerms, now: Date): boolean => {
  const fromDate = startDateOf(terms);
  return fromDate !== '' && fromDate < shopDate(now);
};
