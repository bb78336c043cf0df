import { createKeyedSemaphores } from './keyed-semaphores.ts';

const limits = { maxInFlight: 1, maxWaiting: 0, maxWaitMs: 1_000 };

describe('createKeyedSemaphores', () => {
  it('limits each key separately and forgets idle keys', async () => {
    const semaphores = createKeyedSemaphores<string>((reason) => new Error(reason));
    let finish: () => void = () => undefined;
    const first = semaphores.run(
      'a',
      limits,
      () =>
        new Promise<void>((resolve) => {
          finish = resolve;
        }),
    );
    await expect(semaphores.run('a', limits, () => Promise.resolve())).rejects.toThrow(
      'too many calls wait',
    );
    expect([
      await semaphores.run('b', limits, () => Promise.resolve(2)),
      semaphores.size(),
    ]).toEqual([2, 1]);
    finish();
    await first;
    expect(semaphores.size()).toBe(0);
  });
});
