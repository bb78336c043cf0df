import { emptyItemForm, toCreateBody } from './item-form-values.ts';

const withTax = (taxPercent: string) => ({
  ...emptyItemForm(),
  taxes: [{ fromDate: '2026-11-28', taxPercent }],
});

describe('toCreateBody', () => {
  it('sends the chosen GST rate', () => {
    expect(toCreateBody(withTax('18')).TaxPercent).toBe(18);
  });
  it.each(['', '12'])('sends no rate in place of %j, which does not exist', (taxPercent) => {
    expect(() => toCreateBody(withTax(taxPercent))).toThrow(RangeError);
  });
});
