import {
  formatPage,
  parseDay,
  parseId,
  parseOption,
  parsePage,
  parseText,
  toFilterAddress,
} from './filter-address.ts';

describe('the filter of a list in the address', () => {
  it('parses allowed values from the address', () => {
    expect(parseOption(['in', 'out'], 'out')).toBe('out');
    expect(parseId('42')).toBe(42);
    expect(parseDay('2026-11-28')).toBe('2026-11-28');
    expect(parseText('  onion  ', 3)).toBe('oni');
    expect(parsePage(new URLSearchParams('page=7'))).toBe(7);
  });
  it('parses a value that is not allowed as missing', () => {
    expect(parseOption(['in', 'out'], 'OUT')).toBe('');
    for (const id of [null, '', '0', '-1', '1e3', '042', '1234567890123456'])
      expect(parseId(id)).toBe(0);
    expect(parseDay('2026-02-30')).toBe('');
    expect(parseText(null, 3)).toBe('');
    for (const query of ['', 'page=0', 'page=x', 'page=1234567'])
      expect(parsePage(new URLSearchParams(query))).toBe(1);
  });
  it('is written without what is missing', () => {
    const values = { Search: 'दूध & milk', Status: 0, Brand: '', From: undefined };
    expect(toFilterAddress({ ...values, ...formatPage(1) })).toBe(
      `?${new URLSearchParams({ Search: values.Search }).toString()}`,
    );
    expect(toFilterAddress(formatPage(2))).toBe('?page=2');
    expect(toFilterAddress({})).toBe('');
  });
});
