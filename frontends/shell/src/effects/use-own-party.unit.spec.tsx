import { itemOperations, userOperations, type UserResponse } from '@tokri/contracts/api';
import { useQuery } from '@tokri/web-kit/platform';
import { session, updateSession } from '@tokri/web-kit/session';
import {
  fakeNetwork,
  problemResponse,
  renderPage,
  setupSession,
  testUser,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useOwnParty } from './use-own-party.ts';

const tokenOfParty = (partyId: number, name = '') =>
  `x${name}.${btoa(JSON.stringify({ partyId }))}.y`;
const profileOfParty = (PartyId: number) =>
  [{ Id: 7, PartyId, GSTN: '29AADFC1212Q1ZE' }] as unknown as UserResponse[];

let price: string;
const Page = () => {
  useOwnParty();
  const { data } = useQuery({
    queryKey: [itemOperations.filterItems.operationId],
    queryFn: () => Promise.resolve(price),
  });
  return <main>{data}</main>;
};

let network: FakeNetwork;
beforeEach(async () => {
  network = fakeNetwork();
  network.respondTo(userOperations.readProfile, () => profileOfParty(3));
  setupSession({ user: testUser, token: tokenOfParty(0) });
  price = '₹40';
  renderPage([{ path: '*', element: <Page /> }], '/home');
  await screen.findByText('₹40');
});
afterEach(() => network.restore());

const profileRequests = () => network.requestsTo(userOperations.readProfile);

it('loads prices again once a renewed token says that the person joined a business', async () => {
  price = '₹36';
  act(() => updateSession({ token: tokenOfParty(3) }));
  await screen.findByText('₹36');
  expect(session().user).toEqual({ ...testUser, PartyId: 3, GSTN: '29AADFC1212Q1ZE' });
});

it('asks again with the next token when the profile does not load', async () => {
  network.respondTo(userOperations.readProfile, () => problemResponse(403, 'not-allowed'));
  act(() => updateSession({ token: tokenOfParty(3) }));
  await waitFor(() => expect(profileRequests()).toHaveLength(1));
  network.respondTo(userOperations.readProfile, () => profileOfParty(3));
  act(() => updateSession({ token: tokenOfParty(3, 'next') }));
  await waitFor(() => expect(session().user?.PartyId).toBe(3));
});

it('asks nothing when a token is renewed for the same business', () => {
  act(() => updateSession({ token: tokenOfParty(0, 'next') }));
  expect(profileRequests()).toHaveLength(0);
});
