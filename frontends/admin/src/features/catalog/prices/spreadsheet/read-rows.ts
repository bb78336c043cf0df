import type { ColumnName } from './price-columns.ts';

export type Cell = string | number | boolean | Date | null | undefined;

export interface ImportRow {
  readonly Row: number;
  readonly UnitId: string;
  readonly PartyId: string;
  readonly FromDate: string;
  readonly Rate: string;
  readonly Mrp: string;
}

const normalize = (text: string): string => text.trim().toLowerCase();

/** Spreadsheets hold a date without a zone as midnight UTC. */
const toText = (cell: Cell): string => {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return String(cell).trim().replace(/^'/u, '').slice(0, 40);
};

/** The place of each known column; titles count in any language. */
export const findColumns = (
  header: readonly Cell[],
  titles: Readonly<Record<ColumnName, readonly string[]>>,
): ReadonlyMap<ColumnName, number> => {
  const cells = header.map((cell) => normalize(toText(cell)));
  return new Map(
    Object.entries(titles).flatMap(([name, texts]) => {
      const index = cells.findIndex((cell) => texts.some((text) => normalize(text) === cell));
      return index === -1 ? [] : [[name as ColumnName, index] as const];
    }),
  );
};

/** Empty rows are left out; the number of a row is the one that the spreadsheet shows. */
export const toImportRows = (
  rows: readonly (readonly Cell[])[],
  columns: ReadonlyMap<ColumnName, number>,
): readonly ImportRow[] =>
  rows.flatMap((row, index) => {
    const read = (name: ColumnName): string => toText(row[columns.get(name) ?? -1]);
    if (row.every((cell) => toText(cell) === '')) return [];
    return [
      {
        Row: index + 2,
        UnitId: read('unit'),
        PartyId: read('party'),
        FromDate: read('from'),
        Rate: read('rate'),
        Mrp: read('mrp'),
      },
    ];
  });
