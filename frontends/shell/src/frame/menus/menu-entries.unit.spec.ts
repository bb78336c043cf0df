import { setupSession } from '@tokri/web-kit/testing';
import { accountPath } from './account-path.ts';
import { badgeLabel } from './badge.tsx';
import { listMenuEntries } from './menu-entries.ts';

const user = { Id: 7, Name: 'Asha', Email: '', Mobile: '', Address: '', GSTN: '', PartyId: 0 };

describe('badgeLabel', () => {
  it('shows the count, and 99+ above 99', () =>
    expect([1, 99, 100].map(badgeLabel)).toEqual(['1', '99', '99+']));
});

describe('accountPath', () => {
  it('leads a visitor to sign-in and a customer to the dashboard', () => {
    expect(accountPath(null)).toBe('/login');
    expect(accountPath(user)).toBe('/customer-dashboard');
  });
});

describe('listMenuEntries', () => {
  const menuTexts = (sessionUser: Parameters<typeof listMenuEntries>[0]) =>
    listMenuEntries(sessionUser).map(({ text }) => text);
  it('offers a visitor sign-in but no logout', () => {
    expect(menuTexts(null)).toContain('menu.login');
    expect(menuTexts(null)).not.toContain('menu.logout');
    expect(menuTexts(null)).not.toContain('menu.orders');
  });
  it('offers a customer orders and logout but no sign-in', () => {
    expect(menuTexts(user)).toEqual(
      expect.arrayContaining(['menu.home', 'menu.orders', 'menu.logout']),
    );
    expect(menuTexts(user)).not.toContain('menu.login');
  });
  it('shows the entries of each state in the order of the specification', () => {
    expect(menuTexts(null)).toEqual([
      'menu.home',
      'menu.chat',
      'menu.login',
      'menu.terms',
      'menu.privacy',
      'menu.refund',
    ]);
    expect(menuTexts(user)).toEqual([
      'menu.profile',
      'menu.home',
      'menu.orders',
      'menu.chat',
      'menu.favourites',
      'menu.terms',
      'menu.privacy',
      'menu.refund',
      'menu.delete',
      'menu.logout',
    ]);
  });
  it.each([
    [{ roles: ['staff:users'] }, ['menu.staff', 'menu.customers']],
    [{ roles: ['staff:items'] }, ['menu.staff']],
    [{ roles: ['customer'], missingStep: 'verify' }, ['menu.staff']],
    [{ roles: ['customer'] }, []],
  ])('links the claims %j to %j', (claims, expected) => {
    setupSession({ user, token: `x.${btoa(JSON.stringify(claims))}.y` });
    expect(
      menuTexts(user).filter((text) => text === 'menu.staff' || text === 'menu.customers'),
    ).toEqual(expected);
    setupSession();
  });
  it.each([
    [1, true],
    [0, false],
  ])('for PartyId %i links the ledger: %s', (PartyId, expected) =>
    expect(menuTexts({ ...user, PartyId }).includes('menu.ledger')).toBe(expected),
  );
});
