import { ProblemError } from '@tokri/contracts/problems';
import { atKolkata } from '../../testing/fixtures.ts';
import { type AdmissionCheckName, createAdmissionControl } from './admission-control.ts';

const ticking = () => {
  let now = atKolkata('09:00').getTime();
  return {
    clock: () => new Date(now),
    pass: (ms: number) => {
      now += ms;
    },
  };
};
const createWithChecks = (
  names: readonly AdmissionCheckName[],
  { triesPerMinute: attemptsPerMinute = 2, placesPerMinute: holdsPerMinute = 2 } = {},
) => {
  const { clock, pass } = ticking();
  return {
    admissionControl: createAdmissionControl({
      clock,
      checks: names,
      attemptsPerMinute,
      holdsPerMinute,
    }),
    pass,
  };
};

describe('per-customer quota', () => {
  const codeOf = (act: () => void): string => {
    try {
      act();
      return 'let in';
    } catch (error) {
      return error instanceof ProblemError ? `${error.code} ${error.retryAfterSeconds}` : 'fault';
    }
  };
  it('admits a burst of one minute, then a steady rate, separately for each customer', () => {
    const { admissionControl, pass } = createWithChecks(['limits']);
    const tried = (userId: number) =>
      codeOf(() => {
        admissionControl.countAttempt(userId);
      });
    expect([tried(7), tried(7), tried(7), tried(8)]).toEqual([
      'let in',
      'let in',
      'too-many-requests 30',
      'let in',
    ]);
    pass(30_000);
    expect([tried(7), tried(7)]).toEqual(['let in', 'too-many-requests 30']);
  });
  it('limits holds per network and does not count unknown networks', () => {
    const { admissionControl } = createWithChecks(['limits']);
    const took = (network: string | undefined) =>
      codeOf(() => {
        admissionControl.countHold(network);
      });
    expect([took('a'), took('a'), took('a'), took('b')]).toEqual([
      'let in',
      'let in',
      'too-many-requests 30',
      'let in',
    ]);
    expect([took(undefined), took(undefined), took(undefined)]).toEqual([
      'let in',
      'let in',
      'let in',
    ]);
  });
  it('refunds holds that were not created', () => {
    const { admissionControl } = createWithChecks(['limits']);
    const took = () =>
      codeOf(() => {
        admissionControl.countHold('a')();
      });
    expect([took(), took(), took(), took()]).toEqual(Array.from({ length: 4 }, () => 'let in'));
  });
  it('still limits a returning network during a flood of other networks', () => {
    const { admissionControl } = createWithChecks(['limits']);
    const took = (network: string) =>
      codeOf(() => {
        admissionControl.countHold(network);
      });
    for (let network = 0; network < 60_000; network += 1) took(String(network));
    expect([took('59999'), took('59999'), took('0'), took('0'), took('0')]).toEqual([
      'let in',
      'too-many-requests 30',
      'let in',
      'let in',
      'too-many-requests 30',
    ]);
  });
  it('admits everybody when disabled', () => {
    const { admissionControl } = createWithChecks([]);
    expect(
      Array.from({ length: 5 }, () =>
        codeOf(() => {
          admissionControl.countAttempt(7);
          admissionControl.countHold('a');
        }),
      ),
    ).toEqual(Array.from({ length: 5 }, () => 'let in'));
  });
});
