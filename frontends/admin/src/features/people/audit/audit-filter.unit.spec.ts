import { formatAuditFilter, isFiltered, noAuditFilter, parseAuditFilter } from './audit-filter.ts';

const parse = (query: string) => parseAuditFilter(new URLSearchParams(query));

describe('the filter of the audit log in the address', () => {
  it.each([
    '',
    'Text=onion',
    'Text=onion&Staff=7&Kind=view&Subject=item%3A12&From=2026-11-01&To=2026-11-28',
  ])('is read and written back: %s', (query) => {
    expect(new URLSearchParams(formatAuditFilter(parse(query))).toString()).toBe(query);
  });
  it('ignores what it does not know', () => {
    const filter = parse('Staff=x&Kind=all&Subject=Item&From=2026-02-30&To=today');
    expect(filter).toEqual(noAuditFilter);
    expect(isFiltered(filter)).toBe(false);
  });
});
