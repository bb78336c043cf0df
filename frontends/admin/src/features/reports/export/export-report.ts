import { stringify } from 'csv-stringify/browser/esm/sync';
import writeExcelFile from 'write-excel-file/browser';
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

/**
 * RFC 4180 with a UTF-8 byte order mark for spreadsheets. Cells that look like formulas are
 * prefixed with an apostrophe, see https://owasp.org/www-community/attacks/CSV_Injection.
 */
const toCsv = <Row>(file: ReportFile<Row>): Blob => {
  const text = stringify([...toReportRows(file)], {
    bom: true,
    record_delimiter: 'windows',
    escape_formulas: true,
    quoted_match: /[\r\n]/,
  });
  return new Blob([text], { type: 'text/csv;charset=utf-8' });
};

/** Grouped as in India: lakhs and crores. */
const moneyFormat = '[>=10000000]##\\,##\\,##\\,##0.00;[>=100000]##\\,##\\,##0.00;##,##0.00';
const numberFormats: Readonly<Partial<Record<CellKind, string>>> = {
  count: '0',
  money: moneyFormat,
  percent: '0.0%',
};
const columnWidth = 16;

const toCell = (kind: CellKind, value: string | number) => {
  const format = numberFormats[kind];
  return typeof value === 'number' && format
    ? ({ value, type: Number, format } as const)
    : ({ value: String(value), type: String } as const);
};

const toXlsx = <Row>({ columns, rows }: ReportFile<Row>): Promise<Blob> =>
  writeExcelFile(
    [
      columns.map(({ header }) => ({ value: header, type: String, fontWeight: 'bold' as const })),
      ...rows.map((row) => columns.map(({ kind, value }) => toCell(kind, value(row)))),
    ],
    { columns: columns.map(() => ({ width: columnWidth })), stickyRowsCount: 1 },
  ).toBlob();

/** The browser needs the URL until the download has started. */
const revokeDelayMs = 10_000;

const download = (blob: Blob, fileName: string): void => {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), revokeDelayMs);
};

export const toFileName = (name: string, { from, to }: Span, format: ExportFormat): string =>
  `${name}-${from}-${to}.${format}`;

export const exportReport = async <Row>(
  file: ReportFile<Row>,
  span: Span,
  format: ExportFormat,
): Promise<void> => {
  const blob = await (format === 'csv' ? toCsv(file) : toXlsx(file));
  download(blob, toFileName(file.name, span, format));
};
