import { userOperations, type AddressResponse } from '@tokri/contracts/api';
import {
  buildAddress,
  fakeNetwork,
  problemResponse,
  renderPage,
  setupSession,
  testUser,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { commandOk, commandRejected, openAccount } from '../testing/account-data.ts';

const home = buildAddress();
const office = buildAddress({ Id: 12, Name: 'Office' });
const { listAddresses, removeAddress } = userOperations;

let network: FakeNetwork;
let saved: AddressResponse[];
beforeEach(() => {
  network = fakeNetwork();
  openAccount(network);
  saved = [home, office];
  network.respondTo(listAddresses, () => saved);
  network.respondTo(removeAddress, ({ query }) => {
    saved = saved.filter(({ Id }) => Id !== Number(query.Id));
    return commandOk(Number(query.Id));
  });
  setupSession({ user: testUser, token: 't', pincode: '560034' });
});
afterEach(() => network.restore());

const getPanel = () => within(screen.getByRole('region', { name: 'Saved addresses' }));
const pressRemove = async ({ Name, Address }: AddressResponse, answer: 'Yes' | 'No' = 'Yes') => {
  const { user } = renderPage(routes, '/update-profile');
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
  await user.click(await getPanel().findByRole('button', { name: `Remove ${Name}, ${Address}` }));
  await user.click(await screen.findByRole('button', { name: answer }));
};

describe('removal of a saved address', () => {
  it('asks first, removes the address, says so and moves the focus to the heading', async () => {
    await pressRemove(office);
    expect(await screen.findByText('The address of Office is removed.')).toBeVisible();
    await waitFor(() => expect(getPanel().getAllByRole('listitem')).toHaveLength(1));
    expect(network.requestsTo(removeAddress).map(({ query }) => query)).toEqual([
      { UserId: '7', Id: '12' },
    ]);
    expect(getPanel().getByRole('heading', { name: 'Saved addresses' })).toHaveFocus();
  });

  it('removes nothing when the customer cancels', async () => {
    await pressRemove(office, 'No');
    expect(network.requestsTo(removeAddress)).toEqual([]);
    expect(getPanel().getAllByRole('listitem')).toHaveLength(2);
  });

  it('of the default address names the one that takes its place', async () => {
    localStorage.setItem('tokri.address', String(home.Id));
    await pressRemove(home);
    expect(
      await screen.findByText(/is removed\. Your orders are delivered to Office, 560034/),
    ).toBeVisible();
    expect(await getPanel().findByText('Default')).toBeVisible();
    await waitFor(() => expect(getPanel().getAllByRole('listitem')).toHaveLength(1));
    expect(localStorage.getItem('tokri.address')).toBe('0');
  });

  it('of the last address offers to add one', async () => {
    saved = [home];
    await pressRemove(home);
    expect(await getPanel().findByText('No saved addresses yet.')).toBeVisible();
  });

  it('makes room when twenty are saved', async () => {
    saved = Array.from({ length: 20 }, (_, index) =>
      buildAddress({ Id: index + 1, Name: `Home ${index + 1}` }),
    );
    await pressRemove(saved[4] ?? home);
    expect(await getPanel().findByRole('button', { name: 'Add New Address' })).toBeVisible();
  });

  it.each([
    ['a refusal', () => commandRejected('party-address', 'Not here'), 'Not here'],
    ['a failure', () => problemResponse(503, 'unavailable'), 'unavailable'],
  ] as const)('shows %s and keeps the address', async (_what, response, text) => {
    network.respondTo(removeAddress, response);
    await pressRemove(office);
    expect(await screen.findByText(text)).toBeVisible();
    expect(getPanel().getAllByRole('listitem')).toHaveLength(2);
  });

  it('shows what the shop has when a response was lost', async () => {
    network.respondTo(removeAddress, () => {
      saved = [home];
      return problemResponse(504, 'timeout');
    });
    await pressRemove(office);
    await waitFor(() => expect(getPanel().getAllByRole('listitem')).toHaveLength(1));
  });

  it('is not offered for the address of a business customer', async () => {
    saved = [buildAddress({ Source: 0 }), office];
    setupSession({ user: { ...testUser, PartyId: 3 }, token: 't', pincode: '560034' });
    renderPage(routes, '/update-profile');
    await screen.findByRole('heading', { level: 1, name: 'Profile' });
    await getPanel().findAllByRole('listitem');
    expect(
      getPanel()
        .getAllByRole('button', { name: /^Remove/ })
        .map(({ textContent }) => textContent),
    ).toEqual([`Remove ${office.Name}, ${office.Address}`]);
  });
});
