import type { ItemDraft, RowError } from '../../domain/import/draft.ts';
import type { ErrorRow } from '../../domain/import/import-batch.ts';
import { createRowMapper, type RowName } from '../../domain/import/map-row.ts';
import type { ItemMapping } from '../../domain/import/mapping.ts';
import type { Row } from '../../domain/import/row.ts';
import { createErrorLocator } from '../../domain/import/source-columns.ts';
import { createSiblingRows } from '../../domain/import/sibling-rows.ts';

export const rowsPerTick = 100;
export const maxRows = 200_000;

export const yieldToEventLoop = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

export type MappedRow =
  | { readonly row: Row; readonly draft: ItemDraft }
  | ({ readonly row: Row; readonly errors: readonly RowError[] } & RowName);

export const toErrorRow = (mapped: MappedRow, errors: readonly RowError[]): ErrorRow => {
  const { row } = mapped;
  const { code, name } = 'draft' in mapped ? mapped.draft : mapped;
  return {
    row: row.number,
    code,
    name,
    cells: row.cells ?? Object.values(row.columns),
    errors,
  };
};

export type IsKnownCategory = (draft: ItemDraft) => boolean;

const unknownCategory = ({ row, groupName, typeName }: ItemDraft): RowError => ({
  row,
  field: 'ItemType',
  rule: 'unknown-category',
  detail: `${groupName} › ${typeName}`,
});

/** Maps the rows of a file in order. Errors have the column and the value that they are about. */
export async function* mapRows(
  rows: AsyncIterable<Row>,
  mapping: ItemMapping,
  isKnownCategory: IsKnownCategory,
): AsyncGenerator<MappedRow> {
  const mapRow = createRowMapper(mapping);
  const locate = createErrorLocator(mapping);
  const siblings = createSiblingRows(mapping);
  let rowCount = 0;
  const toMapped = ({ row, error, hasSiblings }: ReturnType<typeof siblings.next>): MappedRow => {
    const mapped = mapRow(row);
    const { code, name } = mapped.ok ? mapped.draft : mapped;
    if (error) return { row, code, name, errors: locate([error], row) };
    if (!mapped.ok) return { row, code, name, errors: locate(mapped.errors, row) };
    if (mapping.newCategories === 'refuse' && !isKnownCategory(mapped.draft))
      return { row, code, name, errors: locate([unknownCategory(mapped.draft)], row) };
    return { row, draft: hasSiblings ? { ...mapped.draft, hasSiblings } : mapped.draft };
  };
  let waiting: Row | undefined;
  for await (const row of rows) {
    rowCount += 1;
    if (rowCount % rowsPerTick === 0) await yieldToEventLoop();
    if (waiting) yield toMapped(siblings.next(waiting, row));
    waiting = row;
  }
  if (waiting) yield toMapped(siblings.next(waiting, undefined));
}
