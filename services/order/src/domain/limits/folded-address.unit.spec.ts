import { foldAddress } from './folded-address.ts';

const fold = (address: string, pincode = '560034') => foldAddress({ address, pincode });

describe('foldAddress', () => {
  it('ignores case, punctuation, spaces and width', () => {
    expect(fold('FLAT-14,  Neem House.')).toBe(fold('flat 14 neem house'));
    expect(fold('Ｆｌａｔ 14 Neem House')).toBe(fold('Flat 14 Neem House'));
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
