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
  'rate',
  'mrp',
  'from',
] as const;
export type ColumnName = (typeof columnNames)[number];

/** Without these columns a file cannot be imported. */
export const requiredColumns = ['unit', 'rate', 'mrp'] as const satisfies readonly ColumnName[];

export const columnTitle = (name: ColumnName): string => t(`file.${name}`);
