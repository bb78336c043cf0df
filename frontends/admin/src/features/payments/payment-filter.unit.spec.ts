import { formatPaymentFilter, isFiltered, parsePaymentFilter } from './payment-filter.ts';

const parse = (query: string) => parsePaymentFilter(new URLSearchParams(query));

describe('the filter of payments', () => {
  it('survives a round trip through the address', () => {
    const query =
      '?FromDate=2026-11-01&ToDate=2026-11-24&State=captured&Method=online&Search=pay_1&Stuck=1&page=2';
    expect(formatPaymentFilter(parse(query))).toBe(query);
  });
  it('ignores values that it does not know', () => {
    const filter = parse('?FromDate=2026-13-01&State=stolen&Method=card&Stuck=yes&page=-1');
    expect(formatPaymentFilter(filter)).toBe('');
    expect(isFiltered(filter)).toBe(false);
  });
});
