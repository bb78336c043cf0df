import { itemOperations, slotOperations } from '@tokri/contracts/api';
import { toServiceQuery, toServicePath } from './service-query.ts';

describe('toServiceQuery', () => {
  it('reduces a page size above the maximum', () => {
    expect(toServiceQuery(itemOperations.listBrands, { page: '2', pageSize: '5000' })).toEqual({
      page: '2',
      pageSize: '200',
    });
  });

  it('keeps a smaller or missing page size', () => {
    expect(toServiceQuery(itemOperations.listBrands, { pageSize: '20' })).toEqual({
      pageSize: '20',
    });
    expect(toServiceQuery(itemOperations.listBrands, {})).toEqual({});
  });

  it.each(['0', '-1', 'abc', '1e3', ''])('rejects the invalid page "%s"', (page) => {
    expect(() => toServiceQuery(itemOperations.listBrands, { page })).toThrow(
      expect.objectContaining({
        code: 'bad-input',
        errors: [expect.objectContaining({ field: 'page' })],
      }),
    );
  });

  it('escapes query values in the service path', () => {
    expect(toServicePath(slotOperations.listSlotsOfDay, { Pdate: '1&Tid=2#x', Tid: '../0' })).toBe(
      '/v1/list-slots-of-day?Pdate=1%26Tid%3D2%23x&Tid=..%2F0',
    );
  });
});
