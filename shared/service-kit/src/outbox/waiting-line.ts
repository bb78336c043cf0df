import type { PendingAggregate, StoredModel } from '../mongo/index.ts';

/** Aggregates waiting in memory at most; what does not fit stays in the store and the sweep finds it. */
export const waitingMax = 5_000;

export interface Waiting {
  readonly model: StoredModel;
  readonly aggregate: PendingAggregate;
}

export const placeOf = (model: StoredModel, id: string | number): string =>
  `${model.modelName} ${typeof id} ${id}`;

/**
 * What has to be published, one place per aggregate. A snapshot holds all that waited in the aggregate's outbox at its rev, so the newest alone is enough:
 * everything older that was not yet pulled stands in it, in order.
 */
export interface WaitingLine {
  add(waiting: Waiting): void;
  /** The longest waiting first, at most `count`. */
  take(count: number): Waiting[];
  has(model: StoredModel, id: string | number): boolean;
  readonly size: number;
}

export const createWaitingLine = (): WaitingLine => {
  const line = new Map<string, Waiting>();
  return {
    add: (waiting) => {
      const place = placeOf(waiting.model, waiting.aggregate.id);
      const there = line.get(place);
      if (!there && line.size >= waitingMax) return;
      if (!there || there.aggregate.rev <= waiting.aggregate.rev) line.set(place, waiting);
    },
    take: (count) => {
      const taken: Waiting[] = [];
      for (const [place, waiting] of line) {
        if (taken.length >= count) break;
        taken.push(waiting);
        line.delete(place);
      }
      return taken;
    },
    has: (model, id) => line.has(placeOf(model, id)),
    get size() {
      return line.size;
    },
  };
};
