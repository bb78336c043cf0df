import { createSemaphore } from './semaphore.ts';

const busyError = (reason: string) => new Error(`busy: ${reason}`);

const createGate = () => {
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { gate, open };
};

describe('createSemaphore', () => {
  it('queues a task over the limit until another is done', async () => {
    const { gate, open } = createGate();
    const semaphore = createSemaphore(
      { maxInFlight: 1, maxWaiting: 1, maxWaitMs: 5_000 },
      busyError,
    );
    const first = semaphore.run(() => gate);
    const second = semaphore.run(async () => semaphore.inFlight());
    open();
    await first;
    expect(await second).toBe(1);
    expect(semaphore.inFlight()).toBe(0);
  });

  it('rejects a task at once when the queue is full', async () => {
    const { gate, open } = createGate();
    const semaphore = createSemaphore(
      { maxInFlight: 1, maxWaiting: 0, maxWaitMs: 5_000 },
      busyError,
    );
    const first = semaphore.run(() => gate);
    await expect(semaphore.run(async () => 1)).rejects.toThrow(/^busy/);
    open();
    await first;
  });

  it('rejects a task that waits too long and frees its position', async () => {
    const { gate, open } = createGate();
    const semaphore = createSemaphore({ maxInFlight: 1, maxWaiting: 1, maxWaitMs: 5 }, busyError);
    const first = semaphore.run(() => gate);
    await expect(semaphore.run(async () => 1)).rejects.toThrow(/^busy/);
    open();
    await first;
    await expect(semaphore.run(async () => 2)).resolves.toBe(2);
  });

  it('frees the slot of a failed task', async () => {
    const semaphore = createSemaphore({ maxInFlight: 1, maxWaiting: 0, maxWaitMs: 5 }, busyError);
    await expect(semaphore.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(semaphore.inFlight()).toBe(0);
  });
});
