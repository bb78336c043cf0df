import { checkLiftDate, isLifted } from './limit-lift.ts';

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
