import { t } from '../labels.ts';

export const columnNames = [
  'unit',
  'party',
  'code',
  'item',
  'unitName',
  'tax',
  'since',
  'withTax',
  'mrp',
  'from',
] as const;

/** Earlier files have the rate before tax; it is read still, but not written. */
export const readColumnNames = [...columnNames, 'rate'] as const;
export type ColumnName = (typeof readColumnNames)[number];

/** Without these columns a file cannot be imported. A rate before tax does instead of a price. */
export const findMissingColumns = (columns: {
  readonly has: (name: ColumnName) => boolean;
}): readonly ColumnName[] => {
  const price = columns.has('rate') ? 'rate' : 'withTax';
  return (['unit', price, 'mrp'] as const).filter((name) => !columns.has(name));
};

export const columnTitle = (name: ColumnName): string => t(`file.${name}`);
