import { formatLedgerFilter, parseLedgerFilter, toLedgerSpan } from './ledger-filter.ts';

describe('toLedgerSpan', () => {
  it.each([
    ['month', '2026-03-15', '2026-03-01', '2026-03-15'],
    ['lastMonth', '2026-03-15', '2026-02-01', '2026-02-28'],
    ['lastMonth', '2027-01-01', '2026-12-01', '2026-12-31'],
    ['quarter', '2026-11-30', '2026-09-02', '2026-11-30'],
    ['year', '2026-11-30', '2026-04-01', '2026-11-30'],
    ['year', '2027-03-31', '2026-04-01', '2027-03-31'],
  ] as const)('of %s on %s is from %s to %s', (preset, day, fromDate, toDate) =>
    expect(toLedgerSpan(preset, day)).toEqual({ fromDate, toDate }),
  );
});

describe('parseLedgerFilter', () => {
  it('reads back what an address holds', () => {
    const filter = { fromDate: '2026-11-01', toDate: '2026-11-30', type: 'refund' } as const;
    expect(parseLedgerFilter(new URLSearchParams(formatLedgerFilter(filter)))).toEqual(filter);
  });
  it('ignores dates and types that do not exist', () =>
    expect(
      parseLedgerFilter(new URLSearchParams('FromDate=2026-02-30&ToDate=x&Type=cheque')),
    ).toEqual({ ...toLedgerSpan('quarter'), type: '' }));
});
