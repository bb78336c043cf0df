import type { Logger } from '../logger/index.ts';
import { removePublished } from '../mongo/index.ts';
import type { StoredModel } from '../mongo/index.ts';
import { aggregateKey } from './aggregate-queue.ts';

/**
 * Collects removals so that several events of one aggregate are removed in one write. Must be
 * shorter than the age at which another process considers an entry abandoned.
 */
const batchWindowMs = 300;
const retryMs = 500;

interface AcknowledgedEntries {
  readonly model: StoredModel;
  readonly id: string | number;
  readonly entryIds: Set<string>;
}

export interface AcknowledgementCleaner {
  add(model: StoredModel, id: string | number, entryIds: readonly string[]): void;
  has(model: StoredModel, id: string | number): boolean;
  stop(): Promise<void>;
}

const byModel = (
  batch: readonly AcknowledgedEntries[],
): Map<StoredModel, AcknowledgedEntries[]> => {
  const groups = new Map<StoredModel, AcknowledgedEntries[]>();
  for (const acknowledged of batch)
    groups.set(acknowledged.model, [...(groups.get(acknowledged.model) ?? []), acknowledged]);
  return groups;
};

const remove = (model: StoredModel, batch: readonly AcknowledgedEntries[]): Promise<void> =>
  removePublished(
    model,
    batch.map(({ id, entryIds }) => ({ id, entryIds: [...entryIds] })),
  );

export const createAcknowledgementCleaner = (logger: Logger): AcknowledgementCleaner => {
  const waiting = new Map<string, AcknowledgedEntries>();
  const inProgress = new Map<string, AcknowledgedEntries>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  const enqueue = ({ model, id, entryIds }: AcknowledgedEntries): void => {
    const key = aggregateKey(model, id);
    const known = waiting.get(key)?.entryIds ?? [];
    waiting.set(key, { model, id, entryIds: new Set([...known, ...entryIds]) });
  };

  const removeAll = async (): Promise<number> => {
    for (const [key, acknowledged] of waiting) inProgress.set(key, acknowledged);
    waiting.clear();
    let delayMs = batchWindowMs;
    for (const [model, batch] of byModel([...inProgress.values()])) {
      try {
        await remove(model, batch);
      } catch (error) {
        const fields = { model: model.modelName, aggregates: batch.length, error };
        logger.warn(fields, 'published entries could not be removed yet');
        for (const acknowledged of batch) enqueue(acknowledged);
        delayMs = retryMs;
      }
    }
    inProgress.clear();
    return delayMs;
  };

  const schedule = (delayMs: number): void => {
    timer ??= setTimeout(() => {
      running = removeAll().then((nextMs) => {
        timer = undefined;
        if (waiting.size > 0) schedule(nextMs);
      });
    }, delayMs);
  };

  return {
    add: (model, id, entryIds) => {
      enqueue({ model, id, entryIds: new Set(entryIds) });
      schedule(batchWindowMs);
    },
    has: (model, id) =>
      [waiting, inProgress].some((entries) => entries.has(aggregateKey(model, id))),
    stop: async () => {
      clearTimeout(timer);
      await running;
      clearTimeout(timer);
      if (waiting.size > 0) await removeAll();
    },
  };
};
