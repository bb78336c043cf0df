import { ProblemError } from '@tokri/contracts/problems';
import { atKolkata } from '../../testing/fixtures.ts';
import { noSharedQuota } from '../ports/shared-quota.ts';
import { type AdmissionCheckName, createAdmissionControl } from './admission-control.ts';

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

const runInOrder = async <T>(
  inputs: readonly T[],
  run: (input: T) => Promise<string>,
): Promise<string[]> => {
  const results: string[] = [];
  for (const input of inputs) results.push(await run(input));
  return results;
};

describe('per-customer quota', () => {
  const findErrorCode = async (action: () => Promise<unknown>): Promise<string> => {
    try {
      await action();
      return 'let in';
    } catch (error) {
      return error instanceof ProblemError ? `${error.code} ${error.retryAfterSeconds}` : 'fault';
    }
  };
  it('admits a burst of one minute, then a steady rate, separately for each customer', async () => {
    const { admissionControl, advance } = createWithChecks(['limits']);
    const countAttempt = (userId: number) =>
      findErrorCode(() => admissionControl.countAttempt(userId));
    expect(await runInOrder([7, 7, 7, 8], countAttempt)).toEqual([
      'let in',
      'let in',
      'too-many-requests 30',
      'let in',
    ]);
    advance(30_000);
    expect(await runInOrder([7, 7], countAttempt)).toEqual(['let in', 'too-many-requests 30']);
  });
  it('limits holds per network and does not count unknown networks', async () => {
    const { admissionControl } = createWithChecks(['limits']);
    const countHold = (network: string | undefined) =>
      findErrorCode(() => admissionControl.countHold(network));
    expect(await runInOrder(['a', 'a', 'a', 'b'], countHold)).toEqual([
      'let in',
      'let in',
      'too-many-requests 30',
      'let in',
    ]);
    expect(await runInOrder([undefined, undefined, undefined], countHold)).toEqual([
      'let in',
      'let in',
      'let in',
    ]);
  });
  it('refunds holds that were not created', async () => {
    const { admissionControl } = createWithChecks(['limits']);
    const countHold = () =>
      findErrorCode(async () => {
        (await admissionControl.countHold('a'))();
      });
    expect(await runInOrder([1, 2, 3, 4], countHold)).toEqual(
      Array.from({ length: 4 }, () => 'let in'),
    );
  });
  it('still limits a returning network during a flood of other networks', async () => {
    const { admissionControl } = createWithChecks(['limits']);
    const countHold = (network: string) => findErrorCode(() => admissionControl.countHold(network));
    for (let network = 0; network < 60_000; network += 1) await countHold(String(network));
    expect(await runInOrder(['59999', '59999', '0', '0', '0'], countHold)).toEqual([
      'let in',
      'too-many-requests 30',
      'let in',
      'let in',
      'too-many-requests 30',
    ]);
  });
  it('admits everybody when disabled', async () => {
    const { admissionControl } = createWithChecks([]);
    const count = () =>
      findErrorCode(async () => {
        await admissionControl.countAttempt(7);
        await admissionControl.countHold('a');
      });
    expect(await runInOrder([1, 2, 3, 4, 5], count)).toEqual(
      Array.from({ length: 5 }, () => 'let in'),
    );
  });
  it('gives a unit back to all processes for a hold that was not created', async () => {
    const shared: string[] = [];
    const admissionControl = createAdmissionControl({
      clock: createTestClock().clock,
      checks: ['limits'],
      attemptsPerMinute: 2,
      holdsPerMinute: 2,
      sharedQuota: {
        spend: ({ key }) => {
          shared.push(`spend ${key}`);
          return Promise.resolve(0);
        },
        refund: ({ key }) => Promise.resolve(void shared.push(`refund ${key}`)),
      },
    });
    await admissionControl.countAttempt(7);
    const refund = await admissionControl.countHold('7');
    refund();
    expect(shared).toEqual(['spend attempts:7', 'spend holds:7', 'refund holds:7']);
  });
  it('counts nothing in the process for what all processes together reject', async () => {
    const { clock } = createTestClock();
    let waitMs = 1_500;
    const admissionControl = createAdmissionControl({
      clock,
      checks: ['limits'],
      attemptsPerMinute: 1,
      holdsPerMinute: 1,
      sharedQuota: { ...noSharedQuota, spend: () => Promise.resolve(waitMs) },
    });
    const countAttempt = () => findErrorCode(() => admissionControl.countAttempt(7));
    expect(await countAttempt()).toBe('too-many-requests 2');
    waitMs = 0;
    expect(await countAttempt()).toBe('let in');
  });
});
