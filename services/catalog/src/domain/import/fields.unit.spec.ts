import { faultList, limitedText, paiseOf, vegetarianOf, wholeOf } from './fields.ts';

const told = (read: (faults: ReturnType<typeof faultList>) => unknown) => {
  const faults = faultList(7);
  return [
    read(faults),
    faults.errors.map(({ row, field, message }) => `${row} ${field} ${message}`),
  ];
};

describe('fields of a row', () => {
  it('a text within its length, kept; one beyond it, a fault of its row', () => {
    expect(told((faults) => limitedText('Rice', { field: 'Name', lengthMax: 4, faults }))).toEqual([
      'Rice',
      [],
    ]);
    expect(
      told((faults) => limitedText('Rice!', { field: 'Name', lengthMax: 4, faults }))[1],
    ).toEqual(['7 Name is longer than 4 characters']);
  });
  it.each([
    ['90', 9000],
    ['90.5', 9050],
    ['90.05', 9005],
    ['90.500', 9050],
    [90, 9000],
  ])('%s rupees, are %i paise', (value, paise) =>
    expect(told((faults) => paiseOf(value, 'Rate', faults))).toEqual([paise, []]),
  );
  it.each(['', '-1', '1,000', '₹90', '1e3', '90.505', '123456789'])('"%s", is no sum', (value) =>
    expect(told((faults) => paiseOf(value, 'Rate', faults))[1]).toHaveLength(1),
  );
  it('0 rupees, are a fault: nothing is sold for nothing', () =>
    expect(told((faults) => paiseOf('0.00', 'Rate', faults))[1]).toEqual([
      '7 Rate is not above 0',
    ]));
  it.each([
    ['0', 0],
    ['50', 50],
    [50, 50],
  ])('%s, is a whole number up to 50', (value, number) =>
    expect(told((faults) => wholeOf(value, { field: 'Stock', max: 50, faults }))).toEqual([
      number,
      [],
    ]),
  );
  it.each(['51', '-1', '1.5', '', 'many'])('"%s", is none', (value) =>
    expect(told((faults) => wholeOf(value, { field: 'Stock', max: 50, faults }))[1]).toHaveLength(
      1,
    ),
  );
  it('a number below the least, is a fault', () =>
    expect(
      told((faults) => wholeOf('0', { field: 'MaxPerOrder', min: 1, max: 999, faults }))[1],
    ).toEqual(['7 MaxPerOrder "0" is no whole number from 1 up to 999']));
  it.each([
    ['Veg', true],
    [true, true],
    ['non-veg', false],
    ['0', false],
    ['', null],
    [null, null],
  ])('%s, is vegetarian: %s', (value, isVegetarian) =>
    expect(told((faults) => vegetarianOf(value, faults))).toEqual([isVegetarian, []]),
  );
  it('neither yes nor no, a fault', () =>
    expect(told((faults) => vegetarianOf('perhaps', faults))[1]).toEqual([
      '7 Vegetarian "perhaps" is neither true nor false',
    ]));
});
