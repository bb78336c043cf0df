import type { ImportProgress } from '../../domain/import/progress.ts';
import type { Row } from '../../domain/import/row.ts';
import type { NextId } from './clock-and-ids.ts';

export interface ImportStore {
  nextId: NextId;
  begin(progress: ImportProgress): Promise<void>;
  /** False: it is over already, because it was ended as abandoned; nothing is written then. */
  save(progress: ImportProgress): Promise<boolean>;
  /** Its process still has it. Nothing happens to one that is over. */
  stillHere(importId: number, at: Date): Promise<void>;
  find(importId: number): Promise<ImportProgress | null>;
  /** Imports that are not at their end. */
  unfinished(): Promise<readonly ImportProgress[]>;
  /** Ends an import that was found abandoned. False: its process has said something since. */
  end(found: ImportProgress, ended: ImportProgress): Promise<boolean>;
}

/** A record of the file is broken: nothing after it can be trusted. */
export class FileFault extends Error {
  override readonly name = 'FileFault';
  constructor(
    readonly row: number,
    message: string,
  ) {
    super(message);
  }
}

/** A file that was sent, read as often as needed. @throws FileFault. */
export interface ImportFile {
  columns(): Promise<readonly string[]>;
  rows(): AsyncIterable<Row>;
}
