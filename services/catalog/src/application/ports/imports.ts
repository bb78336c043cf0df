import type {
  ImportProgress,
  ImportRecord,
  ImportState,
  ImportTask,
} from '../../domain/import/progress.ts';
import type {
  ImportBatch,
  ImportPass,
  PreviewRow,
  RowKind,
} from '../../domain/import/import-batch.ts';
import type { ErrorRow, KeptItem } from '../../domain/import/import-batch.ts';
import type { Row } from '../../domain/import/row.ts';
import type { NextId } from './next-id.ts';

export interface Page {
  readonly page: number;
  readonly pageSize: number;
}

export interface PageOf<Entry> {
  readonly entries: readonly Entry[];
  readonly total: number;
}

/** `owner` names the process that runs an import. Others take it over when it falls silent. */
export interface ImportStore {
  nextId: NextId;
  begin(record: ImportRecord, owner: string): Promise<void>;
  /** `lost` when another process has taken over or the import has ended. */
  save(progress: ImportProgress, owner: string): Promise<'saved' | 'stop-requested' | 'lost'>;
  heartbeat(importId: number, owner: string, now: Date): Promise<void>;
  find(importId: number): Promise<ImportRecord | null>;
  list(page: Page): Promise<PageOf<ImportRecord>>;
  /** The mapping of the newest import with these columns, whatever their order. */
  findMapping(header: readonly string[]): Promise<string | null>;
  listAbandoned(silentSince: Date): Promise<readonly number[]>;
  acquireLease(
    importId: number,
    lease: { readonly owner: string; readonly now: Date; readonly silentSince: Date },
  ): Promise<ImportRecord | null>;
  release(importId: number, owner: string): Promise<void>;
  requestStop(importId: number): Promise<boolean>;
  /** Returns whether the import was in one of the states. */
  change(
    importId: number,
    change: {
      readonly from: readonly ImportState[];
      readonly to: ImportState;
      readonly task?: ImportTask;
      readonly owner?: string;
      readonly undoneBy?: number;
      readonly mapping?: string;
      readonly now: Date;
    },
  ): Promise<boolean>;
}

export interface ImportFileStore {
  save(importId: number, bytes: Uint8Array, now: Date): Promise<void>;
  read(importId: number): Promise<Uint8Array | null>;
  removeOlderThan(date: Date): Promise<number>;
}

/** Another process has taken over. */
export class ImportLostError extends Error {
  override readonly name = 'ImportLostError';
}

/**
 * Each process that runs an import has a higher fencing token than the one before. Writes with a
 * lower token than the stored one fail. @throws ImportLostError
 */
export interface ImportBatchStore {
  save(batch: ImportBatch, fencingToken: number): Promise<void>;
  /** Leaves what a process with a higher token has written. */
  remove(importId: number, pass: ImportPass, fencingToken: number): Promise<void>;
  /** Without what items were before. */
  listFinished(importId: number, pass: ImportPass): Promise<readonly ImportBatch[]>;
  find(importId: number, pass: ImportPass, firstRow: number): Promise<ImportBatch | null>;
  saveUndone(batch: ImportBatch, fencingToken: number): Promise<void>;
  listErrorRows(importId: number, pass: ImportPass, page: Page): Promise<PageOf<ErrorRow>>;
  listPreview(importId: number, kind: RowKind | undefined): Promise<readonly PreviewRow[]>;
  listKept(importId: number, page: Page): Promise<PageOf<KeptItem>>;
  removeOlderThan(date: Date): Promise<number>;
}

export class ImportFileError extends Error {
  override readonly name = 'ImportFileError';
  constructor(
    readonly row: number,
    readonly rule: 'unreadable' | 'too-many-rows',
    /** The code of the parser, or the limit. */
    readonly detail: string,
  ) {
    super(`${rule}: ${detail}`);
  }
}

export interface ImportFile {
  /** The header as it stands in the file, with columns that have no name. */
  readonly header: readonly string[];
  columns(): Promise<readonly string[]>;
  rows(): AsyncIterable<Row>;
}

export type OpenImportFile = (bytes: Uint8Array) => Promise<ImportFile | null>;
