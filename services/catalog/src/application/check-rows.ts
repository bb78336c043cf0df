import type { ItemDraft, RowError } from '../domain/import/draft.ts';
import type { MappedRow } from '../domain/import/map-row.ts';
import type { Row } from '../domain/import/row.ts';

/** Rows mapped between two turns of the event loop, so that customers are answered meanwhile. */
export const rowsPerTurn = 100;
/** More rows than this are not one list of products. */
export const rowsMax = 200_000;

export const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

/** Finds the second of two rows with one Code: only the first counts. */
export const doubledCodes = () => {
  const firstRow = new Map<string, number>();
  return {
    /** Row that has the code first; null when it is this one. */
    earlier: (code: string, row: number): number | null => {
      const first = firstRow.get(code);
      if (first === undefined) firstRow.set(code, row);
      return first === undefined || first === row ? null : first;
    },
  };
};

/** Each row as a draft or as what is wrong with it, in turns with other work. */
export async function* mapRows(
  rows: AsyncIterable<Row>,
  map: (row: Row) => MappedRow,
): AsyncGenerator<{ readonly draft: ItemDraft } | { readonly errors: readonly RowError[] }> {
  const codes = doubledCodes();
  let count = 0;
  for await (const row of rows) {
    count += 1;
    if (count % rowsPerTurn === 0) await nextTurn();
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
