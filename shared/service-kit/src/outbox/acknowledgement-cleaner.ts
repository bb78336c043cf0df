import type { Logger } from '../logger/index.ts';
import { removePublished } from '../mongo/index.ts';
import type { StoredModel } from '../mongo/index.ts';
import { aggregateKey } from './aggregate-queue.ts';

/** Collects removals so that several events of one aggregate are removed in one write. */
export const cleaningIntervalMs = 1_500;
/** Every write of an aggregate carries its entries along, so many of them are removed sooner. */
const maxEntriesPerAggregate = 20;
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

/** @returns what could not be removed. */
const removeEach = async (
  acknowledged: readonly AcknowledgedEntries[],
  logger: Logger,
): Promise<readonly AcknowledgedEntries[]> => {
  const failed: AcknowledgedEntries[] = [];
  for (const [model, batch] of byModel(acknowledged)) {
    try {
      await removePublished(
        model,
        batch.map(({ id, entryIds }) => ({ id, entryIds: [...entryIds] })),
      );
    } catch (error) {
      const fields = { model: model.modelName, aggregates: batch.length, error };
      logger.warn(fields, 'published entries could not be removed yet');
      failed.push(...batch);
    }
  }
  return failed;
};

export const createAcknowledgementCleaner = (logger: Logger): AcknowledgementCleaner => {
  const waiting = new Map<string, AcknowledgedEntries>();
  const inProgress = new Map<string, AcknowledgedEntries>();
  let timer: NodeJS.Timeout | undefined;
  let isRemoving = false;
  let running: Promise<void> = Promise.resolve();

  const enqueue = ({ model, id, entryIds }: AcknowledgedEntries): number => {
    const key = aggregateKey(model, id);
    const known = waiting.get(key)?.entryIds ?? [];
    const all = new Set([...known, ...entryIds]);
    waiting.set(key, { model, id, entryIds: all });
    return all.size;
  };

  const removeAll = async (): Promise<number> => {
    for (const [key, acknowledged] of waiting) inProgress.set(key, acknowledged);
    waiting.clear();
    const failed = await removeEach([...inProgress.values()], logger);
    failed.forEach(enqueue);
    inProgress.clear();
    return failed.length > 0 ? retryMs : cleaningIntervalMs;
  };

  const removeAndSchedule = (): void => {
    clearTimeout(timer);
    timer = undefined;
    isRemoving = true;
    running = removeAll().then((nextMs) => {
      isRemoving = false;
      if (waiting.size > 0) schedule(nextMs);
    });
  };

  const schedule = (delayMs: number): void => {
    if (!isRemoving) timer ??= setTimeout(removeAndSchedule, delayMs);
  };

  return {
    add: (model, id, entryIds) => {
      const count = enqueue({ model, id, entryIds: new Set(entryIds) });
      if (count >= maxEntriesPerAggregate && !isRemoving) removeAndSchedule();
      else schedule(cleaningIntervalMs);
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
