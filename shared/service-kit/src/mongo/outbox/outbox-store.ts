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

/** The store compares each entry with the ids of all aggregates that one update names. */
const aggregatesPerUpdate = 50;

const chunk = <Item>(items: readonly Item[]): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / aggregatesPerUpdate) }, (_, index) =>
    items.slice(index * aggregatesPerUpdate, (index + 1) * aggregatesPerUpdate),
  );

/**
 * Removes by id, so that concurrent relays and crashes lose nothing. The marker is removed in the
 * same write when the outbox is empty. Ids of entries are unique, so one update serves many
 * aggregates.
 */
export const removePublished = async (
  model: StoredModel,
  published: readonly PublishedEntries[],
): Promise<void> => {
  const collection = rawCollection(model);
  const updates = chunk(published).map((aggregates) => {
    const entryIds = aggregates.flatMap((aggregate) => aggregate.entryIds);
    return {
      aggregates: { _id: { $in: aggregates.map(({ id }) => id) } },
      entryIds,
      pull: { outbox: { id: { $in: entryIds } } },
    };
  });
  const clearingUpdates = updates.map(({ aggregates, entryIds, pull }) => ({
    updateMany: {
      filter: { ...aggregates, outbox: { $not: { $elemMatch: { id: { $nin: entryIds } } } } },
      update: { $pull: pull, $unset: { pending: '' } },
    },
  }));
  const outcome = await collection.bulkWrite(clearingUpdates as never, { ordered: false });
  if (outcome.matchedCount >= published.length) return;
  const partialUpdates = updates.map(({ aggregates, entryIds, pull }) => ({
    updateMany: {
      filter: { ...aggregates, 'outbox.id': { $in: entryIds } },
      update: { $pull: pull },
    },
  }));
  await collection.bulkWrite(partialUpdates as never, { ordered: false });
};
