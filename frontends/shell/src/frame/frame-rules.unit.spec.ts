import type { SlotAnswer } from '@tokri/contracts/http';
import { accountPath } from './account.ts';
import { badgeText } from './bottom-menu.tsx';
import { menuEntries } from './menu-entries.ts';
import { nextSlot, slotLine } from './next-slot.ts';

const user = { Id: 7, Name: 'Asha', Email: '', Mobile: '', Address: '', GSTN: '', PartyId: 0 };
const slot = (more: Partial<SlotAnswer>): SlotAnswer => ({
  Id: 1, CompanyId: 1, GroupId: 1, Date: '2026-11-21', MinimumDate: '2026-11-21', Start: '16:00', End: '18:00', StartsAt: '', EndsAt: '', CutOffAt: '2026-11-21T14:30:00+05:30', Capacity: 40, Left: 9, Fee: 0, State: 'Open', Reason: '', ...more,
});
const now = new Date('2026-11-21T08:00:00+05:30');

describe('the badge', () => {
  it('shows the count, past 99 that there are more', () => expect([1, 99, 100].map(badgeText)).toEqual(['1', '99', '99+']));
});

describe('the account action', () => {
  it('leads a visitor to sign-in, a user to the dashboard', () => {
    expect(accountPath(null)).toBe('/login');
    expect(accountPath(user)).toBe('/customer-dashboard');
  });
});

describe('the side menu', () => {
  const texts = (who: Parameters<typeof menuEntries>[0]) => menuEntries(who).map(({ text }) => text);
  it('of a visitor, offers sign-in and no logout', () => {
    expect(texts(null)).toContain('menu.login');
    expect(texts(null)).not.toContain('menu.logout');
    expect(texts(null)).not.toContain('menu.orders');
  });
  it('of a user, offers orders and logout and no sign-in', () => {
    expect(texts(user)).toEqual(expect.arrayContaining(['menu.home', 'menu.orders', 'menu.logout']));
    expect(texts(user)).not.toContain('menu.login');
  });
  it('leaves out what has no screen yet', () => expect(texts({ ...user, PartyId: 1 })).not.toContain('menu.ledger'));
});

describe('the next slot', () => {
  it('is the first that can be chosen', () => expect(nextSlot([slot({ State: 'Closed' }), slot({ State: 'Full' }), slot({ Id: 5, State: 'FewLeft' }), slot({})])?.Id).toBe(5));
  it('reads with the day in words and its cut-off', () => {
    expect(slotLine(slot({}), now)).toEqual({ when: 'Today, 4–6 pm', orderBy: '2:30 pm' });
    expect(slotLine(slot({ Date: '2026-11-22', Start: '07:00', End: '09:00', CutOffAt: '2026-11-21T22:00:00+05:30' }), now)).toEqual({ when: 'Tomorrow, 7–9 am', orderBy: '10 pm' });
    expect(slotLine(slot({ Date: '2026-11-22', Start: '07:00', End: '10:00', CutOffAt: '2026-11-22T05:00:00+05:30' }), now)).toEqual({ when: 'Tomorrow, 7–10 am', orderBy: 'tomorrow, 5 am' });
    expect(slotLine(slot({ Date: '2026-11-24', CutOffAt: '2026-11-24T14:00:00+05:30' }), now).when).toBe('Tue 24 Nov, 4–6 pm');
  });
});
