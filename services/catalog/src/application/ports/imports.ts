import type { ImportProgress } from '../../domain/import/progress.ts';
import type { Row } from '../../domain/import/row.ts';
import type { NextId } from './clock-and-ids.ts';

export interface ImportStore {
  nextId: NextId;
  begin(progress: ImportProgress): Promise<void>;
  save(progress: ImportProgress): Promise<void>;
  find(importId: number): Promise<ImportProgress | null>;
  /** Imports that are not at their end and have not moved since `before`: their process is gone. */
  abandoned(before: Date): Promise<readonly ImportProgress[]>;
}

/** A record of the file is broken: nothing after it can be trusted. */
export class FileFault extends Error {
  override readonly name = 'FileFault';
  constructor(readonly row: number, message: string) {
    super(message);
  }
}

/** A file that was sent, read as often as needed. @throws FileFault. */
export interface ImportFile {
  columns(): Promise<readonly string[]>;
  rows(): AsyncIterable<Row>;
}
