import { stringify } from 'csv-stringify/browser/esm/sync';

/** Rows as RFC 4180 has them, with the mark by which spreadsheets know UTF-8; a text that a spreadsheet would read as a formula is told to be text by an apostrophe (OWASP, CSV injection). */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  stringify([...rows], {
    bom: true,
    record_delimiter: 'windows',
    escape_formulas: true,
    quoted_match: /[\r\n]/,
  });
