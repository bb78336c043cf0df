import { stringify } from 'csv-stringify/browser/esm/sync';

/**
 * RFC 4180 with a UTF-8 byte order mark for spreadsheets. Cells that look like formulas are
 * prefixed with an apostrophe, see https://owasp.org/www-community/attacks/CSV_Injection.
 */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  stringify([...rows], {
    bom: true,
    record_delimiter: 'windows',
    escape_formulas: true,
    quoted_match: /[\r\n]/,
  });

export const toCsvFile = (rows: Parameters<typeof toCsv>[0]): Blob =>
  new Blob([toCsv(rows)], { type: 'text/csv;charset=utf-8' });
