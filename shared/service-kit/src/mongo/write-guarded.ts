import type { Model } from 'mongoose';
import { isDuplicateKey } from './errors.ts';
import { buildWrite } from './guarded-write.ts';
import type { GuardedWrite } from './guarded-write.ts';
import type { OutboxEntry } from './outbox-entry.ts';
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

/** The common path of the relay: it gets the entries with the write and needs no read. */
export const tellListeners = (model: StoredModel, write: Told, written: KitFields): void => {
  if (write.publish && write.publish.length > 0) tellPending(model, { id: write.id, rev: written.rev ?? 0, entries: written.outbox ?? write.publish });
  if (write.dirty) tellDirty(model);
};

/**
 * Every command and every consumed event ends in one of these. Answers the document after the write; null when the guard did not match: then
 * read once and tell apart replay (`inbox`, state), conflict (`rev`) and a full outbox.
 */
export const writeGuarded = async <Doc>(model: Model<Doc>, write: GuardedWrite): Promise<Doc | null> => {
  const { filter, update, upsert } = buildWrite(write);
  try {
    const written = await model.findOneAndUpdate(filter as never, update as never, { returnDocument: 'after', upsert, runValidators: true }).lean().exec() as Doc | null;
    if (written) tellListeners(model as unknown as StoredModel, write, written as KitFields);
    return written;
  } catch (error) {
    // With insertIfMissing the document exists and the guard did not match, or another writer made it first: both are 'did not match'.
    if (upsert && isDuplicateKey(error)) return null;
    throw error;
  }
};
