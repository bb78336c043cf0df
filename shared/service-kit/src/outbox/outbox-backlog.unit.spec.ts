import type { PendingAggregate, StoredModel } from '../mongo/index.ts';
import { createOutboxBacklog } from './outbox-backlog.ts';

const orders = { modelName: 'order' } as StoredModel;
const pending = (...queuedAt: number[]): PendingAggregate =>
  ({ id: queuedAt.join(), rev: 1, entries: queuedAt.map((at) => ({ queuedAt: at })) }) as never;

describe('createOutboxBacklog', () => {
  it('shows how many documents wait and how long the oldest event has', () => {
    const backlog = createOutboxBacklog();
    backlog.record(orders, [pending(7_000, 9_000), pending(4_000)]);
    expect(backlog.read(10_000)).toEqual([{ aggregate: 'order', pending: 2, oldestMs: 6_000 }]);
  });

  it('ignores documents whose events are published', () => {
    const backlog = createOutboxBacklog();
    backlog.record(orders, [pending()]);
    expect(backlog.read(10_000)).toEqual([{ aggregate: 'order', pending: 0, oldestMs: 0 }]);
  });

  it('forgets what a later sweep no longer finds', () => {
    const backlog = createOutboxBacklog();
    backlog.record(orders, [pending(4_000)]);
    backlog.record(orders, []);
    expect(backlog.read(10_000)).toEqual([{ aggregate: 'order', pending: 0, oldestMs: 0 }]);
  });
});
