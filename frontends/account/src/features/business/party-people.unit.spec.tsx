import { userOperations, type PartyPersonResponse } from '@tokri/contracts/api';
import {
  fakeNetwork,
  jsonResponse,
  problemResponse,
  renderPage,
  setupSession,
  testUser,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../../routes.tsx';

const { listPartyPeople } = userOperations;
const gstin = '29AADFC1212Q1ZE';
const asha: PartyPersonResponse = {
  UserId: 7,
  Name: 'Asha',
  Mobile: '9000000002',
  Roles: ['buyer', 'accountant'],
};
const ravi: PartyPersonResponse = { UserId: 8, Name: '', Mobile: '9000000003', Roles: ['buyer'] };

const provide = (name: 'share' | 'clipboard', value: unknown) =>
  Object.defineProperty(navigator, name, { configurable: true, value });

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork();
  setupSession({ user: { ...testUser, PartyId: 3, GSTN: gstin }, token: 't' });
  network.respondTo(listPartyPeople, () => [asha, ravi]);
});
afterEach(() => {
  network.restore();
  Reflect.deleteProperty(navigator, 'share');
});

const open = () => renderPage(routes, '/business-people');

describe('people of a business', () => {
  it('are listed with their roles', async () => {
    open();
    const [own, other] = await screen.findAllByRole('listitem');
    expect(own).toHaveTextContent(/Asha \(you\).*BuyerAccountant/);
    expect(other).toHaveTextContent(/No name yet.*Buyer/);
    expect(within(other!).queryByText('Accountant')).toBeNull();
    expect(network.requestsTo(listPartyPeople)[0]?.query).toMatchObject({ PartyId: '3' });
  });

  it('are loaded page by page', async () => {
    network.respondTo(listPartyPeople, ({ query }) =>
      jsonResponse({
        body: query.page === '1' ? [asha] : [ravi],
        headers: { 'x-total-count': '2' },
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('No name yet')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('are invited by a link with the GSTIN', async () => {
    const share = jest.fn().mockResolvedValue(undefined);
    provide('share', share);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Invite a person' }));
    expect(share).toHaveBeenCalledWith({
      title: 'Order for our business',
      url: `${location.origin}/register-bcustomer?GSTIN=${gstin}`,
    });
  });

  it('are invited by a copied link where nothing can be shared', async () => {
    const { user } = open();
    const writeText = jest.fn().mockResolvedValue(undefined);
    provide('clipboard', { writeText });
    await user.click(await screen.findByRole('button', { name: 'Invite a person' }));
    expect(await screen.findByText('Link copied')).toBeVisible();
    expect(writeText).toHaveBeenCalledWith(expect.stringContaining(gstin));
  });

  it('can be asked for again when they do not load', async () => {
    network.respondTo(listPartyPeople, () => problemResponse(500, 'failed'));
    const { user } = open();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    network.respondTo(listPartyPeople, () => [asha]);
    await user.click(retry);
    expect(await screen.findByText('(you)')).toBeVisible();
  });

  it('are nobody for a customer without a business', async () => {
    setupSession({ user: testUser, token: 't' });
    open();
    expect(await screen.findByText('You do not belong to a business')).toBeVisible();
    expect(network.requestsTo(listPartyPeople)).toHaveLength(0);
  });
});
