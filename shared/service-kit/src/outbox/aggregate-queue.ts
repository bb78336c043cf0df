import type { PendingAggregate, StoredModel } from '../mongo/index.ts';

export const maxQueued = 5_000;

export interface QueuedAggregate {
  readonly model: StoredModel;
  readonly aggregate: PendingAggregate;
}

export const aggregateKey = (model: StoredModel, id: string | number): string =>
  `${model.modelName} ${typeof id} ${id}`;

/**
 * Keeps the newest pending state per aggregate: it holds all older entries that are still in the
 * outbox.
 */
export interface AggregateQueue {
  add(queued: QueuedAggregate): void;
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
