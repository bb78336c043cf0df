import { requiredHsnDigits } from './hsn-digits.ts';

describe('requiredHsnDigits', () => {
  it.each([
    ['up to ₹5 crore', '2026-11-21', 5, 4],
    ['above ₹5 crore', '2026-11-21', 6, 6],
    ['above ₹5 crore on the first day of Notification 78/2020', '2021-04-01', 6, 6],
    ['above ₹5 crore on the day before it', '2021-03-31', 6, 4],
    ['of any turnover before GST', '2017-06-30', 6, 0],
  ])('of a shop %s', (_what, date, turnoverCrore, digits) => {
    expect(requiredHsnDigits(date, turnoverCrore)).toBe(digits);
  });
});
