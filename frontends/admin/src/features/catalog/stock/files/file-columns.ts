import { t } from '../labels.ts';
import { en } from '../messages/en.ts';
import { hi } from '../messages/hi.ts';

export const columnNames = [
  'unit',
  'code',
  'item',
  'unitName',
  'counted',
  'reserved',
  'free',
  'withdrawn',
] as const;
type ColumnName = (typeof columnNames)[number];

/** Without these columns a file cannot be imported. */
export const requiredColumns = ['unit', 'counted'] as const satisfies readonly ColumnName[];

export const columnTitle = (name: ColumnName): string => t(`file.${name}`);

/** A file from a page in the other language is imported as well. */
export const columnTitles = Object.fromEntries(
  columnNames.map((name) => [name, [en[`file.${name}`], hi[`file.${name}`]]]),
) as unknown as Readonly<Record<ColumnName, readonly string[]>>;
