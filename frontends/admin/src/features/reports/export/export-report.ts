import { isDate } from '@tokri/contracts/dates';
import { shopMarket, type Market } from '@tokri/contracts/market';
import { saveFile } from '@tokri/web-kit/platform';
import writeExcelFile from 'write-excel-file/browser';
import { toCsvFile } from '@tokri/web-kit/csv';
import type { Span } from '../report-filter.ts';
import type { CellKind, ReportColumn } from '../report-columns.ts';

export type ExportFormat = 'csv' | 'xlsx';

export interface ReportFile<Row> {
  readonly name: string;
  readonly columns: readonly ReportColumn<Row>[];
  readonly rows: readonly Row[];
}

export const toReportRows = <Row>({
  columns,
  rows,
}: ReportFile<Row>): readonly (readonly (string | number)[])[] => [
  columns.map(({ header }) => header),
  ...rows.map((row) => columns.map(({ value }) => value(row))),
];

const moneyFormats: Readonly<Record<Market['locale'], string>> = {
  /** Lakhs and crores. */
  'en-IN': '[>=10000000]##\\,##\\,##\\,##0.00;[>=100000]##\\,##\\,##0.00;##,##0.00',
  'en-GB': '#,##0.00',
};
const numberFormats = (): Readonly<Partial<Record<CellKind, string>>> => ({
  count: '0',
  money: moneyFormats[shopMarket().locale],
  percent: '0.0%',
});
const dayFormat = 'yyyy-mm-dd';
const columnWidth = 16;

const toCell = (kind: CellKind, value: string | number) => {
  if (kind === 'day' && typeof value === 'string' && isDate(value))
    return { value: new Date(value), type: Date, format: dayFormat } as const;
  const format = numberFormats()[kind];
  return typeof value === 'number' && format
    ? ({ value, type: Number, format } as const)
    : ({ value: String(value), type: String } as const);
};

export const toXlsxRows = <Row>({ columns, rows }: ReportFile<Row>) => [
  columns.map(({ header }) => ({ value: header, type: String, fontWeight: 'bold' as const })),
  ...rows.map((row) => columns.map(({ kind, value }) => toCell(kind, value(row)))),
];

const toXlsx = <Row>(file: ReportFile<Row>): Promise<Blob> =>
  writeExcelFile(toXlsxRows(file), {
    columns: file.columns.map(() => ({ width: columnWidth })),
    stickyRowsCount: 1,
  }).toBlob();

export const toFileName = (name: string, { from, to }: Span, format: ExportFormat): string =>
  `${name}-${from}-${to}.${format}`;

export const exportReport = async <Row>(
  file: ReportFile<Row>,
  span: Span,
  format: ExportFormat,
): Promise<void> => {
  const blob = format === 'csv' ? toCsvFile(toReportRows(file)) : await toXlsx(file);
  await saveFile(blob, toFileName(file.name, span, format));
};
