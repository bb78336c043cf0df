import { checkLiftDate, isExpectedLift, isLifted } from './limit-lift.ts';

const today = '2026-11-22';
const liftUntil = (until: string) => ({ until, reason: 'Wedding', staffId: 1, at: new Date(0) });

describe('isLifted', () => {
  it('includes the last day', () => expect(isLifted(liftUntil(today), today)).toBe(true));
  it.each([
    ['after the last day', liftUntil('2026-11-21')],
    ['after a restore', liftUntil('')],
    ['without a lift', null],
  ])('is false %s', (_when, lift) => expect(isLifted(lift, today)).toBe(false));
});

describe('checkLiftDate', () => {
  it.each([
    ['2026-11-21', 'lift-date-past'],
    [today, null],
    ['2027-02-20', null],
    ['2027-02-21', 'lift-date-too-far'],
  ])('returns for %s the code %s', (until, code) => expect(checkLiftDate(until, today)).toBe(code));
});

describe('isExpectedLift', () => {
  const lift = liftUntil(today);
  const at = '1970-01-01T05:30:00.000+05:30';
  it.each([
    ['the lift that staff saw', lift, at, true],
    ['another lift', lift, '1970-01-01T05:29:00.000+05:30', false],
    ['a lift where staff saw none', lift, '', false],
    ['no lift where staff saw none', null, '', true],
    ['no lift where staff saw one', null, at, false],
    ['a request that expects nothing', lift, undefined, true],
  ])('handles %s', (_case, current, expectedAt, expected) =>
    expect(isExpectedLift(current, expectedAt)).toBe(expected),
  );
});
