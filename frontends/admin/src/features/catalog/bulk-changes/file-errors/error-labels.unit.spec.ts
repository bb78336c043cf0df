import { setLanguage } from '@tokri/web-kit/platform';
import { errorPlace } from './error-labels.ts';
import { toProblemRows } from './download-problems.ts';

const error = {
  Row: 4,
  Column: 'RateWithTax',
  Rule: 'amount',
  ItemName: 'Onion',
  UnitName: '3 kg',
  Message: '“abc” is not an amount.',
};
const columns = [
  'UnitId',
  'PartyId',
  'FromDate',
  'Rate',
  'RateWithTax',
  'Mrp',
  'Counted',
  'Weight',
];

describe('errorPlace', () => {
  it('names the row, the pack and the heading of the file', () =>
    expect(errorPlace(error)).toBe('Row 4, Onion 3 kg, Price with GST'));

  it('does so in Hindi', async () => {
    await setLanguage('hi');
    expect(errorPlace(error)).toBe('पंक्ति 4, Onion 3 kg, GST के साथ दाम');
    await setLanguage('en');
  });

  it('leaves out a pack that is not known', () =>
    expect(errorPlace({ Row: 10, Column: 'UnitId', Rule: 'number', Message: '' })).toBe(
      'Row 10, Pack number',
    ));

  it.each(columns)('has no name of a field for the column %s', (Column) =>
    expect(errorPlace({ ...error, Column })).not.toMatch(/[a-z][A-Z]|Counted|Weight/),
  );
});

describe('the file of problems', () => {
  it('names the pack and the heading, and no rule of the machine', () =>
    expect(toProblemRows({ Errors: [error] }, [])).toEqual([
      ['Row', 'Item', 'Column', 'Problem'],
      ['4', 'Onion 3 kg', 'Price with GST', '“abc” is not an amount.'],
    ]));
});
