import { rawCollection } from '../connection/stored-model.ts';
import type { StoredModel } from '../connection/stored-model.ts';

const readTimeoutMs = 2_000;

export const findUnpublished = async (
  model: StoredModel,
  limit: number,
): Promise<Record<string, unknown>[]> =>
  rawCollection(model)
    .find({ dirty: 1 } as never, {
      limit,
      readConcern: { level: 'majority' },
      maxTimeMS: readTimeoutMs,
    })
    .toArray() as unknown as Promise<Record<string, unknown>[]>;

export interface PublishedSnapshot {
  readonly id: string | number;
  readonly rev: number;
}

/**
 * Keeps the mark of a changed snapshot: another process may have published a newer one before ours.
 */
export const clearNeedsPublishing = async (
  model: StoredModel,
  published: readonly PublishedSnapshot[],
): Promise<void> => {
  const collection = rawCollection(model);
  const clearing = published.map(({ id, rev }) => ({
    updateOne: { filter: { _id: id, rev }, update: { $unset: { dirty: '' } } },
  }));
  const outcome = await collection.bulkWrite(clearing as never, { ordered: false });
  if (outcome.matchedCount >= published.length) return;
  const updates = published.map(({ id, rev }) => ({
    updateOne: { filter: { _id: id, rev: { $ne: rev } }, update: { $set: { dirty: 1 } } },
  }));
  await collection.bulkWrite(updates as never, { ordered: false });
};
