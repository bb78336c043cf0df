import { aggregateSchema } from '@tokri/service-kit/mongo';
import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { BulkChangePart } from '../../application/ports/bulk-changes.ts';
import { isActive, type BulkChange } from '../../domain/bulk-changes/bulk-change.ts';

export interface BulkChangeDocument extends Omit<BulkChange, 'batchId' | 'errors'> {
  readonly _id: string;
  readonly rev: number;
  /** The `errors` of the change; mongoose reserves that name. */
  readonly faults: BulkChange['errors'];
  readonly running?: number;
  /** Whose parts are those of the change; missing in changes of former versions. */
  readonly attempt?: string;
}

export interface BulkChangePartDocument extends Omit<BulkChangePart, 'id' | 'index'> {
  readonly _id: string;
  readonly attempt?: string;
  /** Missing in parts of former versions, which are deleted with their change only. */
  readonly expiresAt?: Date;
  readonly rev: number;
  readonly number: number;
  readonly count: number;
  /** Rows with a problem. */
  readonly problems: number;
}

export interface BulkChangeModels {
  readonly bulkChanges: Model<BulkChangeDocument>;
  readonly bulkChangeParts: Model<BulkChangePartDocument>;
}

const changeSchema = aggregateSchema<BulkChangeDocument>(
  {
    _id: String,
    requestHash: String,
    kind: { type: String, index: true },
    value: String,
    rounding: String,
    fromDate: String,
    partyId: Number,
    createdAt: Date,
    createdBy: Number,
    startedBy: Number,
    undoneBy: Number,
    items: Number,
    rows: Number,
    refused: Number,
    unchanged: Number,
    errorCount: Number,
    faults: { type: Schema.Types.Mixed, default: () => [] },
    parts: Number,
    state: { type: String, index: true },
    nextPart: Number,
    done: Number,
    failed: Number,
    notUndone: Number,
    movedAt: Date,
    running: { type: Number, index: true },
    attempt: String,
    rev: { type: Number, default: 0 },
  },
  { collection: 'bulkchanges' },
);

const partSchema = aggregateSchema<BulkChangePartDocument>(
  {
    _id: String,
    batchId: { type: String, index: true },
    attempt: String,
    expiresAt: { type: Date, index: true },
    number: Number,
    from: Number,
    count: Number,
    problems: Number,
    rows: Schema.Types.Mixed,
    run: { type: Schema.Types.Mixed, default: null },
    undo: { type: Schema.Types.Mixed, default: null },
    rev: { type: Number, default: 0 },
  },
  { collection: 'bulkchangeparts' },
);

export const bulkChangeModel = (connection: Connection): Model<BulkChangeDocument> =>
  connection.model<BulkChangeDocument>('BulkChange', changeSchema);
export const bulkChangePartModel = (connection: Connection): Model<BulkChangePartDocument> =>
  connection.model<BulkChangePartDocument>('BulkChangePart', partSchema);

export const toChange = ({
  _id,
  rev: _rev,
  running: _running,
  attempt: _attempt,
  faults,
  ...fields
}: BulkChangeDocument): BulkChange => ({
  batchId: _id,
  errors: faults,
  ...fields,
  // Changes of former versions have neither.
  startedBy: fields.startedBy ?? null,
  undoneBy: fields.undoneBy ?? null,
});

export const toChangeFields = ({
  batchId: _batchId,
  errors,
  ...fields
}: BulkChange): Omit<BulkChangeDocument, '_id' | 'rev'> => ({
  ...fields,
  faults: errors,
  ...(isActive(fields) ? { running: 1 } : {}),
});

export const toPart = ({
  _id: id,
  number,
  batchId,
  from,
  rows,
  run,
  undo,
}: BulkChangePartDocument): BulkChangePart => ({
  id,
  batchId,
  index: number,
  from,
  rows,
  run,
  undo,
});
