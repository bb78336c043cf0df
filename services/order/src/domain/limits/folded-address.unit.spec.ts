import { foldAddress } from './folded-address.ts';

const fold = (address: string, pincode = '560034') => foldAddress({ address, pincode });

describe('foldAddress', () => {
  it('ignores case, punctuation, spaces and width', () => {
    expect(fold('FLAT-14,  Neem House.')).toBe(fold('flat 14 neem house'));
    expect(fold('Ｆｌａｔ 14 Neem House')).toBe(fold('Flat 14 Neem House'));
  });
  it('keeps numbers, vowel signs and the pincode apart', () => {
    expect(fold('Flat 14')).not.toBe(fold('Flat 15'));
    expect(fold('कमल')).not.toBe(fold('कमला'));
    expect(fold('Flat 14', '560035')).not.toBe(fold('Flat 14'));
  });
});
