import { formatPriceFilter, isFiltered, noPriceFilter, parsePriceFilter } from './price-filter.ts';

const parse = (text: string) => parsePriceFilter(new URLSearchParams(text));

describe('price filter', () => {
  it('survives a round trip through the address', () => {
    const text = '?Search=atta&ItemGroupId=2&ItemTypeId=7&Brand=Sahel&Price=party&page=3';
    expect(formatPriceFilter(parse(text))).toBe(text);
  });
  it.each(['ItemGroupId=-1', 'Price=cheap', 'page=0'])('ignores the invalid parameter %s', (text) =>
    expect(parse(text)).toEqual(noPriceFilter),
  );
  it.each([
    ['Brand=Sahel', true],
    ['page=2', false],
  ])('says whether %s hides items: %s', (text, expected) =>
    expect(isFiltered(parse(text))).toBe(expected),
  );
});
