import type { OutboxEntry, PendingAggregate } from './outbox-entry.ts';
import { rawCollection } from '../connection/stored-model.ts';
import type { StoredModel } from '../connection/stored-model.ts';

interface PendingDocument {
  readonly _id: string | number;
  readonly rev?: number;
  readonly outbox?: readonly OutboxEntry[];
}

const readTimeoutMs = 2_000;

export const readPending = async (
  model: StoredModel,
  limit: number,
): Promise<PendingAggregate[]> => {
  const found = (await rawCollection(model)
    .find({ pending: 1 } as never, {
      projection: { rev: 1, outbox: 1 },
      limit,
      readConcern: { level: 'majority' },
      maxTimeMS: readTimeoutMs,
    })
    .toArray()) as unknown as PendingDocument[];
  return found.map(({ _id, rev = 0, outbox = [] }) => ({ id: _id, rev, entries: outbox }));
};

export interface PublishedEntries {
  readonly id: string | number;
  readonly entryIds: readonly string[];
}

/**
 * Removes by id, so that concurrent relays and crashes lose nothing. The marker is removed in the
 * same write when the outbox is empty.
 */
export const removePublished = async (
  model: StoredModel,
  published: readonly PublishedEntries[],
): Promise<void> => {
  const collection = rawCollection(model);
  const pull = (entryIds: readonly string[]) => ({ outbox: { id: { $in: [...entryIds] } } });
  const clearingUpdates = published.map(({ id, entryIds }) => ({
    updateOne: {
      filter: { _id: id, outbox: { $not: { $elemMatch: { id: { $nin: [...entryIds] } } } } },
      update: { $pull: pull(entryIds), $unset: { pending: '' } },
    },
  }));
  const outcome = await collection.bulkWrite(clearingUpdates as never, { ordered: false });
  if (outcome.matchedCount >= published.length) return;
  const partialUpdates = published.map(({ id, entryIds }) => ({
    updateOne: {
      filter: { _id: id, 'outbox.id': { $in: [...entryIds] } },
      update: { $pull: pull(entryIds) },
    },
  }));
  await collection.bulkWrite(partialUpdates as never, { ordered: false });
};
