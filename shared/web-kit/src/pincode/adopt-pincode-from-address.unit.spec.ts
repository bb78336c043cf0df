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
  network.respondTo(userOperations.listAddresses, () =>
    addresses.map((address) => buildAddress(address)),
  );

describe('adoptPincodeFromAddress', () => {
  it('takes the first served pincode of the saved addresses', async () => {
    saved(
      { Id: 1, Pincode: '110001', PincodeVerified: false },
      { Id: 2, Pincode: '560034' },
      { Id: 3, Pincode: '600001' },
    );
    expect(await adoptPincodeFromAddress()).toBe('560034');
    expect(session().pincode).toBe('560034');
  });
  it('prefers the address last chosen for an order', async () => {
    localStorage.setItem('tokri.address', '3');
    saved({ Id: 2, Pincode: '560034' }, { Id: 3, Pincode: '600001' });
    expect(await adoptPincodeFromAddress()).toBe('600001');
  });
  it('leaves the pincode unknown without an address or a response', async () => {
    saved();
    expect(await adoptPincodeFromAddress()).toBe('');
    network.respondTo(userOperations.listAddresses, () => problemResponse(503, 'unavailable'));
    expect(await adoptPincodeFromAddress()).toBe('');
  });
  it('keeps a pincode that was set during the request', async () => {
    network.respondTo(userOperations.listAddresses, () => {
      updateSession({ pincode: '700001' });
      return [buildAddress()];
    });
    expect(await adoptPincodeFromAddress()).toBe('700001');
  });
});

it('sends no request for a visitor or a known pincode', async () => {
  setupSession({ user: testUser, pincode: '560034' });
  expect(await adoptPincodeFromAddress()).toBe('560034');
  setupSession();
  expect(await adoptPincodeFromAddress()).toBe('');
  expect(network.requests).toHaveLength(0);
});
