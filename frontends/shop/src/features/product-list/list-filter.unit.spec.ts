import { maxBrands } from '@tokri/contracts/validation';
import {
  withParams,
  countFilters,
  isReversedRange,
  toPriceParams,
  toItemQuery,
  parseListFilter,
} from './list-filter.ts';

const filter = (text: string) => parseListFilter(new URLSearchParams(text));

describe('parseListFilter', () => {
  it('returns the defaults for an empty query string', () =>
    expect(filter('')).toEqual({
      categoryId: 0,
      subcategoryId: 0,
      offerId: 0,
      brands: [],
      search: '',
      sort: 'relevance',
      minPrice: 0,
      maxPrice: 0,
      inStock: false,
    }));
  it('reads every parameter', () =>
    expect(
      filter(
        'GroupId=2&TypeId=5&OfferId=3&Brand=Kaveri+Mills&Search=%20aloo%20&Sort=-price' +
          '&MinPrice=10&MaxPrice=99&InStock=1',
      ),
    ).toEqual({
      categoryId: 2,
      subcategoryId: 5,
      offerId: 3,
      brands: ['Kaveri Mills'],
      search: 'aloo',
      sort: '-price',
      minPrice: 10,
      maxPrice: 99,
      inStock: true,
    }));
  it('ignores invalid values', () =>
    expect(filter('GroupId=x&Sort=random&MinPrice=-4&InStock=yes')).toEqual(filter('')));
  it('truncates a search that is longer than the API accepts', () =>
    expect(filter(`Search=${'a'.repeat(300)}`).search).toHaveLength(100));
});

describe('several brands', () => {
  const several = filter('Brand=Amul&Brand=A %26 B&Brand=Amul&Brand=');
  it('reads each brand once and counts it as a filter', () => {
    expect(several.brands).toEqual(['Amul', 'A & B']);
    expect(countFilters(several)).toBe(2);
  });
  it('sends them in one parameter', () =>
    expect(toItemQuery(several, '')).toEqual({ brands: 'Amul|A & B', sort: 'relevance' }));
  it('reads as many brands as the API accepts', () => {
    const address = Array.from({ length: maxBrands + 5 }, (_, index) => `Brand=B${index % 12}`);
    expect(filter(address.join('&')).brands).toHaveLength(maxBrands);
  });
  it('repeats the parameter in the address', () =>
    expect(`${withParams(new URLSearchParams('GroupId=2'), { Brand: ['Amul', 'K'] })}`).toBe(
      'GroupId=2&Brand=Amul&Brand=K',
    ));
});

describe('toItemQuery', () => {
  it('leaves out unset filters', () =>
    expect(toItemQuery(filter(''), '')).toEqual({ sort: 'relevance' }));
  it('maps the pincode and every filter to the API’s parameter names', () =>
    expect(
      toItemQuery(
        filter(
          'GroupId=2&TypeId=5&Brand=K&Search=dal&Sort=price&MinPrice=10&MaxPrice=99&InStock=1',
        ),
        '560034',
      ),
    ).toEqual({
      categoryId: 2,
      typeId: 5,
      brand: 'K',
      search: 'dal',
      sort: 'price',
      minPrice: 10,
      maxPrice: 99,
      inStock: '1',
      pincode: '560034',
    }));
});

describe('withParams', () => {
  it('sets and removes parameters and keeps the others', () =>
    expect(
      withParams(new URLSearchParams('GroupId=2&Brand=K'), {
        Brand: '',
        Sort: 'price',
      }).toString(),
    ).toBe('GroupId=2&Sort=price'));
});

describe('toPriceParams', () => {
  it('takes plain numbers', () =>
    expect(toPriceParams('60', '250')).toEqual({ MinPrice: 60, MaxPrice: 250 }));
  it('reads a currency sign and thousands separators', () =>
    expect(toPriceParams('₹1,200', '')).toEqual({ MinPrice: 1200, MaxPrice: '' }));
  it('recognizes a minimum that is above the maximum', () => {
    expect(isReversedRange(toPriceParams('250', '60'))).toBe(true);
    expect(isReversedRange(toPriceParams('250', ''))).toBe(false);
  });
  it('ignores text that is not a number', () =>
    expect(toPriceParams('abc', '0')).toEqual({ MinPrice: '', MaxPrice: '' }));
});

it('countFilters counts a price range once and leaves out search and sort order', () => {
  expect(countFilters(filter('MinPrice=1&MaxPrice=9&Brand=K&InStock=1&OfferId=3'))).toBe(4);
  expect(countFilters(filter('GroupId=2&Search=dal&Sort=price'))).toBe(0);
});
