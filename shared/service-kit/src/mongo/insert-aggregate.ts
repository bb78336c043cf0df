import type { Model } from 'mongoose';
import { crashPoint } from '../crash-points/index.ts';
import { isDuplicateKey } from './errors.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import type { StoredModel } from './stored-model.ts';
import { tellDirty } from './write-listeners.ts';
import { stepOf, tellListeners } from './write-guarded.ts';

export interface InsertExtras {
  readonly publish?: readonly OutboxEntry[];
  readonly dirty?: boolean;
  /** Id of the event that makes this document. */
  readonly seen?: string;
}

/** The kit's own fields, and those with defaults, may be left out. */
export type NewDocument<Doc> = Partial<Doc> & { readonly _id: string | number };

/** Makes an aggregate with what it publishes in one write. 'exists' when its id, or another unique value of it, is taken: done before, or a conflict. */
export const insertAggregate = async <Doc>(
  model: Model<Doc>,
  doc: NewDocument<NoInfer<Doc>>,
  extras: InsertExtras = {},
): Promise<'inserted' | 'exists'> => {
  const { publish = [], dirty, seen } = extras;
  const last = publish.at(-1);
  const whole = {
    ...doc,
    ...(last ? { outbox: [...publish], pending: 1, seq: last.seq } : {}),
    ...(dirty ? { dirty: 1 } : {}),
    ...(seen === undefined ? {} : { inbox: [seen] }),
  };
  const step = stepOf(model, publish);
  crashPoint(step, 'before-write');
  try {
    await model.create([whole as never]);
  } catch (error) {
    if (isDuplicateKey(error)) return 'exists';
    throw error;
  }
  crashPoint(step, 'written');
  tellListeners(
    model as unknown as StoredModel,
    { id: doc._id, publish, ...(dirty === undefined ? {} : { dirty }) },
    { rev: (doc as { rev?: number }).rev ?? 0, outbox: publish },
  );
  return 'inserted';
};

const largestBulk = 1_000;

/** Writes many states, each for itself and in any order, and marks them for the compacted topic. Repeating it is harmless. */
export const bulkUpsertStates = async <Doc>(
  model: Model<Doc>,
  docs: readonly NewDocument<NoInfer<Doc>>[],
): Promise<void> => {
  for (let from = 0; from < docs.length; from += largestBulk) {
    const entries = docs.slice(from, from + largestBulk).map((doc) => {
      const { _id, rev: _rev, dirty: _dirty, ...fields } = doc as Record<string, unknown>;
      return {
        updateOne: {
          filter: { _id },
          update: { $set: { ...fields, dirty: 1 }, $inc: { rev: 1 } },
          upsert: true,
        },
      };
    });
    await model.bulkWrite(entries as never, { ordered: false });
    tellDirty(model as unknown as StoredModel);
  }
};
