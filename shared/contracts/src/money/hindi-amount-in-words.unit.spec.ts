import { hindiAmountInWords } from './hindi-amount-in-words.ts';

describe('hindiAmountInWords', () => {
  it.each([
    [0, 'शून्य रुपये मात्र'],
    [510_00, 'पाँच सौ दस रुपये मात्र'],
    [46, 'शून्य रुपये और छियालीस पैसे मात्र'],
    [101_99, 'एक सौ एक रुपये और निन्यानवे पैसे मात्र'],
    [51_00, 'इक्यावन रुपये मात्र'],
    [1_18_425_050, 'ग्यारह लाख चौरासी हज़ार दो सौ पचास रुपये और पचास पैसे मात्र'],
    [12_34_56_789_00, 'बारह करोड़ चौंतीस लाख छप्पन हज़ार सात सौ नवासी रुपये मात्र'],
    [100_00_00_000_00, 'एक सौ करोड़ रुपये मात्र'],
  ])('writes %d paise as "%s"', (sumPaise, text) =>
    expect(hindiAmountInWords(sumPaise)).toBe(text),
  );

  it('has a different word for each number below a hundred', () =>
    expect(
      new Set(Array.from({ length: 100 }, (_, rupees) => hindiAmountInWords(rupees * 100))).size,
    ).toBe(100));

  it.each([-1, 0.5, Number.NaN])('throws for %d', (sumPaise) =>
    expect(() => hindiAmountInWords(sumPaise)).toThrow(RangeError),
  );
});
