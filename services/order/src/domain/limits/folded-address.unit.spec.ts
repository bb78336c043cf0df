import { foldAddress } from './folded-address.ts';

const fold = (address: string, pincode = '560034') => foldAddress({ address, pincode });

describe('foldAddress', () => {
  it('ignores case, punctuation, spaces and width', () => {
    expect(fold('FLAT-14,  Neem House.')).toBe(fold('flat 14 neem house'));
    expect(fold('Ｆｌａｔ 14 Neem House')).toBe(fold('Flat 14 Neem House'));
  });
  it.each([
    ['a Cyrillic letter', 'Flat 14 N\u0435\u0435m H\u043euse'],
    ['a Greek letter', 'Fl\u03b1t 14 Neem H\u03bfuse'],
    ['a Cyrillic capital', 'FL\u0410T 14 NEEM HOUSE'],
    ['Devanagari digits', 'Flat \u0967\u096a Neem House'],
    ['Bengali and Tamil digits', 'Flat \u09e7\u0bea Neem House'],
    ['accents', 'Fl\u00e0t 14 N\u00e9e\u0301m House'],
    ['accents on lookalikes and digits', 'Flat 1\u03364 Ne\u0451m House'],
  ])('ignores %s', (_name, address) => {
    expect(fold(address)).toBe(fold('Flat 14 Neem House'));
  });
  it('reads every digit of a script by its value', () => {
    expect(fold('०१२३४५६७८९')).toBe(fold('0123456789'));
    expect(fold('੦੧੨੩੪੫੬੭੮੯')).toBe(fold('0123456789'));
    expect(fold('१५')).not.toBe(fold('14'));
  });
  it('keeps the marks of Indian scripts in composed and decomposed spelling', () => {
    expect(fold('\u0958')).toBe(fold('\u0915\u093c'));
    expect(fold('\u0958')).not.toBe(fold('\u0915'));
  });
  it('keeps numbers, vowel signs and the pincode apart', () => {
    expect(fold('Flat 14')).not.toBe(fold('Flat 15'));
    expect(fold('1/23, 4th Cross')).not.toBe(fold('12/3, 4th Cross'));
    expect(fold('Flat 1, 12 MG Road')).not.toBe(fold('Flat 11, 2 MG Road'));
    expect(fold('Flat 1 / 12 MG Road')).toBe(fold('Flat 1, 12, MG Road/'));
    expect(fold('कमल')).not.toBe(fold('कमला'));
    expect(fold('Flat 14', '560035')).not.toBe(fold('Flat 14'));
  });
});
