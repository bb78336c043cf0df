import { createPerSubjectBulkhead } from './per-subject-bulkhead.ts';

const controllableTasks = () => {
  const resolvers: (() => void)[] = [];
  let started = 0;
  const task = () =>
    new Promise<void>((resolve) => {
      started += 1;
      resolvers.push(resolve);
    });
  return {
    task,
    started: () => started,
    endAll: () => {
      resolvers.splice(0).forEach((resolveTask) => {
        resolveTask();
      });
    },
  };
};
const nextTick = () =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });
const user = (userId: number) => ({ userId, network: 'n' });

describe('createPerSubjectBulkhead', () => {
  it('runs 6 calls of a user, queues 8 more and rejects the rest', async () => {
    const [bulkhead, { task, started, endAll }] = [createPerSubjectBulkhead(), controllableTasks()];
    const results = Promise.allSettled(
      Array.from({ length: 15 }, () => bulkhead.run(user(7), 'write', task)),
    );
    await nextTick();
    expect(started()).toBe(6);
    while (started() < 14) {
      endAll();
      await nextTick();
    }
    endAll();
    const rejections = (await results).flatMap((result) =>
      result.status === 'rejected'
        ? [result.reason as { code: string; retryAfterSeconds: number }]
        : [],
    );
    expect(rejections.map(({ code, retryAfterSeconds }) => [code, retryAfterSeconds])).toEqual([
      ['too-many-requests', 1],
    ]);
    expect(bulkhead.size()).toBe(0);
  });

  it('keeps users, call classes and guests independent', async () => {
    const [bulkhead, { task, started, endAll }] = [createPerSubjectBulkhead(), controllableTasks()];
    const ownResults = Array.from({ length: 6 }, () => bulkhead.run(user(7), 'write', task));
    const otherResults = [
      bulkhead.run(user(8), 'write', task),
      bulkhead.run(user(7), 'read', task),
      bulkhead.run({ userId: undefined, network: 'n' }, 'write', task),
    ];
    await nextTick();
    expect(started()).toBe(9);
    endAll();
    await Promise.all([...ownResults, ...otherResults]);
  });

  it('releases its concurrency when a task fails', async () => {
    const bulkhead = createPerSubjectBulkhead();
    for (let attempt = 0; attempt < 20; attempt += 1)
      await expect(
        bulkhead.run(user(7), 'write', () => Promise.reject(new Error('no'))),
      ).rejects.toThrow('no');
    expect(bulkhead.size()).toBe(0);
  });
});
