import { errorFileColumns } from '@tokri/contracts/api';
import { stringify } from 'csv-stringify/browser/esm/sync';
import { errorText } from './import-labels.ts';
import { readAllErrors, type ItemImport } from './import-queries.ts';
import { saveFile } from './save-file.ts';

type ErrorRow = Awaited<ReturnType<typeof readAllErrors>>[number];

/** The wrong rows as the file has them, and what is wrong; the file can be mended and sent again. */
export const toErrorCsv = (columns: readonly string[], rows: readonly ErrorRow[]): string => {
  const own = columns.flatMap((name, index) =>
    errorFileColumns.some((other) => other === name) ? [] : [index],
  );
  return stringify(
    [
      [...own.map((index) => columns[index] ?? ''), ...errorFileColumns],
      ...rows.map(({ Row, Cells, Errors }) => [
        ...own.map((index) => Cells[index] ?? ''),
        String(Row),
        Errors.map(errorText).join('; '),
      ]),
    ],
    { bom: true, record_delimiter: 'windows', escape_formulas: true },
  );
};

const withoutExtension = (name: string): string => name.replace(/\.[^.]+$/u, '');

export const downloadErrors = async ({
  ImportId,
  FileName,
  Columns,
}: ItemImport & { readonly Columns: readonly string[] }): Promise<number> => {
  const rows = await readAllErrors(ImportId);
  saveFile(
    `${withoutExtension(FileName) || ImportId}-errors.csv`,
    new Blob([toErrorCsv(Columns, rows)], { type: 'text/csv;charset=utf-8' }),
  );
  return rows.length;
};
