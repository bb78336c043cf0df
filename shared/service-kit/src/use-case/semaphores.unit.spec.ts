import { createSemaphores } from './semaphores.ts';

const limits = { inFlightMax: 1, waitingMax: 0, waitMsMax: 1_000 };

describe('work on many things, so much at once on each', () => {
  it('one thing is busy, another is not; done, both are forgotten', async () => {
    const all = createSemaphores<string>((why) => new Error(why));
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
