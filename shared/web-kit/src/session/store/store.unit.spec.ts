import { setupSession } from '../../testing/index.ts';
import { updateSession, syncSessionAcrossTabs, reloadSession, session } from './store.ts';

beforeEach(() => setupSession());

describe('the session', () => {
  it('keeps user, pincode, day and count under the keys of section 3', () => {
    updateSession({
      user: { Id: 7, Name: 'Asha', Email: '', Mobile: '9', Address: '', GSTN: '', PartyId: 0 },
      token: 't',
      pincode: '560034',
      deliveryDate: '2026-11-22',
      cartCount: 2,
    });
    expect({ ...localStorage }).toMatchObject({
      Token: 't',
      UserPincode: '560034',
      DeliveryDate: '2026-11-22',
      cartCount: '2',
    });
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ Id: 7, Name: 'Asha' });
  });

  it('read from storage that others wrote, takes what fits and leaves the rest', () => {
    localStorage.setItem('userdetails', JSON.stringify({ Id: 4, Name: 5, PartyId: 2 }));
    localStorage.setItem('UserPincode', 'ABCDEF');
    localStorage.setItem('DeliveryDate', 'tomorrow');
    localStorage.setItem('cid', '1');
    reloadSession();
    expect(session()).toMatchObject({
      user: { Id: 4, Name: '', PartyId: 2 },
      pincode: '',
      deliveryDate: '',
      companyId: 1,
    });
  });

  it('with a day that no calendar has, begins without a day', () => {
    localStorage.setItem('DeliveryDate', '2027-02-30');
    reloadSession();
    expect(session().deliveryDate).toBe('');
  });

  it('of a user without an Id above 0, is a visitor’s', () => {
    localStorage.setItem('user', JSON.stringify({ Id: 0, Name: 'x' }));
    reloadSession();
    expect(session().user).toBeNull();
  });

  it('follows what another tab writes, and forgets the other user’s cart', () => {
    updateSession({
      user: { Id: 7, Name: '', Email: '', Mobile: '', Address: '', GSTN: '', PartyId: 0 },
      serverLines: [{ ItemId: 1, UnitId: 1, OfferId: 0, LineKey: 'k', Quantity: 1 }],
    });
    const stop = syncSessionAcrossTabs();
    localStorage.removeItem('user');
    window.dispatchEvent(new StorageEvent('storage', { key: 'user', storageArea: localStorage }));
    expect(session()).toMatchObject({ user: null, serverLines: [] });
    stop();
  });
});
