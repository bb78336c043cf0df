import { itemOperations, userOperations } from '@tokri/contracts/api';
import {
  closePincodePrompt,
  session,
  updateSession,
  usePincodePrompt,
} from '@tokri/web-kit/session';
import {
  buildAddress,
  testUser,
  fakeNetwork,
  setupSession,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { setupFakeShop } from '../../testing/fake-shop.ts';
import { currentAddress, openWithAddress as open } from '../../testing/open-with-address.tsx';

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork();
  setupFakeShop(network);
  setupSession({ pincode: '560034' });
});
afterEach(() => network.restore());

const lastQuery = () => network.requestsTo(itemOperations.filterItems).at(-1)?.query;

describe('product list without a pincode', () => {
  beforeEach(() => setupSession({ pincode: '' }));
  afterEach(closePincodePrompt);

  it('shows the list and asks for the pincode', async () => {
    open('/product-list?Search=aloo');
    expect(await screen.findByRole('link', { name: 'Toor Dal' })).toBeVisible();
    expect(screen.getByText('1 item')).toBeVisible();
    expect(lastQuery()).not.toHaveProperty('pincode');
    expect(usePincodePrompt.getState()).toMatchObject({ isOpen: true, onKnown: expect.anything() });
    expect(currentAddress()).toBe('/product-list?Search=aloo');
  });

  it('keeps the list with a quiet line when nobody enters a pincode', async () => {
    const { user } = open('/product-list');
    await screen.findByRole('link', { name: 'Toor Dal' });
    act(closePincodePrompt);
    await user.click(screen.getByRole('button', { name: 'Enter your pincode' }));
    expect(usePincodePrompt.getState().isOpen).toBe(true);
  });

  it('asks before it adds an item, and adds it as soon as the pincode is known', async () => {
    const { user } = open('/product-list');
    const add = await screen.findByRole('button', { name: /^Add Toor Dal/ });
    act(closePincodePrompt);
    await user.click(add);
    expect(session().localLines).toEqual([]);
    const { onKnown } = usePincodePrompt.getState();
    act(() => updateSession({ pincode: '560034' }));
    act(() => onKnown?.());
    await waitFor(() => expect(session().localLines).toMatchObject([{ ItemId: 1, Quantity: 1 }]));
  });
});

describe('product list of a customer without a pincode', () => {
  it('uses the pincode of a saved address without asking', async () => {
    setupSession({ pincode: '', user: testUser });
    network.respondTo(userOperations.listAddresses, () => [buildAddress({ Pincode: '560034' })]);
    open('/product-list');
    expect(await screen.findByText('1 item at 560034')).toBeVisible();
    expect(usePincodePrompt.getState().isOpen).toBe(false);
    expect(screen.queryByRole('button', { name: 'Enter your pincode' })).not.toBeInTheDocument();
  });
  it('asks when there is no saved address', async () => {
    setupSession({ pincode: '', user: testUser });
    network.respondTo(userOperations.listAddresses, () => []);
    open('/product-list');
    await waitFor(() => expect(usePincodePrompt.getState().isOpen).toBe(true));
    closePincodePrompt();
  });
});
