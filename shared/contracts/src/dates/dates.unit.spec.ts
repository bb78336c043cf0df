import {
  addDays,
  daysBetween,
  financialYear,
  shopInstant,
  isDate,
  isTime,
  formatInstant,
  shopDate,
  shopTime,
  weekday,
  formatDate,
} from './dates.ts';

describe('date and time in Kolkata', () => {
  it.each([
    ['2025-11-21T18:29:59.999Z', '2025-11-21', '23:59'],
    ['2025-11-21T18:30:00.000Z', '2025-11-22', '00:00'],
    ['2025-11-30T18:30:00.000Z', '2025-12-01', '00:00'],
    ['2025-12-31T18:29:59.999Z', '2025-12-31', '23:59'],
    ['2025-12-31T18:30:00.000Z', '2026-01-01', '00:00'],
    ['2024-02-28T18:30:00.000Z', '2024-02-29', '00:00'],
    ['2025-02-28T18:30:00.000Z', '2025-03-01', '00:00'],
  ])('converts the instant %s to %s at %s', (instant, date, time) => {
    expect([shopDate(new Date(instant)), shopTime(new Date(instant))]).toEqual([date, time]);
  });

  it.each([
    ['2025-11-22', '00:00', '2025-11-21T18:30:00.000Z'],
    ['2026-01-01', '05:29', '2025-12-31T23:59:00.000Z'],
    ['2024-02-29', '23:59', '2024-02-29T18:29:00.000Z'],
  ])('converts %s at %s to the instant %s', (date, time, instant) => {
    expect(shopInstant(date, time).toISOString()).toBe(instant);
  });

  it.each([
    ['2025-02-29', '10:00'],
    ['2025-02-28', '24:00'],
    ['', ''],
  ])('rejects %j at %j', (date, time) => {
    expect(() => shopInstant(date, time)).toThrow(RangeError);
  });

  it('formats an instant with +05:30 that parses back to the same instant', () => {
    const instant = new Date('2025-12-31T18:30:00.123Z');
    expect(formatInstant(instant)).toBe('2026-01-01T00:00:00.123+05:30');
    expect(Date.parse(formatInstant(instant))).toBe(instant.getTime());
  });

  it('throws for an invalid Date', () => {
    expect(() => shopDate(new Date(Number.NaN))).toThrow(RangeError);
    expect(() => formatInstant(new Date(Number.NaN))).toThrow(RangeError);
  });
});

describe('date arithmetic', () => {
  it.each([
    ['2025-11-30', 1, '2025-12-01'],
    ['2025-12-31', 1, '2026-01-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2024-02-29', 365, '2025-02-28'],
    ['2025-02-28', 1, '2025-03-01'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2025-11-21', 0, '2025-11-21'],
  ])('addDays(%s, %i) is %s and daysBetween inverts it', (from, days, to) => {
    expect(addDays(from, days)).toBe(to);
    expect(daysBetween(from, to)).toBe(days);
  });

  it.each([
    ['2025-11-21', 5],
    ['2025-11-23', 0],
    ['2024-02-29', 4],
    ['2026-01-01', 4],
  ])('returns for %s the weekday %i', (date, day) => {
    expect(weekday(date)).toBe(day);
  });

  it.each([
    ['2025-11-21', true],
    ['2024-02-29', true],
    ['2000-02-29', true],
    ['1900-02-29', false],
    ['2025-02-29', false],
    ['2025-13-01', false],
    ['2025-00-10', false],
    ['2025-04-31', false],
    ['2025-4-1', false],
    ['20251121', false],
    ['2025-11-21T00:00', false],
    ['0000-01-01', false],
    ['', false],
  ])('isDate of %j is %s', (text, expected) => {
    expect(isDate(text)).toBe(expected);
  });

  it.each([
    ['00:00', true],
    ['23:59', true],
    ['24:00', false],
    ['7:00', false],
    ['07:60', false],
    ['', false],
  ])('isTime of %j is %s', (text, expected) => {
    expect(isTime(text)).toBe(expected);
  });

  it.each(['2025-02-29', 'today'])('rejects %s in every function', (date) => {
    for (const run of [
      () => addDays(date, 1),
      () => weekday(date),
      () => daysBetween(date, date),
      () => financialYear(date),
    ])
      expect(run).toThrow(RangeError);
  });
});

describe('financialYear', () => {
  it.each([
    ['2025-03-31', '2024-25'],
    ['2025-04-01', '2025-26'],
    ['2026-01-01', '2025-26'],
    ['2026-03-31', '2025-26'],
    ['2099-04-01', '2099-00'],
  ])('assigns %s to %s', (date, year) => {
    expect(financialYear(date)).toBe(year);
  });
});

describe('formatDate', () => {
  it.each([
    ['2026-11-22', '22 Nov 2026'],
    ['2026-01-05', '5 Jan 2026'],
    ['2024-02-29', '29 Feb 2024'],
  ])('formats %s as %s', (date, text) => expect(formatDate(date)).toBe(text));
  it('throws for an invalid date', () =>
    expect(() => formatDate('2025-02-29')).toThrow(RangeError));
});
