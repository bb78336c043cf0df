import { parseCount, parseCounts } from './stock-row.ts';

describe('parseCount', () => {
  it.each([
    ['0', 0],
    [' 12 ', 12],
    ['1,250', 1250],
    ['1,25,000', 125_000],
    ['7.0', 7],
    ['1000000', 1_000_000],
  ])('reads %j', (text, counted) => expect(parseCount(text)).toBe(counted));

  it.each([
    '',
    '-1',
    '1.5',
    'many',
    '1000001',
    '12345678',
    '2,5',
    '1,2,3',
    '1 0',
    '1,2500',
    ',250',
    '0,250',
  ])('refuses %j', (text) => expect(parseCount(text)).toBeNull());
});

describe('parseCounts', () => {
  const row = (number: number, unitId: string, counted: string) => ({
    row: number,
    unitId,
    counted,
  });

  it('keeps valid rows and leaves out those without a count', () => {
    expect(parseCounts([row(2, '30', '12'), row(3, '31', ' ')])).toEqual({
      counts: [{ fileRow: 2, unitId: 30, counted: 12 }],
      errors: [],
    });
  });

  it('names row, pack, column, rule and cell of wrong ones', () => {
    expect(parseCounts([row(2, 'x', '-1'), row(3, '0', '1'), row(4, '30', 'abc')]).errors).toEqual([
      { row: 2, column: 'UnitId', rule: 'number', value: 'x' },
      { row: 2, column: 'Counted', rule: 'count', value: '-1' },
      { row: 3, column: 'UnitId', rule: 'number', value: '0' },
      { row: 4, column: 'Counted', rule: 'count', value: 'abc', unitId: 30 },
    ]);
  });

  it('refuses both rows of a pack that is there twice', () => {
    const { counts, errors } = parseCounts([
      row(2, '30', '1'),
      row(3, '30', '2'),
      row(4, '31', '3'),
    ]);
    expect(counts.map(({ unitId }) => unitId)).toEqual([31]);
    expect(errors.map(({ row: number, rule }) => [number, rule])).toEqual([
      [2, 'doubled-unit'],
      [3, 'doubled-unit'],
    ]);
  });
});
