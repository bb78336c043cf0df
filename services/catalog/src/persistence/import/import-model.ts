import { aggregateSchema } from '@tokri/service-kit/mongo';
import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import { isFinished, noCounts } from '../../domain/import/progress.ts';
import type { ImportProgress, ImportRecord } from '../../domain/import/progress.ts';

export interface ImportDocument extends Omit<ImportRecord, 'importId' | 'errors'> {
  readonly _id: number;
  readonly rev: number;
  /** The `errors` of the progress; mongoose reserves that name. */
  readonly faults: ImportProgress['errors'];
  readonly running?: number;
  readonly owner?: string;
  readonly stopRequested?: number;
  readonly headerKey: string;
}

const mixedList = { type: Schema.Types.Mixed, default: () => [] };

const schema = aggregateSchema<ImportDocument>(
  {
    _id: Number,
    task: String,
    state: String,
    rows: Number,
    done: Number,
    created: Number,
    updated: Number,
    unchanged: Number,
    errorRows: Number,
    errorCount: Number,
    restored: Number,
    deleted: Number,
    kept: Number,
    faults: mixedList,
    newCategories: mixedList,
    newCategoryCount: Number,
    hasWritten: Boolean,
    fileName: String,
    startedBy: Number,
    startedAt: Date,
    finishedAt: Date,
    undoneBy: Number,
    header: mixedList,
    headerKey: String,
    mapping: String,
    attempts: Number,
    fencingToken: Number,
    movedAt: Date,
    running: { type: Number, index: true },
    owner: String,
    stopRequested: Number,
    rev: { type: Number, default: 0 },
  },
  { collection: 'imports' },
);

export const importModel = (connection: Connection): Model<ImportDocument> =>
  connection.model<ImportDocument>('Import', schema);

/** What imports of older releases lack. */
const defaults = {
  ...noCounts,
  task: 'check-and-import',
  restored: 0,
  deleted: 0,
  kept: 0,
  newCategories: [],
  newCategoryCount: 0,
  hasWritten: false,
  finishedAt: null,
  fileName: '',
  startedBy: null,
  header: [],
  mapping: '',
  undoneBy: null,
  attempts: 0,
  fencingToken: 0,
} as const;

export const toRecord = ({
  _id,
  rev: _rev,
  running: _running,
  owner: _owner,
  stopRequested: _stopRequested,
  headerKey: _headerKey,
  faults,
  ...record
}: ImportDocument): ImportRecord => ({
  ...defaults,
  ...record,
  startedAt: record.startedAt ?? record.movedAt,
  importId: _id,
  errors: faults,
});

/** The fields that change while an import runs. */
export const toProgressUpdate = ({
  importId,
  task,
  state,
  rows,
  done,
  created,
  updated,
  unchanged,
  errorRows,
  errorCount,
  errors: faults,
  newCategories,
  newCategoryCount,
  hasWritten,
  restored,
  deleted,
  kept,
  finishedAt,
  movedAt,
}: ImportProgress) => {
  const set = {
    task,
    state,
    rows,
    done,
    created,
    updated,
    unchanged,
    errorRows,
    errorCount,
    faults,
    newCategories,
    newCategoryCount,
    hasWritten,
    restored,
    deleted,
    kept,
    finishedAt,
    movedAt,
  };
  return isFinished({ state })
    ? { id: importId, set, unset: ['running', 'owner', 'stopRequested'] }
    : { id: importId, set };
};

/** The same for the same columns in any order. Columns of a list of errors do not count. */
export const toHeaderKey = (header: readonly string[], ignored: readonly string[]): string =>
  [...new Set(header.map((name) => name.trim().toLowerCase()))]
    .filter((name) => name !== '' && !ignored.some((other) => other.toLowerCase() === name))
    .sort()
    .join('\n');
