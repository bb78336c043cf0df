import { addDays } from '@tokri/contracts/dates';
import { day } from '../../../testing/fake-admin-api.ts';
import { buildTemplate } from '../../../testing/fake-slots-api.ts';
import {
  validateDay,
  overlapLabel,
  templatesSharingWeekdays,
  findSameStart,
  validateTimes,
} from './window-times.ts';

const morning = { Start: '07:00', End: '10:00' };

describe('window times', () => {
  it.each([
    [
      { start: '', end: '' },
      { start: 'Enter a time', end: 'Enter a time' },
    ],
    [{ start: '', end: '09:00' }, { start: 'Enter a time' }],
    [{ start: '18:00', end: '17:00' }, { end: 'End time must be after start time' }],
    [{ start: '18:00', end: '18:00' }, { end: 'End time must be after start time' }],
    [{ start: '18:00', end: '20:00' }, {}],
  ])('validate %j with %j', (times, errors) => expect(validateTimes(times)).toEqual(errors));
  it.each([
    ['inside', '08:00', '09:00', '7–10 am'],
    ['around', '06:00', '11:00', '7–10 am'],
    ['over its end', '09:00', '12:00', '7–10 am'],
    ['over its start', '06:00', '07:30', '7–10 am'],
    ['right after', '10:00', '12:00', ''],
    ['right before', '05:00', '07:00', ''],
    ['with the same start', '07:00', '09:00', ''],
    ['backwards', '09:00', '08:00', ''],
    ['without a start', '', '09:00', ''],
  ])('%s another window ("%s"–%s) get the right overlap warning', (_how, start, end, words) =>
    expect(overlapLabel({ start, end }, [morning])).toBe(words),
  );
  it('with the same start are found', () => {
    expect(findSameStart({ start: '07:00' }, [morning])).toBe(morning);
    expect(findSameStart({ start: '07:30' }, [morning])).toBeUndefined();
  });
  it('on different weekdays do not count as sharing a day', () => {
    const sunday = buildTemplate({ Weekdays: [0] });
    expect(templatesSharingWeekdays([sunday, buildTemplate({ Weekdays: [1, 2] })], [0, 3])).toEqual(
      [sunday],
    );
  });
});

describe('validateDay', () => {
  it.each([
    ['', 'Choose a day'],
    ['9998-02-30', 'Choose a day'],
    [addDays(day, -1), 'Choose today or later'],
    [day, ''],
  ])('for "%s" returns "%s"', (text, error) => expect(validateDay(text)).toBe(error));
});
