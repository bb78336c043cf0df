import type { PendingAggregate, StoredModel } from '../mongo/index.ts';

/** Aggregates waiting in memory at most; what does not fit stays in the store and the sweep finds it. */
export const maxQueued = 5_000;

export interface QueuedAggregate {
  readonly model: StoredModel;
  readonly aggregate: PendingAggregate;
}

export const aggregateKey = (model: StoredModel, id: string | number): string =>
  `${model.modelName} ${typeof id} ${id}`;

/**
 * What has to be published, one place per aggregate. A snapshot holds all that waited in the aggregate's outbox at its rev, so the newest alone is enough:
 * everything older that was not yet pulled stands in it, in order.
 */
export interface AggregateQueue {
  add(queued: QueuedAggregate): void;
  /** The longest waiting first, at most `count`. */
  take(count: number): QueuedAggregate[];
  has(model: StoredModel, id: string | number): boolean;
  readonly size: number;
}

export const createAggregateQueue = (): AggregateQueue => {
  const queue = new Map<string, QueuedAggregate>();
  return {
    add: (queued) => {
      const key = aggregateKey(queued.model, queued.aggregate.id);
      const known = queue.get(key);
      if (!known && queue.size >= maxQueued) return;
      if (!known || known.aggregate.rev <= queued.aggregate.rev) queue.set(key, queued);
    },
    take: (count) => {
      const batch: QueuedAggregate[] = [];
      for (const [key, queued] of queue) {
        if (batch.length >= count) break;
        batch.push(queued);
        queue.delete(key);
      }
      return batch;
    },
    has: (model, id) => queue.has(aggregateKey(model, id)),
    get size() {
      return queue.size;
    },
  };
};
