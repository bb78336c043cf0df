import { userOperations } from '@tokri/contracts/http';
import { changeSession, session } from '@tokri/web-kit/session';
import {
  anAddress,
  aUser,
  fakeNetwork,
  givenSession,
  problem,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { takePincodeOfAddress } from './pincode-of-address.ts';

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork();
  givenSession({ user: aUser });
});
afterEach(() => network.restore());

const saved = (...addresses: Parameters<typeof anAddress>[0][]) =>
  network.answer(userOperations.listAddresses, () => addresses.map((one) => anAddress(one)));

describe('the pincode of a person who has told none', () => {
  it('with saved addresses, is that of the first that is served', async () => {
    saved(
      { Id: 1, Pincode: '110001', PincodeVerified: false },
      { Id: 2, Pincode: '560034' },
      { Id: 3, Pincode: '600001' },
    );
    expect(await takePincodeOfAddress()).toBe('560034');
    expect(session().pincode).toBe('560034');
  });
  it('with an address chosen for an order before, is that one’s', async () => {
    localStorage.setItem('tokri.address', '3');
    saved({ Id: 2, Pincode: '560034' }, { Id: 3, Pincode: '600001' });
    expect(await takePincodeOfAddress()).toBe('600001');
  });
  it('without an address, or without an answer, stays unknown', async () => {
    saved();
    expect(await takePincodeOfAddress()).toBe('');
    network.answer(userOperations.listAddresses, () => problem(503, 'unavailable'));
    expect(await takePincodeOfAddress()).toBe('');
  });
  it('told while the answer was on its way, stays as told', async () => {
    network.answer(userOperations.listAddresses, () => {
      changeSession({ pincode: '700001' });
      return [anAddress()];
    });
    expect(await takePincodeOfAddress()).toBe('700001');
  });
});

it('a pincode that was told, or a visitor, asks for no address', async () => {
  givenSession({ user: aUser, pincode: '560034' });
  expect(await takePincodeOfAddress()).toBe('560034');
  givenSession();
  expect(await takePincodeOfAddress()).toBe('');
  expect(network.calls).toHaveLength(0);
});
