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
  const firstRow = new Map<string, number>();
  return {
    earlier: (code: string, row: number): number | null => {
      const first = firstRow.get(code);
      if (first === undefined) firstRow.set(code, row);
      return first === undefined || first === row ? null : first;
    },
  };
};

export async function* mapRows(
  rows: AsyncIterable<Row>,
  map: (row: Row) => MappedRow,
): AsyncGenerator<{ readonly draft: ItemDraft } | { readonly errors: readonly RowError[] }> {
  const codes = createDuplicateCodeDetector();
  let count = 0;
  for await (const row of rows) {
    count += 1;
    if (count % rowsPerTick === 0) await yieldToEventLoop();
    const mapped = map(row);
    if (!mapped.ok) {
      yield { errors: mapped.errors };
      continue;
    }
    const earlier = codes.earlier(mapped.draft.code, row.number);
    yield earlier === null
      ? { draft: mapped.draft }
      : {
          errors: [{ row: row.number, field: 'Code', message: `stands in row ${earlier} already` }],
        };
  }
}
