import { setLanguage } from '@tokri/web-kit/platform';
import { changeText, errorText } from './import-labels.ts';

const error = { Row: 8, Field: 'Rate', Value: 'abc', Rule: 'rupees', Message: 'रुपये में रकम नहीं है' };

describe('errorText', () => {
  beforeEach(() => setLanguage('hi'));
  afterEach(() => setLanguage('en'));

  it('names a column of our own files in the language of the page', () =>
    expect(errorText({ ...error, Column: 'Rate' })).toBe('दाम “abc”: रुपये में रकम नहीं है'));

  it('adds the name of a column that the file calls something else', () =>
    expect(errorText({ ...error, Column: 'Sale' })).toBe('दाम (Sale) “abc”: रुपये में रकम नहीं है'));
});

describe('changeText', () => {
  const rate = (Before: string, After: string) => ({ Field: 'Rate' as const, Before, After });
  const tax = { Field: 'TaxPercent' as const, Before: '', After: '5' };
  it('tells the price of a new item as customers pay it', () =>
    expect(changeText(rate('', '100'), [rate('', '100'), tax])).toBe('Price with GST: ₹105.00'));
  it('writes every price in rupees', () => {
    expect(changeText(rate('16.00', '15.5'), [])).toBe('Price before GST: ₹16.00 → ₹15.50');
    expect(changeText({ Field: 'Mrp', Before: '75.00', After: '80' }, [])).toBe(
      'MRP: ₹75.00 → ₹80.00',
    );
  });
});
