import type { ItemDraft, RowError } from '../../domain/import/draft.ts';
import type { MappedRow } from '../../domain/import/map-row.ts';
import type { Row } from '../../domain/import/row.ts';

export const rowsPerTick = 100;
export const maxRows = 200_000;

export const yieldToEventLoop = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

export const createDuplicateCodeDetector = () => {
  const firstRowByCode = new Map<string, number>();
  return {
    findEarlierRow: (code: string, row: number): number | null => {
      const first = firstRowByCode.get(code);
      if (first === undefined) firstRowByCode.set(code, row);
      return first === undefined || first === row ? null : first;
    },
  };
};

export async function* mapRows(
  rows: AsyncIterable<Row>,
  mapRow: (row: Row) => MappedRow,
): AsyncGenerator<{ readonly draft: ItemDraft } | { readonly errors: readonly RowError[] }> {
  const duplicates = createDuplicateCodeDetector();
  let rowCount = 0;
  for await (const row of rows) {
    rowCount += 1;
    if (rowCount % rowsPerTick === 0) await yieldToEventLoop();
    const mapped = mapRow(row);
    if (!mapped.ok) {
      yield { errors: mapped.errors };
      continue;
    }
    const earlierRow = duplicates.findEarlierRow(mapped.draft.code, row.number);
    yield earlierRow === null
      ? { draft: mapped.draft }
      : {
          errors: [{ row: row.number, field: 'Code', message: `is already in row ${earlierRow}` }],
        };
  }
}
