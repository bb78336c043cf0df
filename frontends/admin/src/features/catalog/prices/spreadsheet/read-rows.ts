import type { ColumnName } from './price-columns.ts';

export type Cell = string | number | boolean | Date | null | undefined;

export interface ImportRow {
  readonly Row: number;
  readonly UnitId: string;
  readonly PartyId: string;
  readonly FromDate: string;
  /** Before tax, in files that have such a column. */
  readonly Rate?: string;
  /** What customers pay. */
  readonly RateWithTax?: string;
  readonly Mrp: string;
}

const normalize = (text: string): string => text.trim().toLowerCase();

/** Spreadsheets hold a date without a zone as midnight UTC. */
export const toText = (cell: Cell): string => {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return String(cell).trim().replace(/^'/u, '').slice(0, 40);
};

/** The place of each known column; titles count in any language. */
export const findColumns = <Name extends string>(
  header: readonly Cell[],
  titles: Readonly<Record<Name, readonly string[]>>,
): ReadonlyMap<Name, number> => {
  const cells = header.map((cell) => normalize(toText(cell)));
  return new Map(
    Object.entries<readonly string[]>(titles).flatMap(([name, texts]) => {
      const index = cells.findIndex((cell) => texts.some((text) => normalize(text) === cell));
      return index === -1 ? [] : [[name as Name, index] as const];
    }),
  );
};

/** Rows without a price and MRP are left out; the number of a row is the one that the spreadsheet shows. */
export const toImportRows = (
  rows: readonly (readonly Cell[])[],
  columns: ReadonlyMap<ColumnName, number>,
): readonly ImportRow[] =>
  rows.flatMap((row, index) => {
    const read = (name: ColumnName): string => toText(row[columns.get(name) ?? -1]);
    const price = read(columns.has('rate') ? 'rate' : 'withTax');
    if (price === '' && read('mrp') === '') return [];
    return [
      {
        Row: index + 2,
        UnitId: read('unit'),
        PartyId: read('party'),
        FromDate: read('from'),
        ...(columns.has('rate') ? { Rate: price } : { RateWithTax: price }),
        Mrp: read('mrp'),
      },
    ];
  });
