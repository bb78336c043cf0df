import { maxBrandLength, maxBrands, splitBrands } from '../../validation/index.ts';
import { brand, brandListParam } from './brand-fields.ts';

const names = (count: number, length = 2): string =>
  Array.from({ length: count }, (_, index) => String(index).padEnd(length, 'x')).join('|');

describe('brandListParam', () => {
  it('accepts the greatest number of the longest names', () => {
    expect(brandListParam.safeParse(names(maxBrands, maxBrandLength)).success).toBe(true);
  });
  it('counts a repeated name once', () => {
    expect(
      brandListParam.safeParse(
        Array(maxBrands + 1)
          .fill('Amul')
          .join('|'),
      ).success,
    ).toBe(true);
    expect(splitBrands('Amul||A & B|Amul')).toEqual(['Amul', 'A & B']);
  });
  it('names the limit when there are more brands', () => {
    expect(brandListParam.safeParse(names(maxBrands + 1)).error?.issues[0]?.message).toBe(
      'must be at most 10 brands, separated by |',
    );
  });
});

describe('brand', () => {
  it('refuses the separator of a list of brands', () => {
    expect(brand.safeParse('Amul | Taaza').error?.issues[0]?.message).toBe('must not contain |');
  });
});
