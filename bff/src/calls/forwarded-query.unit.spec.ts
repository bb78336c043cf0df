import { itemOperations, slotOperations } from '@tokri/contracts/http';
import { forwardedQuery, servicePath } from './forwarded-query.ts';

describe('the page of a list', () => {
  it('a size above the largest, forwarded, is cut', () => {
    expect(forwardedQuery(itemOperations.listBrands, { page: '2', pageSize: '5000' })).toEqual({
      page: '2',
      pageSize: '200',
    });
  });

  it('a size below the largest or none, forwarded, stays', () => {
    expect(forwardedQuery(itemOperations.listBrands, { pageSize: '20' })).toEqual({
      pageSize: '20',
    });
    expect(forwardedQuery(itemOperations.listBrands, {})).toEqual({});
  });

  it.each(['0', '-1', 'abc', '1e3', ''])('page %s, which is none, is refused', (page) => {
    expect(() => forwardedQuery(itemOperations.listBrands, { page })).toThrow(
      expect.objectContaining({
        code: 'bad-input',
        errors: [expect.objectContaining({ field: 'page' })],
      }),
    );
  });

  it('a value with signs of an address, put into a path, stays a value', () => {
    expect(servicePath(slotOperations.listSlotsOfDay, { Pdate: '1&Tid=2#x', Tid: '../0' })).toBe(
      '/v1/list-slots-of-day?Pdate=1%26Tid%3D2%23x&Tid=..%2F0',
    );
  });
});
