import { rowErrorText } from './import-row-messages.ts';

describe('rowErrorText', () => {
  const error = {
    row: 10,
    field: 'Rate',
    rule: 'price-above-mrp',
    detail: '₹75.00',
  } as const;

  it('names the MRP that a price is above in both languages', () => {
    expect(rowErrorText(error, 'en')).toBe('is above the MRP of ₹75.00');
    expect(rowErrorText(error, 'hi')).toBe('MRP ₹75.00 से ज़्यादा है');
  });

  it('has a text for the rule of an earlier check', () =>
    expect(rowErrorText({ ...error, rule: 'below-sale-price' }, 'hi')).toBe('बिक्री दाम से कम है'));
});
