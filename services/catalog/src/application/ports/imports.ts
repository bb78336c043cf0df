import type { ImportProgress } from '../../domain/import/progress.ts';
import type { Row } from '../../domain/import/row.ts';
import type { NextId } from './next-id.ts';

export interface ImportStore {
  nextId: NextId;
  begin(progress: ImportProgress): Promise<void>;
  save(progress: ImportProgress): Promise<boolean>;
  heartbeat(importId: number, now: Date): Promise<void>;
  find(importId: number): Promise<ImportProgress | null>;
  listUnfinished(): Promise<readonly ImportProgress[]>;
  end(current: ImportProgress, ended: ImportProgress): Promise<boolean>;
}

export class ImportFileError extends Error {
  override readonly name = 'ImportFileError';
  constructor(
    readonly row: number,
    message: string,
  ) {
    super(message);
  }
}

export interface ImportFile {
  columns(): Promise<readonly string[]>;
  rows(): AsyncIterable<Row>;
}
