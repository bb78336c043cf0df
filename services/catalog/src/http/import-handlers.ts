import { Problem } from '@tokri/contracts';
import { done } from '@tokri/contracts/http';
import type { ImportState, itemOperations } from '@tokri/contracts/http';
import type { Handlers } from '@tokri/service-kit/http';
import type { ImportQueue } from '../application/import-queue.ts';
import type { ImportFile, ImportStore } from '../application/ports/imports.ts';
import { ownNames } from '../domain/import/mapping.ts';
import type { ImportProgress } from '../domain/import/progress.ts';
import { readMapping } from './mapping-schema.ts';
import { refusal } from './texts.ts';

export interface ImportHandlerNeeds {
  readonly queue: ImportQueue;
  readonly imports: ImportStore;
  /** Null when the bytes are no CSV. */
  readonly openFile: (bytes: Uint8Array) => Promise<ImportFile | null>;
}

const presentProgress = ({
  importId,
  state,
  rows,
  done: rowsDone,
  created,
  updated,
  errors,
  errorCount,
}: ImportProgress): ImportState => ({
  ImportId: importId,
  State: state,
  Rows: rows,
  Done: rowsDone,
  Created: created,
  Updated: updated,
  ErrorCount: errorCount,
  Errors: errors.map(({ row, field, message }) => ({ Row: row, Field: field, Message: message })),
});

/** Rows of the bulk import (I12). */
export const importHandlers = ({
  queue,
  imports,
  openFile,
}: ImportHandlerNeeds): Pick<Handlers<typeof itemOperations>, 'import-items' | 'read-import'> => ({
  'import-items': async ({ body, file, language, allocateId }) => {
    if (!file)
      throw new Problem('bad-input', 'The part `file` is missing.', [
        { field: 'file', rule: 'required', message: 'is missing' },
      ]);
    const reading =
      body.mapping === undefined || body.mapping === ''
        ? { ok: true as const, mapping: ownNames }
        : readMapping(body.mapping);
    if (!reading.ok) return { body: [refusal('bad-mapping', language, reading.fault)] };
    const opened = await openFile(file.buffer);
    if (!opened) return { body: [refusal('not-a-csv', language)] };
    const importId = await queue.add(opened, reading.mapping, allocateId);
    return { body: [done(importId, { ImportId: importId })] };
  },
  'read-import': async ({ query }) => {
    const progress = await imports.find(query.ImportId);
    if (!progress) throw new Problem('not-found');
    return { body: presentProgress(progress) };
  },
});
