import type { ItemDraft, RowError } from '../../domain/import/draft.ts';
import { createRowMapper } from '../../domain/import/map-row.ts';
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
  | { readonly row: Row; readonly errors: readonly RowError[] };

/** Maps the rows of a file in order. Errors have the column and the value that they are about. */
export async function* mapRows(
  rows: AsyncIterable<Row>,
  mapping: ItemMapping,
): AsyncGenerator<MappedRow> {
  const mapRow = createRowMapper(mapping);
  const locate = createErrorLocator(mapping);
  const siblings = createSiblingRows(mapping);
  let rowCount = 0;
  const toMapped = ({ row, error, hasSiblings }: ReturnType<typeof siblings.next>): MappedRow => {
    if (error) return { row, errors: locate([error], row) };
    const mapped = mapRow(row);
    if (!mapped.ok) return { row, errors: locate(mapped.errors, row) };
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
