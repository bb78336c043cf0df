import { atKolkata, buildSlot } from '../../testing/fixtures.ts';
import { noSharedQuota } from '../ports/shared-quota.ts';
import { type AdmissionCheckName, createAdmissionControl } from './admission-control.ts';

const loaded = (freeCapacity: number, waitlistLength = 0) => ({
  slot: buildSlot({ freeCapacity, waitlistLength }),
  holds: [],
  waitlist: [],
  rev: 1,
  ranges: [],
});
const createTestClock = () => {
  let now = atKolkata('09:00').getTime();
  return {
    clock: () => new Date(now),
    advance: (ms: number) => {
      now += ms;
    },
  };
};
const createWithChecks = (
  names: readonly AdmissionCheckName[],
  { triesPerMinute: attemptsPerMinute = 2, placesPerMinute: holdsPerMinute = 2 } = {},
) => {
  const { clock, advance } = createTestClock();
  return {
    admissionControl: createAdmissionControl({
      clock,
      checks: names,
      attemptsPerMinute,
      holdsPerMinute,
      sharedQuota: noSharedQuota,
    }),
    advance,
  };
};

describe('sold-out cache', () => {
  const createReader = (
    admissionControl: ReturnType<typeof createAdmissionControl>,
    freeCapacity = 0,
  ) => {
    let reads = 0;
    return {
      ask: () =>
        admissionControl.readIfSoldOut(5, () => {
          reads += 1;
          return Promise.resolve(loaded(freeCapacity));
        }),
      reads: () => reads,
    };
  };
  it('serves a full slot from the cache for 300 ms after it was last seen full', async () => {
    const { admissionControl, advance } = createWithChecks(['sold-out']);
    admissionControl.recordAvailability(loaded(0));
    const { ask, reads } = createReader(admissionControl);
    expect(await ask()).toEqual(loaded(0));
    advance(299);
    expect(await ask()).toBeDefined();
    advance(300);
    expect([await ask(), reads()]).toEqual([undefined, 2]);
  });
  it('ignores slots with capacity and caches slots whose units are reserved for the waitlist', async () => {
    const { admissionControl } = createWithChecks(['sold-out']);
    admissionControl.recordAvailability(loaded(1));
    expect(await createReader(admissionControl).ask()).toBeUndefined();
    admissionControl.recordAvailability(loaded(1, 1));
    expect(await createReader(admissionControl).ask()).toBeDefined();
  });
  it('drops a slot that turns out to have capacity', async () => {
    const { admissionControl } = createWithChecks(['sold-out']);
    admissionControl.recordAvailability(loaded(0));
    const { ask, reads } = createReader(admissionControl, 1);
    expect(await ask()).toEqual(loaded(1));
    expect([await ask(), reads()]).toEqual([undefined, 1]);
  });
  it('coalesces a thousand concurrent requests into two reads and gives nobody an older read', async () => {
    const { admissionControl } = createWithChecks(['sold-out']);
    admissionControl.recordAvailability(loaded(0));
    const { ask, reads } = createReader(admissionControl);
    await Promise.all(Array.from({ length: 1_000 }, ask));
    expect(reads()).toBe(2);
  });
  it('does not share a read that started before the caller asked', async () => {
    const { admissionControl } = createWithChecks(['sold-out']);
    admissionControl.recordAvailability(loaded(0));
    const answers: ((freeCapacity: number) => void)[] = [];
    const read = () =>
      new Promise<ReturnType<typeof loaded>>((resolve) => {
        answers.push((freeCapacity) => {
          resolve(loaded(freeCapacity));
        });
      });
    const before = admissionControl.readIfSoldOut(5, read);
    const after = admissionControl.readIfSoldOut(5, read);
    answers[0]?.(0);
    expect(await before).toEqual(loaded(0));
    await Promise.resolve();
    answers[1]?.(1);
    expect(await after).toEqual(loaded(1));
  });
  it('fails only the callers that share a failed read', async () => {
    const { admissionControl } = createWithChecks(['sold-out']);
    admissionControl.recordAvailability(loaded(0));
    const failed = admissionControl.readIfSoldOut(5, () => Promise.reject(new Error('away')));
    const next = admissionControl.readIfSoldOut(5, () => Promise.resolve(loaded(0)));
    await expect(failed).rejects.toThrow('away');
    expect(await next).toEqual(loaded(0));
  });
  it('caches nothing when disabled', async () => {
    const { admissionControl } = createWithChecks(['bulkhead', 'limits']);
    admissionControl.recordAvailability(loaded(0));
    expect(await createReader(admissionControl).ask()).toBeUndefined();
  });
});

describe('slot bulkhead', () => {
  const createPendingTask = () => {
    let end: () => void = () => undefined;
    const task = () =>
      new Promise<void>((resolve) => {
        end = resolve;
      });
    return {
      task,
      end: () => {
        end();
      },
    };
  };
  it('rejects the 109th concurrent call with 503 and Retry-After and does not affect other slots', async () => {
    const { admissionControl } = createWithChecks(['bulkhead']);
    const tasks = Array.from({ length: 8 }, createPendingTask);
    const running = tasks.map(({ task }) => admissionControl.runInBulkhead(5, task));
    const waiting = Array.from({ length: 100 }, () =>
      admissionControl.runInBulkhead(5, () => Promise.resolve('done')),
    );
    await expect(
      admissionControl.runInBulkhead(5, () => Promise.resolve('never')),
    ).rejects.toMatchObject({
      code: 'overloaded',
      retryAfterSeconds: 1,
    });
    expect(await admissionControl.runInBulkhead(6, () => Promise.resolve('other'))).toBe('other');
    tasks.forEach(({ end }) => {
      end();
    });
    await Promise.all(running);
    expect(new Set(await Promise.all(waiting))).toEqual(new Set(['done']));
  });
  it('runs all calls at once when disabled', async () => {
    const { admissionControl } = createWithChecks(['sold-out']);
    const tasks = Array.from({ length: 200 }, createPendingTask);
    const running = tasks.map(({ task }) => admissionControl.runInBulkhead(5, task));
    tasks.forEach(({ end }) => {
      end();
    });
    await expect(Promise.all(running)).resolves.toHaveLength(200);
  });
});
