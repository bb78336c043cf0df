import type { Logger } from '../logger/index.ts';
import { pullPublished } from '../mongo/index.ts';
import type { StoredModel } from '../mongo/index.ts';
import { placeOf } from './waiting-line.ts';

/**
 * Pulls of one aggregate are gathered this long (reliability.md 1.3: at least 50 ms): events of one order follow each other within it and leave in one write. Well below the age at
 * which another process takes an entry for abandoned.
 */
const gatherMs = 300;
const retryMs = 500;

interface ToPull {
  readonly model: StoredModel;
  readonly id: string | number;
  readonly entryIds: Set<string>;
}

/** Takes published entries out of their outboxes, gathered, many aggregates in one call. */
export interface Puller {
  add(model: StoredModel, id: string | number, entryIds: readonly string[]): void;
  /** Is a pull of this aggregate still to come: then the store shows entries that are out already. */
  has(model: StoredModel, id: string | number): boolean;
  /** Pulls what is left. */
  stop(): Promise<void>;
}

const byModel = (pulls: readonly ToPull[]): Map<StoredModel, ToPull[]> => {
  const groups = new Map<StoredModel, ToPull[]>();
  for (const pull of pulls) groups.set(pull.model, [...(groups.get(pull.model) ?? []), pull]);
  return groups;
};

export const createPuller = (logger: Logger): Puller => {
  const waiting = new Map<string, ToPull>();
  const atWork = new Map<string, ToPull>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  const put = ({ model, id, entryIds }: ToPull): void => {
    const place = placeOf(model, id);
    const there = waiting.get(place) ?? { model, id, entryIds: new Set<string>() };
    for (const entryId of entryIds) there.entryIds.add(entryId);
    waiting.set(place, there);
  };

  const pullAll = async (): Promise<number> => {
    for (const [place, pull] of waiting) atWork.set(place, pull);
    waiting.clear();
    let delayMs = gatherMs;
    for (const [model, pulls] of byModel([...atWork.values()])) {
      try {
        await pullPublished(
          model,
          pulls.map(({ id, entryIds }) => ({ id, entryIds: [...entryIds] })),
        );
      } catch (error) {
        logger.warn(
          { model: model.modelName, aggregates: pulls.length, error },
          'published entries could not be pulled yet',
        );
        for (const pull of pulls) put(pull);
        delayMs = retryMs;
      }
    }
    atWork.clear();
    return delayMs;
  };

  const schedule = (delayMs: number): void => {
    timer ??= setTimeout(() => {
      running = pullAll().then((nextMs) => {
        timer = undefined;
        if (waiting.size > 0) schedule(nextMs);
      });
    }, delayMs);
  };

  return {
    add: (model, id, entryIds) => {
      put({ model, id, entryIds: new Set(entryIds) });
      schedule(gatherMs);
    },
    has: (model, id) => waiting.has(placeOf(model, id)) || atWork.has(placeOf(model, id)),
    stop: async () => {
      clearTimeout(timer);
      await running;
      clearTimeout(timer);
      if (waiting.size > 0) await pullAll();
    },
  };
};
