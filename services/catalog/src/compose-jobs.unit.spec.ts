import { createPeriodicJobs } from './compose-jobs.ts';

type Jobs = Parameters<typeof createPeriodicJobs>;

describe('the periodic jobs', () => {
  it('delete movements after 72 months and ids of requests after 200 days', async () => {
    const deleteOld = jest.fn(async () => 0);
    const now = new Date('2032-12-31T00:00:00Z');
    const deps = { stockMovements: { deleteOld }, bulkRunner: {}, clock: () => now };
    const runs = new Map<string, () => Promise<unknown>>();
    const periodicJob = (name: string, _interval: number, run: () => Promise<unknown>) => {
      runs.set(name, run);
    };
    createPeriodicJobs({ periodicJob } as unknown as Jobs[0], deps as unknown as Jobs[1]);
    await runs.get('delete-old-stock-movements')?.();
    expect(deleteOld).toHaveBeenCalledWith({
      movementsBefore: new Date('2026-12-23T00:00:00Z'),
      requestIdsBefore: new Date('2032-06-14T00:00:00Z'),
      now,
    });
  });
});
