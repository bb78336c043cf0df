import { limitableDates, validateDayLimit } from './day-limit.ts';

const today = '2025-11-21';
const input = { unitId: 3, itemId: 1, left: 5 };

describe('validateDayLimit', () => {
  it.each([
    ['2025-11-20', 'date-past'],
    ['2026-02-20', 'date-too-far'],
  ])('rejects %s with %s', (date, code) => {
    expect(validateDayLimit({ ...input, date }, today)).toEqual({ ok: false, code });
  });
  it.each(['2025-11-21', '2026-02-19'])('accepts %s', (date) => {
    expect(validateDayLimit({ ...input, date }, today)).toEqual({
      ok: true,
      value: { ...input, date },
    });
  });
  it('allows limits for today and the next 90 days', () => {
    expect([
      limitableDates(today)[0],
      limitableDates(today).at(-1),
      limitableDates(today).length,
    ]).toEqual([today, '2026-02-19', 91]);
  });
});
