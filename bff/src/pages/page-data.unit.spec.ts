import type { ItemResponse } from '@tokri/contracts/api';
import { findPageData } from './page-data.ts';

const find = (address: string) => findPageData(new URL(address, 'http://pages'));
const requestsOf = (address: string) =>
  find(address)?.requests.map(({ operation, query }) => [operation.operationId, query]);

const item = {
  Id: 1,
  Name: 'Onion <i>red</i>',
  Brand: 'Loose',
  Tint: 'fresh',
  Images: [],
  Units: [{ Name: '500 g', UnitPrice: '₹42/kg', RateWithTax: 21, Mrp: 24, Available: true }],
} as unknown as ItemResponse;

describe('findPageData', () => {
  it('reads the first page of a list with the parameters of its link', () => {
    expect(requestsOf('/product-list?Search=milk&GroupId=3')).toEqual([
      ['filter-items', { categoryId: 3, search: 'milk', sort: 'relevance', page: 1, pageSize: 30 }],
      ['list-item-groups', {}],
    ]);
  });

  it('reads the offers of a category with its page', () => {
    expect(requestsOf('/sub-category?GroupId=3')).toContainEqual([
      'list-banners-of-company',
      { companyid: 1, ItemGroupId: 3, page: 1, pageSize: 8 },
    ]);
  });

  it.each([
    '/product-list?Brand=Amul',
    `/product-list?Search=${'a'.repeat(41)}`,
    '/single-product',
    '/single-product?ItemId=1e3',
    '/sub-category?GroupId=-1',
    '/checkout-details',
    '/nowhere',
  ])('reads nothing for %s', (address) => expect(find(address)).toBeUndefined());

  it('reads the rates of the fresh category after the categories', () => {
    const groups = [
      { Id: 4, Tint: 'dairy', Count: 2 },
      { Id: 7, Tint: 'fresh', Count: 2 },
    ];
    expect(find('/home')?.next?.([[], groups])).toMatchObject([
      { query: { inStock: '1', categoryId: 7 } },
    ]);
    expect(find('/home')?.next?.([[], undefined])).toEqual([]);
  });

  it('renders items with escaped names and prices, without buttons', () => {
    const html = find('/product-list')?.render?.([{ Items: [item] }], 'en') ?? '';
    expect(html).toContain('Onion &#60;i&#62;red&#60;/i&#62;');
    expect(html).toContain('₹21');
    expect(html).toContain('MRP ₹24');
    expect(html).not.toContain('<button');
    expect(find('/single-product?ItemId=1')?.render?.([[item]], 'en')).toContain(
      '<h1>Onion &#60;i',
    );
  });

  it('renders nothing when the catalog did not respond', () => {
    expect(find('/product-list')?.render?.([undefined], 'en')).toBe('');
    expect(find('/single-product?ItemId=1')?.render?.([undefined], 'en')).toBe('');
  });
});
