import {
  createErrorCollector,
  limitedText,
  parsePaise,
  parseVegetarian,
  parseWholeNumber,
} from './fields.ts';

const readWithErrors = (read: (rowErrors: ReturnType<typeof createErrorCollector>) => unknown) => {
  const rowErrors = createErrorCollector(7);
  return [
    read(rowErrors),
    rowErrors.errors.map(({ row, field, rule, detail }) =>
      [row, field, rule, detail].filter((part) => part !== undefined).join(' '),
    ),
  ];
};

describe('import fields', () => {
  it('accepts a text of the maximum length and reports a longer one', () => {
    expect(
      readWithErrors((rowErrors) =>
        limitedText('Rice', { field: 'Name', maxLength: 4, errors: rowErrors }),
      ),
    ).toEqual(['Rice', []]);
    expect(
      readWithErrors((rowErrors) =>
        limitedText('Rice!', { field: 'Name', maxLength: 4, errors: rowErrors }),
      )[1],
    ).toEqual(['7 Name too-long 4']);
  });
  it('reports an invisible character by its name', () =>
    expect(
      readWithErrors((rowErrors) =>
        limitedText('Ri\u202ece', { field: 'Name', maxLength: 40, errors: rowErrors }),
      )[1],
    ).toEqual(['7 Name hidden-character U+202E']));
  it.each([
    ['90', 9000],
    ['90.5', 9050],
    ['90.05', 9005],
    ['90.500', 9050],
    [90, 9000],
  ])('parses %s rupees as %i paise', (value, paise) =>
    expect(readWithErrors((rowErrors) => parsePaise(value, 'Rate', rowErrors))).toEqual([
      paise,
      [],
    ]),
  );
  it.each(['', '-1', '1,000', '₹90', '1e3', '90.505', '123456789'])(
    'reports "%s" as an invalid amount',
    (value) =>
      expect(readWithErrors((rowErrors) => parsePaise(value, 'Rate', rowErrors))[1]).toHaveLength(
        1,
      ),
  );
  it('reports a price of 0', () =>
    expect(readWithErrors((rowErrors) => parsePaise('0.00', 'Rate', rowErrors))[1]).toEqual([
      '7 Rate above-zero',
    ]));
  it.each([
    ['0', 0],
    ['50', 50],
    [50, 50],
  ])('accepts %s as a whole number up to 50', (value, number) =>
    expect(
      readWithErrors((rowErrors) =>
        parseWholeNumber(value, { field: 'Stock', max: 50, errors: rowErrors }),
      ),
    ).toEqual([number, []]),
  );
  it.each(['51', '-1', '1.5', '', 'many'])('reports "%s" as an invalid whole number', (value) =>
    expect(
      readWithErrors((rowErrors) =>
        parseWholeNumber(value, { field: 'Stock', max: 50, errors: rowErrors }),
      )[1],
    ).toHaveLength(1),
  );
  it('reports a number below the minimum', () =>
    expect(
      readWithErrors((rowErrors) =>
        parseWholeNumber('0', { field: 'MaxPerOrder', min: 1, max: 999, errors: rowErrors }),
      )[1],
    ).toEqual(['7 MaxPerOrder whole-number 1–999']));
  it.each([
    ['Veg', true],
    [true, true],
    ['non-veg', false],
    ['0', false],
    ['', null],
    [null, null],
  ])('parses %s as vegetarian: %s', (value, isVegetarian) =>
    expect(readWithErrors((rowErrors) => parseVegetarian(value, rowErrors))).toEqual([
      isVegetarian,
      [],
    ]),
  );
  it('reports an unknown vegetarian value', () =>
    expect(readWithErrors((rowErrors) => parseVegetarian('perhaps', rowErrors))[1]).toEqual([
      '7 Vegetarian vegetarian',
    ]));
});
