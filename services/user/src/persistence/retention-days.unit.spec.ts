import { dayMs, shopDate } from '@tokri/contracts/dates';
import { expiredDays, toDayNumber } from './retention-days.ts';

describe('toDayNumber', () => {
  it.each([
    ['in the evening', '2026-11-30T12:00:00Z', '2026-11-30'],
    [
      'after midnight in India, when the day of UTC is the one before',
      '2026-11-30T20:00:00Z',
      '2026-12-01',
    ],
  ])('is the day of the shop %s', (_when, instant, day) =>
    expect(shopDate(new Date(toDayNumber(new Date(instant)) * dayMs))).toBe(day),
  );
});

describe('expiredDays', () => {
  it('leaves a whole day after the last one', () => {
    const now = new Date('2026-11-30T12:00:00Z');
    expect(Math.max(...expiredDays(now))).toBe(toDayNumber(now) - 2);
  });
});
