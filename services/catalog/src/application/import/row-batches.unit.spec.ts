import { maxRowsPerBatch, rowsPerBatch } from '../../domain/import/import-batch.ts';
import { defaultMapping } from '../../domain/import/mapping.ts';
import type { Row } from '../../domain/import/row.ts';
import { listBatches } from './row-batches.ts';

const listSizes = async (codes: readonly string[]): Promise<readonly number[]> => {
  const file = {
    header: [],
    columns: async () => [],
    async *rows(): AsyncGenerator<Row> {
      for (const [index, code] of codes.entries())
        yield { number: index + 2, columns: { Code: code } } as Row;
    },
  };
  const mapping = { ...defaultMapping, item: { ...defaultMapping.item, Code: { column: 'Code' } } };
  const sizes: number[] = [];
  for await (const rows of listBatches(file, mapping, () => true)) sizes.push(rows.length);
  return sizes;
};
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `CODE-${index}`);

describe('listBatches', () => {
  it('cuts after 500 rows', async () =>
    expect(await listSizes(numbered(rowsPerBatch + 1))).toEqual([rowsPerBatch, 1]));
  it('does not cut between the rows of one item', async () => {
    const codes = [...numbered(rowsPerBatch - 1), 'SAME', 'SAME', 'SAME', 'OTHER'];
    expect(await listSizes(codes)).toEqual([rowsPerBatch + 2, 1]);
  });
  it('cuts rows without a code, and a code without end', async () => {
    expect(await listSizes(Array.from({ length: rowsPerBatch + 5 }, () => ''))).toEqual([
      rowsPerBatch,
      5,
    ]);
    expect(await listSizes(Array.from({ length: maxRowsPerBatch + 5 }, () => 'SAME'))).toEqual([
      maxRowsPerBatch,
      5,
    ]);
  });
});
