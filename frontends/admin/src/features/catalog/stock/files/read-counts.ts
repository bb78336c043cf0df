import { maxImportRows } from '@tokri/contracts/validation';
import { parseFile } from '../../prices/spreadsheet/parse-file.ts';
import { findColumns, toText, type Cell } from '../../prices/spreadsheet/read-rows.ts';
import { t } from '../labels.ts';
import { columnTitle, columnTitles, requiredColumns } from './file-columns.ts';

export interface CountRow {
  readonly Row: number;
  readonly UnitId: string;
  readonly Counted: string;
}

export class UnusableFile extends Error {
  override readonly name = 'UnusableFile';
}

/** Rows without a count are left out; the number of a row is the one that the spreadsheet shows. */
export const toCountRows = ([
  header = [],
  ...rows
]: readonly (readonly Cell[])[]): readonly CountRow[] => {
  const columns = findColumns(header, columnTitles);
  const missing = requiredColumns.filter((name) => !columns.has(name));
  if (missing.length > 0)
    throw new UnusableFile(t('import.columns', { columns: missing.map(columnTitle).join(', ') }));
  const counts = rows
    .map((row, index) => ({
      Row: index + 2,
      UnitId: toText(row[columns.get('unit') ?? -1]),
      Counted: toText(row[columns.get('counted') ?? -1]),
    }))
    .filter(({ Counted }) => Counted !== '');
  if (counts.length === 0) throw new UnusableFile(t('import.empty'));
  if (counts.length > maxImportRows)
    throw new UnusableFile(t('import.tooMany', { max: maxImportRows }));
  return counts;
};

/** @throws UnusableFile */
export const readCounts = async (file: File): Promise<readonly CountRow[]> =>
  toCountRows(
    await parseFile(file).catch(() => {
      throw new UnusableFile(t('import.unreadable'));
    }),
  );
