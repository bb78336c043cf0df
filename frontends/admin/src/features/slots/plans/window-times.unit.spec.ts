import { addDays } from '@tokri/contracts/dates';
import { day } from '../../../testing/fake-admin-api.ts';
import { buildTemplate } from '../../../testing/fake-slots-api.ts';
import {
  validateDay,
  overlapLabel,
  findTemplatesSharingWeekdays,
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
  ])('validates %j with the errors %j', (times, errors) =>
    expect(validateTimes(times)).toEqual(errors),
  );
  it.each([
    ['inside another', '08:00', '09:00', '7–10 am'],
    ['around another', '06:00', '11:00', '7–10 am'],
    ['over the end of another', '09:00', '12:00', '7–10 am'],
    ['over the start of another', '06:00', '07:30', '7–10 am'],
    ['right after another', '10:00', '12:00', ''],
    ['right before another', '05:00', '07:00', ''],
    ['with the same start as another', '07:00', '09:00', ''],
    ['backwards', '09:00', '08:00', ''],
    ['without a start', '', '09:00', ''],
  ])('shows the overlap warning of a window %s ("%s"–%s)', (_position, start, end, expected) =>
    expect(overlapLabel({ start, end }, [morning])).toBe(expected),
  );
  it('finds a window with the same start', () => {
    expect(findSameStart({ start: '07:00' }, [morning])).toBe(morning);
    expect(findSameStart({ start: '07:30' }, [morning])).toBeUndefined();
  });
  it('does not treat windows on different weekdays as sharing a day', () => {
    const sunday = buildTemplate({ Weekdays: [0] });
    expect(
      findTemplatesSharingWeekdays([sunday, buildTemplate({ Weekdays: [1, 2] })], [0, 3]),
    ).toEqual([sunday]);
  });
});

describe('validateDay', () => {
  it.each([
    ['', 'Choose a day'],
    ['9998-02-30', 'Choose a day'],
    [addDays(day, -1), 'Choose today or later'],
    [day, ''],
  ])('returns for "%s" the error "%s"', (text, error) => expect(validateDay(text)).toBe(error));
});
