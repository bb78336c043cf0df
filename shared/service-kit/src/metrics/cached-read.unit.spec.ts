import { cachedRead } from './cached-read.ts';

describe('cachedRead', () => {
  it('reads the store again after 15 seconds', async () => {
    let nowMs = 0;
    let reads = 0;
    const read = cachedRead(
      () => Promise.resolve([{ labels: {}, value: (reads += 1) }]),
      () => nowMs,
    );
    await read();
    nowMs = 14_999;
    expect(await read()).toEqual([{ labels: {}, value: 1 }]);
    nowMs = 15_000;
    expect(await read()).toEqual([{ labels: {}, value: 2 }]);
  });

  it('reads again at once after a failure', async () => {
    let isDown = true;
    const read = cachedRead(
      () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve([])),
      () => 0,
    );
    await expect(read()).rejects.toThrow('down');
    isDown = false;
    expect(await read()).toEqual([]);
  });

  it('gives up a store that does not answer within a second', async () => {
    jest.useFakeTimers();
    try {
      const reading = cachedRead(() => new Promise<never>(() => undefined))();
      const failed = expect(reading).rejects.toThrow('the store did not answer within 1000 ms');
      await jest.advanceTimersByTimeAsync(1_000);
      await failed;
    } finally {
      jest.useRealTimers();
    }
  });
});
