import type { ItemMapping } from '../../domain/import/mapping.ts';
import { rowsPerBatch } from '../../domain/import/import-batch.ts';
import { ImportFileError, type ImportFile } from '../ports/imports.ts';
import { mapRows, maxRows, type IsKnownCategory, type MappedRow } from './map-rows.ts';

/** The rows of a file in batches that are the same in every pass. */
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
      throw new ImportFileError(mapped.row.number, `is one row too many: at most ${maxRows}`);
    batch.push(mapped);
    if (batch.length < rowsPerBatch) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

export const firstRowOf = ([first]: readonly MappedRow[]): number => first?.row.number ?? 0;
