import { formatCustomerFilter, isFiltered, parseCustomerFilter } from './customer-filter.ts';

const parse = (query: string) => parseCustomerFilter(new URLSearchParams(query));

describe('the filter of customers in the address', () => {
  it.each(['', '?Search=Asha', '?Search=9876&Blocked=1&page=3', '?Blocked=1'])(
    'is read and written back: %s',
    (query) => {
      expect(formatCustomerFilter(parse(query))).toBe(query);
    },
  );
  it('ignores what it does not know', () => {
    expect(parse('?page=-1&Blocked=yes')).toEqual({ search: '', isBlocked: false, page: 1 });
    expect(isFiltered(parse('?page=2'))).toBe(false);
  });
});
