import type { ItemMapping } from '../../domain/import/mapping.ts';
import { maxRowsPerBatch, rowsPerBatch } from '../../domain/import/import-batch.ts';
import { ImportFileError, type ImportFile } from '../ports/imports.ts';
import { mapRows, maxRows, type IsKnownCategory, type MappedRow } from './map-rows.ts';

const codeOf = (mapped: MappedRow | undefined): string | undefined =>
  mapped && ('draft' in mapped ? mapped.draft.code : mapped.code);

/** Whether the row is of another item than the last one of a batch that is long enough. */
const beginsBatch = (batch: readonly MappedRow[], mapped: MappedRow): boolean => {
  if (batch.length < rowsPerBatch) return false;
  const code = codeOf(mapped);
  return batch.length >= maxRowsPerBatch || code === '' || code !== codeOf(batch.at(-1));
};

/**
 * The rows of a file in batches that are the same in every pass. The rows of one item are in one
 * batch: an undo restores each item once.
 */
export async function* listBatches(
  file: ImportFile,
  mapping: ItemMapping,
  isKnownCategory: IsKnownCategory,
): AsyncGenerator<readonly MappedRow[]> {
  let batch: MappedRow[] = [];
  let rowCount = 0;
  for await (const mapped of mapRows(file.rows(), mapping, isKnownCategory)) {
    rowCount += 1;
    if (rowCount > maxRows)
      throw new ImportFileError(mapped.row.number, 'too-many-rows', String(maxRows));
    if (beginsBatch(batch, mapped)) {
      yield batch;
      batch = [];
    }
    batch.push(mapped);
  }
  if (batch.length > 0) yield batch;
}

export const firstRowOf = ([first]: readonly MappedRow[]): number => first?.row.number ?? 0;
