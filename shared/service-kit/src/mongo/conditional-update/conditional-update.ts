import type { Model } from 'mongoose';
import { isAudited } from '../../audit/index.ts';
import { OutboxFull, isDuplicateKeyError } from '../connection/errors.ts';
import { buildConditionalUpdate } from './build-conditional-update.ts';
import type { ConditionalUpdate } from './build-conditional-update.ts';
import type { OutboxEntry } from '../outbox/outbox-entry.ts';
import { readDocument, recordUpdate } from './record-update.ts';
import { outboxLimit } from './schema.ts';
import { rawCollection } from '../connection/stored-model.ts';
import type { StoredModel } from '../connection/stored-model.ts';
import { notifyNeedsPublishing, notifyPending } from './write-listeners.ts';

interface WrittenFields {
  readonly rev?: number;
  readonly outbox?: readonly OutboxEntry[];
}

interface WriteSummary {
  readonly id: string | number;
  readonly publish?: readonly OutboxEntry[];
  readonly needsPublishing?: boolean;
}

export const notifyListeners = (
  model: StoredModel,
  write: WriteSummary,
  written: WrittenFields,
): void => {
  if (write.publish && write.publish.length > 0)
    notifyPending(model, {
      id: write.id,
      rev: written.rev ?? 0,
      entries: written.outbox ?? write.publish,
    });
  if (write.needsPublishing) notifyNeedsPublishing(model);
};

const readTimeoutMs = 2_000;

/** A full outbox must not look like a conflict, or callers would retry immediately. */
const throwIfOutboxFull = async (
  model: StoredModel,
  { id, publish = [] }: ConditionalUpdate,
): Promise<void> => {
  if (publish.length === 0) return;
  const full = await rawCollection(model).findOne(
    { _id: id, [`outbox.${outboxLimit - publish.length}`]: { $exists: true } } as never,
    { projection: { _id: 1 }, maxTimeMS: readTimeoutMs },
  );
  if (full)
    throw new OutboxFull(
      `${model.modelName} ${id} waits for the broker with ${outboxLimit} events`,
    );
};

/**
 * Returns the updated document, or null when the precondition did not match. @throws OutboxFull,
 * which counts as an outage.
 */
export const conditionalUpdate = async <Doc>(
  model: Model<Doc>,
  write: ConditionalUpdate,
): Promise<Doc | null> => {
  const { filter, update, upsert } = buildConditionalUpdate(write);
  try {
    const isRecorded = isAudited();
    const before = isRecorded ? await readDocument(model, write.id) : null;
    const written = (await model
      .findOneAndUpdate(filter as never, update as never, {
        returnDocument: 'after',
        upsert,
        runValidators: true,
      })
      .lean()
      .exec()) as Doc | null;
    if (written) {
      notifyListeners(model as unknown as StoredModel, write, written as WrittenFields);
      if (isRecorded) recordUpdate(model, { write, update, before, after: written });
    } else await throwIfOutboxFull(model as unknown as StoredModel, write);
    return written;
  } catch (error) {
    // The document exists and the precondition did not match, or another writer inserted it first.
    if (!upsert || !isDuplicateKeyError(error)) throw error;
    await throwIfOutboxFull(model as unknown as StoredModel, write);
    return null;
  }
};
