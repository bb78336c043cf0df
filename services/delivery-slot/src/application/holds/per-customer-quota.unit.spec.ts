import { ProblemError } from '@tokri/contracts/problems';
import { atKolkata } from '../../testing/fixtures.ts';
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
    }),
    advance,
  };
};

describe('per-customer quota', () => {
  const findErrorCode = (action: () => void): string => {
    try {
      action();
      return 'let in';
    } catch (error) {
      return error instanceof ProblemError ? `${error.code} ${error.retryAfterSeconds}` : 'fault';
    }
  };
  it('admits a burst of one minute, then a steady rate, separately for each customer', () => {
    const { admissionControl, advance } = createWithChecks(['limits']);
    const countAttempt = (userId: number) =>
      findErrorCode(() => {
        admissionControl.countAttempt(userId);
      });
    expect([countAttempt(7), countAttempt(7), countAttempt(7), countAttempt(8)]).toEqual([
      'let in',
      'let in',
      'too-many-requests 30',
      'let in',
    ]);
    advance(30_000);
    expect([countAttempt(7), countAttempt(7)]).toEqual(['let in', 'too-many-requests 30']);
  });
  it('limits holds per network and does not count unknown networks', () => {
    const { admissionControl } = createWithChecks(['limits']);
    const countHold = (network: string | undefined) =>
      findErrorCode(() => {
        admissionControl.countHold(network);
      });
    expect([countHold('a'), countHold('a'), countHold('a'), countHold('b')]).toEqual([
      'let in',
      'let in',
      'too-many-requests 30',
      'let in',
    ]);
    expect([countHold(undefined), countHold(undefined), countHold(undefined)]).toEqual([
      'let in',
      'let in',
      'let in',
    ]);
  });
  it('refunds holds that were not created', () => {
    const { admissionControl } = createWithChecks(['limits']);
    const countHold = () =>
      findErrorCode(() => {
        admissionControl.countHold('a')();
      });
    expect([countHold(), countHold(), countHold(), countHold()]).toEqual(
      Array.from({ length: 4 }, () => 'let in'),
    );
  });
  it('still limits a returning network during a flood of other networks', () => {
    const { admissionControl } = createWithChecks(['limits']);
    const countHold = (network: string) =>
      findErrorCode(() => {
        admissionControl.countHold(network);
      });
    for (let network = 0; network < 60_000; network += 1) countHold(String(network));
    expect([
      countHold('59999'),
      countHold('59999'),
      countHold('0'),
      countHold('0'),
      countHold('0'),
    ]).toEqual(['let in', 'too-many-requests 30', 'let in', 'let in', 'too-many-requests 30']);
  });
  it('admits everybody when disabled', () => {
    const { admissionControl } = createWithChecks([]);
    expect(
      Array.from({ length: 5 }, () =>
        findErrorCode(() => {
          admissionControl.countAttempt(7);
          admissionControl.countHold('a');
        }),
      ),
    ).toEqual(Array.from({ length: 5 }, () => 'let in'));
  });
});
