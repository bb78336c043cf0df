import { accountPath } from './account-path.ts';
import { badgeLabel } from './bottom-menu.tsx';
import { menuEntries } from './menu-entries.ts';

const user = { Id: 7, Name: 'Asha', Email: '', Mobile: '', Address: '', GSTN: '', PartyId: 0 };

describe('the badge', () => {
  it('shows the count, past 99 that there are more', () =>
    expect([1, 99, 100].map(badgeLabel)).toEqual(['1', '99', '99+']));
});

describe('the account action', () => {
  it('leads a visitor to sign-in, a user to the dashboard', () => {
    expect(accountPath(null)).toBe('/login');
    expect(accountPath(user)).toBe('/customer-dashboard');
  });
});

describe('the side menu', () => {
  const texts = (who: Parameters<typeof menuEntries>[0]) =>
    menuEntries(who).map(({ text }) => text);
  it('of a visitor, offers sign-in and no logout', () => {
    expect(texts(null)).toContain('menu.login');
    expect(texts(null)).not.toContain('menu.logout');
    expect(texts(null)).not.toContain('menu.orders');
  });
  it('of a user, offers orders and logout and no sign-in', () => {
    expect(texts(user)).toEqual(
      expect.arrayContaining(['menu.home', 'menu.orders', 'menu.logout']),
    );
    expect(texts(user)).not.toContain('menu.login');
  });
  it('leaves out what has no screen yet', () =>
    expect(texts({ ...user, PartyId: 1 })).not.toContain('menu.ledger'));
});
