import type { Model } from 'mongoose';
import { crashPoint } from '../crash-points/index.ts';
import { OutboxFull, isDuplicateKey } from './errors.ts';
import { buildWrite } from './guarded-write.ts';
import type { GuardedWrite } from './guarded-write.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import { outboxLimit } from './schema.ts';
import { rawCollection } from './stored-model.ts';
import type { StoredModel } from './stored-model.ts';
import { tellDirty, tellPending } from './write-listeners.ts';

interface KitFields {
  readonly rev?: number;
  readonly outbox?: readonly OutboxEntry[];
}

interface Told {
  readonly id: string | number;
  readonly publish?: readonly OutboxEntry[];
  readonly dirty?: boolean;
}

/** What a write is called in experiments: the event that it publishes first, else its collection. */
export const stepOf = (
  model: { readonly collection: { readonly collectionName: string } },
  publish: readonly OutboxEntry[] = [],
): string => publish[0]?.type ?? model.collection.collectionName;

/** The common path of the relay: it gets the entries with the write and needs no read. */
export const tellListeners = (model: StoredModel, write: Told, written: KitFields): void => {
  if (write.publish && write.publish.length > 0)
    tellPending(model, {
      id: write.id,
      rev: written.rev ?? 0,
      entries: written.outbox ?? write.publish,
    });
  if (write.dirty) tellDirty(model);
};

const fullReadMs = 2_000;

/** A write that did not match because there is no room for what it publishes would pass for a conflict, and be tried again at once and in vain. */
const throwWhenFull = async (
  model: StoredModel,
  { id, publish = [] }: GuardedWrite,
): Promise<void> => {
  if (publish.length === 0) return;
  const full = await rawCollection(model).findOne(
    { _id: id, [`outbox.${outboxLimit - publish.length}`]: { $exists: true } } as never,
    { projection: { _id: 1 }, maxTimeMS: fullReadMs },
  );
  if (full)
    throw new OutboxFull(
      `${model.modelName} ${id} waits for the broker with ${outboxLimit} events`,
    );
};

/**
 * Every command and every consumed event ends in one of these. Answers the document after the write; null when the guard did not match: then read once and tell apart
 * replay (`inbox`, state) and conflict (`rev`). @throws OutboxFull, an outage: 503 to who calls, waited for by consumers.
 */
export const writeGuarded = async <Doc>(
  model: Model<Doc>,
  write: GuardedWrite,
): Promise<Doc | null> => {
  const { filter, update, upsert } = buildWrite(write);
  const step = stepOf(model, write.publish);
  crashPoint(step, 'before-write');
  try {
    const written = (await model
      .findOneAndUpdate(filter as never, update as never, {
        returnDocument: 'after',
        upsert,
        runValidators: true,
      })
      .lean()
      .exec()) as Doc | null;
    if (written) crashPoint(step, 'written');
    else await throwWhenFull(model as unknown as StoredModel, write);
    if (written) tellListeners(model as unknown as StoredModel, write, written as KitFields);
    return written;
  } catch (error) {
    // With insertIfMissing the document exists and the guard did not match, or another writer made it first: both are 'did not match'.
    if (!upsert || !isDuplicateKey(error)) throw error;
    await throwWhenFull(model as unknown as StoredModel, write);
    return null;
  }
};
