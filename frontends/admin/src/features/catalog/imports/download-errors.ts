import { errorFileColumns } from '@tokri/contracts/api';
import { toCsv } from '../../../components/csv.ts';
import { saveFile } from '../../../components/save-file.ts';
import { errorText } from './import-labels.ts';
import { readAllErrors, type ItemImport } from './import-queries.ts';

type ErrorRow = Awaited<ReturnType<typeof readAllErrors>>[number];

/** The wrong rows as the file has them, and what is wrong; the file can be mended and sent again. */
export const toErrorCsv = (columns: readonly string[], rows: readonly ErrorRow[]): string => {
  const own = columns.flatMap((name, index) =>
    errorFileColumns.some((other) => other === name) ? [] : [index],
  );
  return toCsv([
    [...own.map((index) => columns[index] ?? ''), ...errorFileColumns],
    ...rows.map(({ Row, Cells, Errors }) => [
      ...own.map((index) => Cells[index] ?? ''),
      String(Row),
      Errors.map(errorText).join('; '),
    ]),
  ]);
};

const withoutExtension = (name: string): string => name.replace(/\.[^.]+$/u, '');

export const downloadErrors = async ({
  ImportId,
  FileName,
  Columns,
}: ItemImport & { readonly Columns: readonly string[] }): Promise<number> => {
  const rows = await readAllErrors(ImportId);
  saveFile(
    new Blob([toErrorCsv(Columns, rows)], { type: 'text/csv;charset=utf-8' }),
    `${withoutExtension(FileName) || ImportId}-errors.csv`,
  );
  return rows.length;
};
