import { eventually } from '../testing/eventually.ts';
import { createPeriodicJob } from './periodic-job.ts';

const logged: string[] = [];
const write = (_fields: object, message: string): void => {
  logged.push(message);
};
const logger = { debug: write, info: write, warn: write, error: write };

describe('createPeriodicJob', () => {
  it('never runs twice at the same time', async () => {
    let atWork = 0,
      most = 0,
      turns = 0;
    const slow = createPeriodicJob({
      name: 'slow',
      intervalMs: 1,
      logger,
      run: async () => {
        atWork += 1;
        most = Math.max(most, atWork);
        await new Promise((resolve) => {
          setImmediate(resolve);
        });
        atWork -= 1;
        turns += 1;
      },
    });
    void slow.start();
    void slow.start();
    await eventually(() => turns >= 5, { missing: 'five turns' });
    await slow.stop();
    expect(most).toBe(1);
  });

  it('logs a failed run, continues, and stops when told', async () => {
    jest.useFakeTimers();
    let turns = 0;
    const failing = createPeriodicJob({
      name: 'failing',
      intervalMs: 1_000,
      logger,
      run: () => {
        turns += 1;
        return Promise.reject(new Error('x'));
      },
    });
    void failing.start();
    await jest.advanceTimersByTimeAsync(5_000);
    expect([turns >= 3, logged.includes('periodic job failed')]).toEqual([true, true]);
    await failing.stop();
    const after = turns;
    await jest.advanceTimersByTimeAsync(5_000);
    expect(turns).toBe(after);
    jest.useRealTimers();
  });
});
