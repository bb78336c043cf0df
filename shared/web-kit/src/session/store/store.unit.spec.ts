import { setupSession } from '../../testing/index.ts';
import { updateSession, syncSessionAcrossTabs, reloadSession, session } from './store.ts';

beforeEach(() => setupSession());

describe('session store', () => {
  it('persists user, pincode, delivery date and count under the specified keys', () => {
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

  it('persists the company under its first key and reads the twin of it', () => {
    localStorage.setItem('cid', '4');
    reloadSession();
    expect(session().companyId).toBe(4);
    updateSession({ companyId: session().companyId });
    localStorage.setItem('cid', '5');
    reloadSession();
    expect([localStorage.getItem('CompanyId'), session().companyId]).toEqual(['4', 4]);
  });

  it('starts with the default company when none is stored', () =>
    expect(session().companyId).toBe(1));

  it('ignores invalid values in storage', () => {
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

  it('starts without a delivery date when the stored one does not exist', () => {
    localStorage.setItem('DeliveryDate', '2027-02-30');
    reloadSession();
    expect(session().deliveryDate).toBe('');
  });

  it('treats a user without an Id above 0 as a visitor', () => {
    localStorage.setItem('user', JSON.stringify({ Id: 0, Name: 'x' }));
    reloadSession();
    expect(session().user).toBeNull();
  });

  it("follows changes of another tab and drops the previous user's cart", () => {
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
