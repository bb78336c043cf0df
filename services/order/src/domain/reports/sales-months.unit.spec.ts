import { isSumOf, wholeMonths } from './sales-months.ts';

describe('wholeMonths', () => {
  it.each([
    ['2026-01-01', '2026-12-31', 12, '2026-01', '2026-12'],
    ['2025-11-28', '2026-11-28', 11, '2025-12', '2026-10'],
    ['2024-01-31', '2024-03-31', 2, '2024-02', '2024-03'],
    ['2024-02-01', '2024-02-29', 1, '2024-02', '2024-02'],
  ])('finds the months between %s and %s', (from, to, count, first, last) => {
    const months = wholeMonths(from, to);
    expect([months.length, months[0], months.at(-1)]).toEqual([count, first, last]);
  });
  it.each([
    ['2026-11-02', '2026-11-30'],
    ['2026-11-01', '2026-11-29'],
    ['2026-11-28', '2026-11-28'],
  ])('finds none between %s and %s', (from, to) => expect(wholeMonths(from, to)).toEqual([]));
});

describe('isSumOf', () => {
  const days = [
    { date: '2026-10-01', revision: 0 },
    { date: '2026-10-02', revision: 3 },
  ];
  it('holds for the same days in the same revisions', () =>
    expect(isSumOf(days, [...days].reverse())).toBe(true));
  it.each([
    ['a day was built again', [days[0]!, { date: '2026-10-02', revision: 4 }]],
    ['a day was added', [...days, { date: '2026-10-03', revision: 0 }]],
    ['a day is gone', days.slice(1)],
    ['a day is another one', [days[0]!, { date: '2026-10-03', revision: 3 }]],
  ])('does not hold when %s', (_, current) => expect(isSumOf(days, current)).toBe(false));
});
