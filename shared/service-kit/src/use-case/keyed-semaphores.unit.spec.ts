import { createKeyedSemaphores } from './keyed-semaphores.ts';

const limits = { maxInFlight: 1, maxWaiting: 0, maxWaitMs: 1_000 };

describe('createKeyedSemaphores', () => {
  it('limits each key separately and forgets idle keys', async () => {
    const all = createKeyedSemaphores<string>((why) => new Error(why));
    let end: () => void = () => undefined;
    const first = all.run(
      'a',
      limits,
      () =>
        new Promise<void>((resolve) => {
          end = resolve;
        }),
    );
    await expect(all.run('a', limits, () => Promise.resolve())).rejects.toThrow(
      'too many calls wait',
    );
    expect([await all.run('b', limits, () => Promise.resolve(2)), all.size()]).toEqual([2, 1]);
    end();
    await first;
    expect(all.size()).toBe(0);
  });
});
