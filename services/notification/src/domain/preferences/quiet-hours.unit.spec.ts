import { shopInstant } from '@tokri/contracts/dates';
import { defaultQuietHours, endOfQuietHours } from './quiet-hours.ts';

const at = (time: string, date = '2026-11-21') => shopInstant(date, time);
const afterLunch = { isOn: true, start: '13:00', end: '15:00' };

describe('endOfQuietHours', () => {
  it.each([
    ['at their start', '22:00'],
    ['before midnight', '23:59'],
  ])('is 8 am of the next day %s', (_when, time) => {
    expect(endOfQuietHours(defaultQuietHours, at(time))).toEqual(at('08:00', '2026-11-22'));
  });
  it.each([
    ['at midnight', '00:00'],
    ['a minute before their end', '07:59'],
  ])('is 8 am of the same day %s', (_when, time) => {
    expect(endOfQuietHours(defaultQuietHours, at(time))).toEqual(at('08:00'));
  });
  it.each(['08:00', '14:00', '21:59'])('is null at %s', (time) => {
    expect(endOfQuietHours(defaultQuietHours, at(time))).toBeNull();
  });
  it('counts in the time of India: 22:00 there is 16:30 UTC', () => {
    const evening = new Date('2026-12-31T16:30:00Z');
    expect(endOfQuietHours(defaultQuietHours, evening)).toEqual(new Date('2027-01-01T02:30:00Z'));
    expect(endOfQuietHours(defaultQuietHours, new Date('2026-12-31T16:29:59Z'))).toBeNull();
  });
  it('is on the same day when they do not pass midnight', () => {
    expect(endOfQuietHours(afterLunch, at('13:00'))).toEqual(at('15:00'));
    expect(endOfQuietHours(afterLunch, at('14:59'))).toEqual(at('15:00'));
    expect([at('12:59'), at('15:00')].map((now) => endOfQuietHours(afterLunch, now))).toEqual([
      null,
      null,
    ]);
  });
  it('is null when the customer has switched them off', () => {
    expect(endOfQuietHours({ ...defaultQuietHours, isOn: false }, at('23:00'))).toBeNull();
  });
});
