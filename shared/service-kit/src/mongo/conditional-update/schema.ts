import mongoose, { Schema } from 'mongoose';
import type { SchemaDefinition, SchemaOptions } from 'mongoose';

/** Entries of an outbox at most; beyond it a write is refused until the broker takes some (reliability.md 1.2). */
export const outboxLimit = 500;
/** Event ids that an aggregate remembers as applied. */
export const inboxLimit = 200;

/** For documents that publish events or apply them. `pending` is 1 while the outbox is not empty, absent otherwise. */
export const aggregateFields = {
  /** Compared and raised by writes. */
  rev: { type: Number, default: 0 },
  /** Of the last event published. */
  seq: { type: Number, default: 0 },
  inbox: { type: [String], default: () => [] as string[] },
  outbox: { type: [mongoose.Schema.Types.Mixed], default: () => [] as unknown[] },
  // Equality on a marker instead of a partial index on the outbox: the local store has no partial ones.
  pending: { type: Number, index: true },
} as const;

/** For documents whose latest state stands on a compacted topic. `dirty` is 1 while the topic lacks it, absent otherwise. */
export const snapshotFields = {
  rev: { type: Number, default: 0 },
  dirty: { type: Number, index: true },
} as const;

/** What `aggregateFields` add to a document's type. */
export interface AggregateDocument {
  readonly rev: number;
  readonly seq: number;
  readonly inbox: readonly string[];
  readonly outbox: readonly unknown[];
  readonly pending?: number;
}

/** What `stateFields` add to a document's type. */
export interface SnapshotDocument {
  readonly rev: number;
  readonly dirty?: number;
}

/** The schema of every document: unknown names throw, empty objects stay, no `__v`; `_id` is ours and stands in `fields`. */
export const aggregateSchema = <Doc>(
  fields: Record<string, unknown>,
  options: SchemaOptions = {},
): Schema<Doc> => {
  const settings = { strict: 'throw', minimize: false, versionKey: false, id: false, ...options };
  return new Schema(
    fields as SchemaDefinition,
    settings as SchemaOptions,
  ) as unknown as Schema<Doc>;
};
