import { newNotification } from '../../domain/deliveries/notification.ts';
import type { NotificationStore, StoredNotification } from '../ports/notifications.ts';
import { createSendQueue, leaseMs, maxConcurrentSends, maxQueueLength } from './send-queue.ts';

const startedAt = new Date('2026-11-22T05:00:00Z');
const atOffset = (ms: number) => new Date(startedAt.getTime() + ms);
const renewalMs = leaseMs / 4;
const buildStored = (id: string): StoredNotification => ({
  notification: newNotification({
    id,
    userId: 7,
    at: startedAt,
    language: null,
    kind: 'placed',
    orderId: 5,
    details: { number: 'T-1', payablePaise: 100, pdate: '2026-11-23' },
  }),
  rev: 0,
  seq: 0,
});

const buildScenario = (due: readonly StoredNotification[] = []) => {
  const revs = new Map<string, number>();
  const leases: { readonly id: string; readonly until: Date }[] = [];
  const sent: string[] = [];
  const pendingSends: (() => void)[] = [];
  const failures: unknown[] = [];
  let now = startedAt;
  const notExpected = () => Promise.reject(new Error('must not be called'));
  const notifications: NotificationStore = {
    create: notExpected,
    findOrderContext: notExpected,
    save: notExpected,
    listByUser: notExpected,
    listDeliveries: notExpected,
    findDue: async (_now, limit) =>
      due.filter(({ notification: { id } }) => !revs.has(id)).slice(0, limit),
    acquireLease: async (leasedNotification, until) => {
      const { id } = leasedNotification.notification;
      if ((revs.get(id) ?? 0) !== leasedNotification.rev) return null;
      revs.set(id, leasedNotification.rev + 1);
      leases.push({ id, until });
      return { ...leasedNotification, rev: leasedNotification.rev + 1 };
    },
  };
  const queue = createSendQueue({
    notifications,
    clock: () => now,
    bindToTrace: (queuedSend) => queuedSend,
    onFailure: (error) => {
      failures.push(error);
    },
    send: ({ notification, rev }) => {
      sent.push(`${notification.id} at ${rev}`);
      return new Promise((resolve) => {
        pendingSends.push(resolve);
      });
    },
  });
  return {
    queue,
    revs,
    leases,
    sent,
    failures,
    advanceTo: (ms: number) => {
      now = atOffset(ms);
    },
    finish: () => {
      pendingSends.splice(0).forEach((finishSend) => finishSend());
    },
  };
};
const flushMicrotasks = async (): Promise<void> => {
  for (let microtask = 0; microtask < 20; microtask += 1) await Promise.resolve();
};
const occupyAllSenders = (queue: { add(notification: StoredNotification): void }) => {
  for (let index = 1; index <= maxConcurrentSends; index += 1)
    queue.add(buildStored(`busy-${index}`));
};

describe('send queue', () => {
  it('sends at once with the lease that came with the notification', async () => {
    const { queue, sent, leases } = buildScenario();
    queue.add(buildStored('a'));
    await flushMicrotasks();
    expect([sent, leases]).toEqual([['a at 0'], []]);
  });
  it('renews the lease of a notification that waited too long', async () => {
    const { queue, sent, leases, advanceTo, finish } = buildScenario();
    occupyAllSenders(queue);
    queue.add(buildStored('a'));
    advanceTo(renewalMs);
    finish();
    await flushMicrotasks();
    expect([sent.slice(maxConcurrentSends), leases]).toEqual([
      ['a at 1'],
      [{ id: 'a', until: atOffset(renewalMs + leaseMs) }],
    ]);
  });
  it('drops a notification that another process took and sends the next', async () => {
    const { queue, revs, sent, finish, failures, advanceTo } = buildScenario();
    occupyAllSenders(queue);
    queue.add(buildStored('taken'));
    queue.add(buildStored('ours'));
    await flushMicrotasks();
    advanceTo(renewalMs);
    revs.set('taken', 5);
    finish();
    await flushMicrotasks();
    expect([sent.slice(maxConcurrentSends), failures]).toEqual([['ours at 1'], []]);
  });
  it('ignores a notification that is queued already', async () => {
    const { queue, sent, finish } = buildScenario();
    occupyAllSenders(queue);
    queue.add(buildStored('a'));
    queue.add(buildStored('a'));
    await flushMicrotasks();
    finish();
    await flushMicrotasks();
    expect(sent.slice(maxConcurrentSends)).toEqual(['a at 0']);
  });
});

describe('enqueueDue', () => {
  it('skips a notification that is still queued here although its lease has expired', async () => {
    const { queue, sent, leases, finish } = buildScenario([buildStored('a')]);
    occupyAllSenders(queue);
    queue.add(buildStored('a'));
    await flushMicrotasks();
    await queue.enqueueDue();
    expect(leases.filter(({ id }) => id === 'a')).toEqual([]);
    finish();
    await flushMicrotasks();
    expect(sent.slice(maxConcurrentSends)).toEqual(['a at 0']);
  });
  it('skips a notification whose sending lasts longer than its lease', async () => {
    const { queue, sent, leases, advanceTo, finish } = buildScenario([buildStored('a')]);
    queue.add(buildStored('a'));
    await flushMicrotasks();
    advanceTo(leaseMs + 1);
    await queue.enqueueDue();
    expect([sent, leases]).toEqual([['a at 0'], []]);
    finish();
    await flushMicrotasks();
    await queue.enqueueDue();
    await flushMicrotasks();
    expect(sent).toEqual(['a at 0', 'a at 1']);
  });
  it('takes a notification that no process holds', async () => {
    const { queue, sent } = buildScenario([buildStored('a')]);
    await queue.enqueueDue();
    await flushMicrotasks();
    expect(sent).toEqual(['a at 1']);
  });
  it('goes on as the queue empties until nothing is due', async () => {
    const backlog = Array.from({ length: maxQueueLength + 1 }, (_, index) =>
      buildStored(`late-${index}`),
    );
    const { queue, sent, finish } = buildScenario(backlog);
    const enqueued = queue.enqueueDue();
    for (let round = 0; round < backlog.length && sent.length < backlog.length; round += 1) {
      await flushMicrotasks();
      finish();
    }
    await enqueued;
    expect(new Set(sent).size).toBe(backlog.length);
  });
  it('ends at once when the service stops, whatever is still due', async () => {
    const { queue, finish } = buildScenario(
      Array.from({ length: 2 * maxQueueLength }, (_, index) => buildStored(`late-${index}`)),
    );
    const enqueued = queue.enqueueDue();
    await flushMicrotasks();
    const stopped = queue.stop();
    finish();
    await expect(Promise.all([enqueued, stopped])).resolves.toBeDefined();
  });
});

describe('room in the queue', () => {
  it('ends when as many notifications wait as it may hold', () => {
    const { queue } = buildScenario();
    occupyAllSenders(queue);
    for (let index = 1; index < maxQueueLength; index += 1)
      queue.add(buildStored(`waits-${index}`));
    expect(queue.hasRoom()).toBe(true);
    queue.add(buildStored('last'));
    expect(queue.hasRoom()).toBe(false);
  });
});
