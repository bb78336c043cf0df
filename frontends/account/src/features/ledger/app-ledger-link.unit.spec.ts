import { parseAppLedgerLink } from './app-ledger-link.ts';

const path = { CompanyId: '1', PartyId: '5', Type: '0' };

describe('parseAppLedgerLink', () => {
  it.each([
    ['0', ''],
    ['1', 'bill'],
    ['2', 'payment'],
  ])('reads type %s as "%s"', (Type, type) =>
    expect(parseAppLedgerLink({ ...path, Type })).toMatchObject({ filter: { type } }),
  );

  it('shows this financial year without days', () =>
    expect(parseAppLedgerLink(path, '2027-02-10')).toEqual({
      companyId: 1,
      partyId: 5,
      filter: { type: '', fromDate: '2026-04-01', toDate: '2027-02-10' },
    }));

  it('reads the days of the path', () =>
    expect(parseAppLedgerLink({ ...path, FD: '2026-11-01', TD: '2026-11-30' })).toMatchObject({
      filter: { fromDate: '2026-11-01', toDate: '2026-11-30' },
    }));

  it.each([
    ['an unknown type', { Type: '3' }],
    ['a type that is no digit', { Type: 'bill' }],
    ['no company', { CompanyId: '0' }],
    ['a party that is no number', { PartyId: '5x' }],
    ['one day only', { FD: '2026-11-01' }],
    ['a day that does not exist', { FD: '2026-02-30', TD: '2026-03-01' }],
    ['days out of order', { FD: '2026-11-30', TD: '2026-11-01' }],
  ])('refuses a path with %s', (_reason, change) =>
    expect(parseAppLedgerLink({ ...path, ...change })).toBeNull(),
  );
});
