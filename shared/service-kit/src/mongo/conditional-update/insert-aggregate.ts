import type { Model } from 'mongoose';
import { isAudited, recordDocumentChange } from '../../audit/index.ts';
import { isDuplicateKeyError } from '../connection/errors.ts';
import type { OutboxEntry } from '../outbox/outbox-entry.ts';
import type { StoredModel } from '../connection/stored-model.ts';
import { notifyNeedsPublishing } from './write-listeners.ts';
import { notifyListeners } from './conditional-update.ts';
import { readDocuments } from './record-update.ts';

export interface InsertOptions {
  readonly publish?: readonly OutboxEntry[];
  readonly needsPublishing?: boolean;
  readonly appliedEventId?: string;
}

export type NewDocument<Doc> = Partial<Doc> & { readonly _id: string | number };

/**
 * Inserts an aggregate with its events in one write. 'exists' when its id or another unique value
 * is taken.
 */
export const insertAggregate = async <Doc>(
  model: Model<Doc>,
  doc: NewDocument<NoInfer<Doc>>,
  options: InsertOptions = {},
): Promise<'inserted' | 'exists'> => {
  const { publish = [], needsPublishing, appliedEventId } = options;
  const last = publish.at(-1);
  const document = {
    ...doc,
    ...(last ? { outbox: [...publish], pending: 1, seq: last.seq } : {}),
    ...(needsPublishing ? { dirty: 1 } : {}),
    ...(appliedEventId === undefined ? {} : { inbox: [appliedEventId] }),
  };
  try {
    await model.create([document as never]);
  } catch (error) {
    if (isDuplicateKeyError(error)) return 'exists';
    throw error;
  }
  notifyListeners(
    model as unknown as StoredModel,
    { id: doc._id, publish, ...(needsPublishing === undefined ? {} : { needsPublishing }) },
    { rev: (doc as { rev?: number }).rev ?? 0, outbox: publish },
  );
  recordDocumentChange(model, doc._id, { before: null, after: doc });
  return 'inserted';
};

const maxBulkSize = 1_000;
const recordBulk = async <Doc>(
  model: Model<Doc>,
  docs: readonly NewDocument<NoInfer<Doc>>[],
): Promise<() => void> => {
  if (!isAudited()) return () => undefined;
  const befores = await readDocuments(
    model,
    docs.map(({ _id }) => _id),
  );
  return () => {
    for (const doc of docs)
      recordDocumentChange(model, doc._id, { before: befores.get(doc._id) ?? null, after: doc });
  };
};

export const bulkUpsertSnapshots = async <Doc>(
  model: Model<Doc>,
  docs: readonly NewDocument<NoInfer<Doc>>[],
): Promise<void> => {
  const record = await recordBulk(model, docs);
  for (let from = 0; from < docs.length; from += maxBulkSize) {
    const entries = docs.slice(from, from + maxBulkSize).map((doc) => {
      const { _id, rev: _rev, dirty: _needsPublishing, ...fields } = doc as Record<string, unknown>;
      return {
        updateOne: {
          filter: { _id },
          update: { $set: { ...fields, dirty: 1 }, $inc: { rev: 1 } },
          upsert: true,
        },
      };
    });
    await model.bulkWrite(entries as never, { ordered: false });
    notifyNeedsPublishing(model as unknown as StoredModel);
  }
  record();
};
