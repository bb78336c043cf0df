import type { OutboxFigures } from '../lifecycle/background-worker.ts';
import type { PendingAggregate, StoredModel } from '../mongo/index.ts';

export interface OutboxBacklog {
  record(model: StoredModel, unpublished: readonly PendingAggregate[]): void;
  read(nowMs: number): readonly OutboxFigures[];
}

const oldestQueuedAtMs = (unpublished: readonly PendingAggregate[]): number =>
  Math.min(...unpublished.map(({ entries: [oldest] }) => oldest?.queuedAt ?? Infinity));

/** What the last sweep found unpublished in each aggregate. */
export const createOutboxBacklog = (): OutboxBacklog => {
  const byAggregate = new Map<string, { pending: number; oldestAtMs: number }>();
  return {
    record: (model, aggregates) => {
      const unpublished = aggregates.filter(({ entries }) => entries.length > 0);
      byAggregate.set(model.modelName, {
        pending: unpublished.length,
        oldestAtMs: oldestQueuedAtMs(unpublished),
      });
    },
    read: (nowMs) =>
      [...byAggregate].map(([aggregate, { pending, oldestAtMs }]) => ({
        aggregate,
        pending,
        oldestMs: Math.max(0, nowMs - Math.min(nowMs, oldestAtMs)),
      })),
  };
};
