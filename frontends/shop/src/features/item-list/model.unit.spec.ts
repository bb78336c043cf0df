import { changedSearch, filterCount, priceChange, queryOf, wishOf } from './model.ts';

const wish = (text: string) => wishOf(new URLSearchParams(text));

describe('the wish of an address', () => {
  it('with nothing, asks for nothing', () =>
    expect(wish('')).toEqual({
      groupId: 0,
      typeId: 0,
      offerId: 0,
      brand: '',
      search: '',
      sort: 'relevance',
      minPrice: 0,
      maxPrice: 0,
      inStock: false,
    }));
  it('with everything, holds it', () =>
    expect(
      wish(
        'GroupId=2&TypeId=5&OfferId=3&Brand=Kaveri+Mills&Search=%20aloo%20&Sort=-price&MinPrice=10&MaxPrice=99&InStock=1',
      ),
    ).toEqual({
      groupId: 2,
      typeId: 5,
      offerId: 3,
      brand: 'Kaveri Mills',
      search: 'aloo',
      sort: '-price',
      minPrice: 10,
      maxPrice: 99,
      inStock: true,
    }));
  it('with nonsense, ignores it', () =>
    expect(wish('GroupId=x&Sort=random&MinPrice=-4&InStock=yes')).toEqual(wish('')));
  it('with a very long search, keeps what the contract takes', () =>
    expect(wish(`Search=${'a'.repeat(300)}`).search).toHaveLength(100));
});

describe('the query of a wish', () => {
  it('leaves out what is not asked for', () =>
    expect(queryOf(wish(''), '')).toEqual({ sort: 'relevance' }));
  it('carries the pincode and every wish under the names of row F3', () =>
    expect(
      queryOf(
        wish('GroupId=2&TypeId=5&Brand=K&Search=dal&Sort=price&MinPrice=10&MaxPrice=99&InStock=1'),
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

describe('a changed address', () => {
  it('keeps the rest, sets and takes out', () =>
    expect(
      changedSearch(new URLSearchParams('GroupId=2&Brand=K'), {
        Brand: '',
        Sort: 'price',
      }).toString(),
    ).toBe('GroupId=2&Sort=price'));
});

describe('typed prices', () => {
  it('as numbers, are taken', () =>
    expect(priceChange('60', '250')).toEqual({ MinPrice: 60, MaxPrice: 250 }));
  it('with sign and commas, are read', () =>
    expect(priceChange('₹1,200', '')).toEqual({ MinPrice: 1200, MaxPrice: '' }));
  it('the wrong way round, are turned', () =>
    expect(priceChange('250', '60')).toEqual({ MinPrice: 60, MaxPrice: 250 }));
  it('that are no numbers, ask for nothing', () =>
    expect(priceChange('abc', '0')).toEqual({ MinPrice: '', MaxPrice: '' }));
});

it('the count of filters, counts a price once and no search or order', () => {
  expect(filterCount(wish('MinPrice=1&MaxPrice=9&Brand=K&InStock=1&OfferId=3'))).toBe(4);
  expect(filterCount(wish('GroupId=2&Search=dal&Sort=price'))).toBe(0);
});
