import { createSemaphore } from './semaphore.ts';

const busy = (why: string) => new Error(`busy: ${why}`);

const opened = () => {
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { gate, open };
};

describe('the limit of calls at work', () => {
  it('a call over the limit, sent, waits until one is done', async () => {
    const { gate, open } = opened();
    const semaphore = createSemaphore({ maxInFlight: 1, maxWaiting: 1, maxWaitMs: 5_000 }, busy);
    const first = semaphore.run(() => gate);
    const second = semaphore.run(async () => semaphore.inFlight());
    open();
    await first;
    expect(await second).toBe(1);
    expect(semaphore.inFlight()).toBe(0);
  });

  it('a call over the queue, sent, is refused as busy at once', async () => {
    const { gate, open } = opened();
    const semaphore = createSemaphore({ maxInFlight: 1, maxWaiting: 0, maxWaitMs: 5_000 }, busy);
    const first = semaphore.run(() => gate);
    await expect(semaphore.run(async () => 1)).rejects.toThrow(/^busy/);
    open();
    await first;
  });

  it('a call that waits longer than allowed, in the queue, is refused and its place given back', async () => {
    const { gate, open } = opened();
    const semaphore = createSemaphore({ maxInFlight: 1, maxWaiting: 1, maxWaitMs: 5 }, busy);
    const first = semaphore.run(() => gate);
    await expect(semaphore.run(async () => 1)).rejects.toThrow(/^busy/);
    open();
    await first;
    await expect(semaphore.run(async () => 2)).resolves.toBe(2);
  });

  it('a call that fails, when done, gives its place back', async () => {
    const semaphore = createSemaphore({ maxInFlight: 1, maxWaiting: 0, maxWaitMs: 5 }, busy);
    await expect(semaphore.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(semaphore.inFlight()).toBe(0);
  });
});
