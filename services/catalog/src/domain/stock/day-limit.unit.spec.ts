import { limitableDates, validateDayLimit } from './day-limit.ts';

const today = '2025-11-21';
const wish = { unitId: 3, itemId: 1, left: 5 };

describe('a limit of a day', () => {
  it.each([
    ['2025-11-20', 'date-past'],
    ['2026-02-20', 'date-too-far'],
  ])('on %s, is refused as %s', (date, code) => {
    expect(validateDayLimit({ ...wish, date }, today)).toEqual({ ok: false, code });
  });
  it.each(['2025-11-21', '2026-02-19'])('on %s, is taken', (date) => {
    expect(validateDayLimit({ ...wish, date }, today)).toEqual({
      ok: true,
      value: { ...wish, date },
    });
  });
  it('days that can be limited, are today and 90 more', () => {
    expect([
      limitableDates(today)[0],
      limitableDates(today).at(-1),
      limitableDates(today).length,
    ]).toEqual([today, '2026-02-19', 91]);
  });
});
