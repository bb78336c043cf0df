import { amountInWords } from './amount-in-words.ts';

describe('amountInWords', () => {
  it.each([
    [0, 'Rupees zero only'],
    [51000, 'Rupees five hundred ten only'],
    [46, 'Rupees zero and forty-six paise only'],
    [101_99, 'Rupees one hundred one and ninety-nine paise only'],
    [
      1_18_425_050,
      'Rupees eleven lakh eighty-four thousand two hundred fifty and fifty paise only',
    ],
    [1_000_00, 'Rupees one thousand only'],
    [1_00_00_000_00, 'Rupees one crore only'],
    [
      12_34_56_789_00,
      'Rupees twelve crore thirty-four lakh fifty-six thousand seven hundred eighty-nine only',
    ],
    [100_00_00_000_00, 'Rupees one hundred crore only'],
  ])('writes %d paise as "%s"', (sumPaise, text) => expect(amountInWords(sumPaise)).toBe(text));

  it.each([-1, 0.5, Number.NaN])('throws for %d', (sumPaise) =>
    expect(() => amountInWords(sumPaise)).toThrow(RangeError),
  );
});
