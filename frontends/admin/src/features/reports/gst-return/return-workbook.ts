import writeExcelFile from 'write-excel-file/browser';

type Cell = string | number;
type Fields = Readonly<Record<string, unknown>>;

export interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly Cell[])[];
}

const isList = (value: unknown): value is readonly Fields[] => Array.isArray(value);
const isCell = (value: unknown): value is Cell =>
  typeof value === 'string' || typeof value === 'number';

/**
 * One row for each innermost entry, with the fields of everything around it: the rows of an
 * invoice's rates repeat its number. An object such as `itm_det` adds its fields to its own row.
 */
const toFlatRows = (
  entry: Fields,
  around: Readonly<Record<string, Cell>>,
): Record<string, Cell>[] => {
  const own: Record<string, Cell> = { ...around };
  const lists: (readonly Fields[])[] = [];
  for (const [name, value] of Object.entries(entry)) {
    if (isCell(value)) own[name] = value;
    else if (isList(value)) lists.push(value);
    else for (const [field, inner] of Object.entries(value as Fields)) own[field] = inner as Cell;
  }
  return lists.length === 0
    ? [own]
    : lists.flatMap((list) => list.flatMap((inner) => toFlatRows(inner, own)));
};

const toSheet = (name: string, entries: readonly Fields[]): Sheet => {
  const rows = entries.flatMap((entry) => toFlatRows(entry, {}));
  const columns = [...new Set(rows.flatMap(Object.keys))];
  return { name, rows: [columns, ...rows.map((row) => columns.map((name) => row[name] ?? ''))] };
};

/** A sheet for each table of the portal's file, under the portal's names. */
export const toSheets = (file: Fields): readonly Sheet[] => {
  const { gstin, fp, ...tables } = file;
  const sheets = Object.entries(tables).flatMap(([name, table]) =>
    isList(table)
      ? [toSheet(name, table)]
      : Object.entries(table as Record<string, readonly Fields[]>).map(([part, entries]) =>
          toSheet(name === 'hsn' && part !== 'data' ? part : name, entries),
        ),
  );
  return [
    {
      name: 'return',
      rows: [
        ['gstin', 'fp'],
        [String(gstin), String(fp)],
      ],
    },
    ...sheets,
  ];
};

export const toWorkbook = (file: Fields): Promise<Blob> =>
  writeExcelFile(
    toSheets(file).map(({ name, rows: [titles = [], ...body] }) => ({
      sheet: name,
      stickyRowsCount: 1,
      data: [
        titles.map((value) => ({ value, fontWeight: 'bold' as const })),
        ...body.map((row) => row.map((value) => (value === '' ? null : { value }))),
      ],
    })),
  ).toBlob();
