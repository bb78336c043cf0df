import { errorFileColumns } from '@tokri/contracts/validation';
import { saveFile } from '@tokri/web-kit/platform';
import { toCsv } from '@tokri/web-kit/csv';
import { describeExport, toFileName } from '../../../components/export-file/exported-list.ts';
import { errorText } from './import-labels.ts';
import { t } from './labels.ts';
import { readAllErrors, type ItemImport } from './import-queries.ts';

type ErrorRow = Awaited<ReturnType<typeof readAllErrors>>['rows'][number];

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
}: ItemImport & { readonly Columns: readonly string[] }): Promise<string> => {
  const list = await readAllErrors(ImportId);
  await saveFile(
    new Blob([toErrorCsv(Columns, list.rows)], { type: 'text/csv;charset=utf-8' }),
    toFileName(`${withoutExtension(FileName) || ImportId}-errors`, list),
  );
  return describeExport(list, t('errors.done', { count: list.rows.length }));
};
