import { createSubjectTurns } from './subject-turns.ts';

/** Tasks that end when they are told to. */
const tasks = () => {
  const ends: (() => void)[] = [];
  let started = 0;
  const task = () =>
    new Promise<void>((resolve) => {
      started += 1;
      ends.push(resolve);
    });
  return {
    task,
    started: () => started,
    endAll: () => {
      ends.splice(0).forEach((end) => {
        end();
      });
    },
  };
};
const turnOfLoop = () =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });
const user = (userId: number) => ({ userId, network: 'n' });

describe('turns of one subject', () => {
  it('6 calls of a user, are under way at once; the next wait, and beyond 8 of these they are refused', async () => {
    const [turns, { task, started, endAll }] = [createSubjectTurns(), tasks()];
    const outcomes = Promise.allSettled(
      Array.from({ length: 15 }, () => turns.run(user(7), 'write', task)),
    );
    await turnOfLoop();
    expect(started()).toBe(6);
    while (started() < 14) {
      endAll();
      await turnOfLoop();
    }
    endAll();
    const refused = (await outcomes).flatMap((outcome) =>
      outcome.status === 'rejected'
        ? [outcome.reason as { code: string; retryAfterSeconds: number }]
        : [],
    );
    expect(refused.map(({ code, retryAfterSeconds }) => [code, retryAfterSeconds])).toEqual([
      ['too-many-requests', 1],
    ]);
    expect(turns.size()).toBe(0);
  });

  it('of another user, another lane or nobody, are their own', async () => {
    const [turns, { task, started, endAll }] = [createSubjectTurns(), tasks()];
    const full = Array.from({ length: 6 }, () => turns.run(user(7), 'write', task));
    const others = [
      turns.run(user(8), 'write', task),
      turns.run(user(7), 'read', task),
      turns.run({ userId: undefined, network: 'n' }, 'write', task),
    ];
    await turnOfLoop();
    expect(started()).toBe(9);
    endAll();
    await Promise.all([...full, ...others]);
  });

  it('a task that fails, gives its turn back', async () => {
    const turns = createSubjectTurns();
    for (let turn = 0; turn < 20; turn += 1)
      await expect(
        turns.run(user(7), 'write', () => Promise.reject(new Error('no'))),
      ).rejects.toThrow('no');
    expect(turns.size()).toBe(0);
  });
});
