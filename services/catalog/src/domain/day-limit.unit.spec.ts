import { dayLimitId, freeOnDay, limitableDays, limitDay } from './day-limit.ts';

const today = '2025-11-21';
const wish = { unitId: 3, itemId: 1, left: 5 };

describe('a limit of a day', () => {
  it.each([['2025-11-20', 'date-past'], ['2026-02-20', 'date-too-far']])('on %s, is refused as %s', (date, code) => { expect(limitDay({ ...wish, date }, today)).toEqual({ ok: false, code }); });
  it.each(['2025-11-21', '2026-02-19'])('on %s, is taken', (date) => { expect(limitDay({ ...wish, date }, today)).toEqual({ ok: true, value: { ...wish, date } }); });
  it('days that can be limited, are today and 90 more', () => { expect([limitableDays(today)[0], limitableDays(today).at(-1), limitableDays(today).length]).toEqual([today, '2026-02-19', 91]); });
  it('has the unit and the date in its name', () => { expect(dayLimitId({ unitId: 3, date: today })).toBe('3:2025-11-21'); });
  it.each([[10, undefined, 10], [10, null, 10], [10, 4, 4], [3, 4, 3], [10, 0, 0], [10, -1, 0]])('of %i in stock with %p left, %i can be had', (free, left, had) => { expect(freeOnDay(free, left)).toBe(had); });
});
