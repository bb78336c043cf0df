import type { ItemMapping } from '../../domain/import/mapping.ts';
import type { ImportFile } from '../ports/imports.ts';

/** One run of an import by one process. */
export interface ImportJob {
  readonly importId: number;
  readonly fencingToken: number;
  readonly file: ImportFile;
  readonly mapping: ItemMapping;
  /** Who imports, and by which operation. */
  readonly staffId: number;
  readonly operation: 'start-import' | 'import-items' | 'undo-import';
  /** Another process began it. */
  readonly isResumed: boolean;
  /** @throws ImportInterruptedError when the process ends */
  throwIfStopping(): void;
}

/** The process ends; another one continues the import. */
export class ImportInterruptedError extends Error {
  override readonly name = 'ImportInterruptedError';
}
