import mongoose, { Schema } from 'mongoose';
import type { SchemaDefinition, SchemaOptions } from 'mongoose';

export const outboxLimit = 500;
export const inboxLimit = 200;

export const aggregateFields = {
  rev: { type: Number, default: 0 },
  seq: { type: Number, default: 0 },
  inbox: { type: [String], default: () => [] as string[] },
  outbox: { type: [mongoose.Schema.Types.Mixed], default: () => [] as unknown[] },
  // A marker instead of a partial index on the outbox: the local store has no partial indexes.
  pending: { type: Number, index: true },
} as const;

export const snapshotFields = {
  rev: { type: Number, default: 0 },
  dirty: { type: Number, index: true },
} as const;

export interface AggregateDocument {
  readonly rev: number;
  readonly seq: number;
  readonly inbox: readonly string[];
  readonly outbox: readonly unknown[];
  readonly pending?: number;
}

export interface SnapshotDocument {
  readonly rev: number;
  readonly dirty?: number;
}

type FieldName<Doc> = Doc extends unknown ? Extract<keyof Doc, string> : never;

/** Takes every field of the document: one that is not in the schema could not be stored. */
export const aggregateSchema = <Doc>(
  fields: Record<FieldName<Doc>, unknown>,
  options: SchemaOptions = {},
): Schema<Doc> => {
  const settings = { strict: 'throw', minimize: false, versionKey: false, id: false, ...options };
  return new Schema(
    fields as SchemaDefinition,
    settings as SchemaOptions,
  ) as unknown as Schema<Doc>;
};
