import { userOperations } from '@tokri/contracts/api';
import { updateSession, session } from '@tokri/web-kit/session';
import {
  buildAddress,
  testUser,
  fakeNetwork,
  setupSession,
  problemResponse,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { adoptPincodeFromAddress } from './adopt-pincode-from-address.ts';

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork();
  setupSession({ user: testUser });
});
afterEach(() => network.restore());

const saved = (...addresses: Parameters<typeof buildAddress>[0][]) =>
  network.respondTo(userOperations.listAddresses, () => addresses.map((one) => buildAddress(one)));

describe('the pincode of a person who has told none', () => {
  it('with saved addresses, is that of the first that is served', async () => {
    saved(
      { Id: 1, Pincode: '110001', PincodeVerified: false },
      { Id: 2, Pincode: '560034' },
      { Id: 3, Pincode: '600001' },
    );
    expect(await adoptPincodeFromAddress()).toBe('560034');
    expect(session().pincode).toBe('560034');
  });
  it('with an address chosen for an order before, is that one’s', async () => {
    localStorage.setItem('tokri.address', '3');
    saved({ Id: 2, Pincode: '560034' }, { Id: 3, Pincode: '600001' });
    expect(await adoptPincodeFromAddress()).toBe('600001');
  });
  it('without an address, or without an answer, stays unknown', async () => {
    saved();
    expect(await adoptPincodeFromAddress()).toBe('');
    network.respondTo(userOperations.listAddresses, () => problemResponse(503, 'unavailable'));
    expect(await adoptPincodeFromAddress()).toBe('');
  });
  it('told while the answer was on its way, stays as told', async () => {
    network.respondTo(userOperations.listAddresses, () => {
      updateSession({ pincode: '700001' });
      return [buildAddress()];
    });
    expect(await adoptPincodeFromAddress()).toBe('700001');
  });
});

it('a pincode that was told, or a visitor, asks for no address', async () => {
  setupSession({ user: testUser, pincode: '560034' });
  expect(await adoptPincodeFromAddress()).toBe('560034');
  setupSession();
  expect(await adoptPincodeFromAddress()).toBe('');
  expect(network.requests).toHaveLength(0);
});
