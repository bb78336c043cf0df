import {
  comparedSpan,
  formatReportFilter,
  isValidSpan,
  lastDays,
  parseReportFilter,
} from './report-filter.ts';

const parse = (query: string) => parseReportFilter(new URLSearchParams(query));

describe('the filter of reports', () => {
  it('survives a round trip through the address', () => {
    const query = '?FromDate=2026-11-01&ToDate=2026-11-30&Compare=year&page=2';
    expect(formatReportFilter(parse(query))).toBe(query);
  });
  it('falls back to the last 30 days', () => {
    expect(parse('?FromDate=2026-13-01&ToDate=2026-11-30')).toMatchObject(lastDays(30));
  });
  it('compares with as many days before', () => {
    expect(comparedSpan(parse('?FromDate=2026-11-08&ToDate=2026-11-14&Compare=before'))).toEqual({
      from: '2026-11-01',
      to: '2026-11-07',
    });
  });
  it('compares with the same days of last year, also in a leap year', () => {
    expect(comparedSpan(parse('?FromDate=2028-02-01&ToDate=2028-02-29&Compare=year'))).toEqual({
      from: '2027-02-01',
      to: '2027-02-28',
    });
  });
  it('compares with nothing unless asked', () => {
    expect(comparedSpan(parse('?FromDate=2026-11-08&ToDate=2026-11-14'))).toBeNull();
  });
  it.each([
    ['2026-01-01', '2026-12-31', true],
    ['2025-12-31', '2027-01-01', false],
    ['2026-01-02', '2026-01-01', false],
  ])('knows whether %s to %s is a valid period', (from, to, isValid) =>
    expect(isValidSpan({ from, to })).toBe(isValid),
  );
});
