import { eventually } from '../testing/eventually.ts';
import { createPeriodicJob, jobDone } from './periodic-job.ts';

const logged: string[] = [];
const write = (_fields: object, message: string): void => {
  logged.push(message);
};
const logger = { debug: write, info: write, warn: write, error: write };

describe('createPeriodicJob', () => {
  it('never runs twice at the same time', async () => {
    let running = 0,
      maxRunning = 0,
      runs = 0;
    const job = createPeriodicJob({
      name: 'slow',
      intervalMs: 1,
      logger,
      run: async () => {
        running += 1;
        maxRunning = Math.max(maxRunning, running);
        await new Promise((resolve) => {
          setImmediate(resolve);
        });
        running -= 1;
        runs += 1;
      },
    });
    void job.start();
    void job.start();
    await eventually(() => runs >= 5, { missing: 'five turns' });
    await job.stop();
    expect(maxRunning).toBe(1);
  });

  it('repeats a failed run and stops after the run that is done', async () => {
    jest.useFakeTimers();
    const results = [() => Promise.reject(new Error('x')), () => Promise.resolve(jobDone)];
    let runs = 0;
    const job = createPeriodicJob({
      name: 'migration',
      intervalMs: 1_000,
      logger,
      run: () => results[runs++]?.() ?? Promise.resolve(jobDone),
    });
    void job.start();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(runs).toBe(2);
    await job.stop();
    jest.useRealTimers();
  });

  it('pauses longer after a long run, so that runs take at most their share of the time', async () => {
    jest.useFakeTimers();
    let runs = 0;
    let endRun: () => void = () => undefined;
    const job = createPeriodicJob({
      name: 'long',
      intervalMs: 1_000,
      maxBusyShare: 0.1,
      logger,
      run: async () => {
        runs += 1;
        await new Promise<void>((resolve) => {
          endRun = resolve;
        });
      },
    });
    void job.start();
    await jest.advanceTimersByTimeAsync(1_100);
    await jest.advanceTimersByTimeAsync(10_000);
    endRun();
    await jest.advanceTimersByTimeAsync(80_000);
    expect(runs).toBe(1);
    await jest.advanceTimersByTimeAsync(22_000);
    expect(runs).toBe(2);
    endRun();
    await job.stop();
    jest.useRealTimers();
  });

  it('logs a failed run, continues, and stops when told', async () => {
    jest.useFakeTimers();
    let runs = 0;
    const job = createPeriodicJob({
      name: 'failing',
      intervalMs: 1_000,
      logger,
      run: () => {
        runs += 1;
        return Promise.reject(new Error('x'));
      },
    });
    void job.start();
    await jest.advanceTimersByTimeAsync(5_000);
    expect([runs >= 3, logged.includes('periodic job failed')]).toEqual([true, true]);
    await job.stop();
    const runsAfterStop = runs;
    await jest.advanceTimersByTimeAsync(5_000);
    expect(runs).toBe(runsAfterStop);
    jest.useRealTimers();
  });
});
