import { userOperations } from '@tokri/contracts/http';
import {
  aUser,
  fakeNetwork,
  givenSession,
  problem,
  renderPage,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { aRecord } from '../testing/account-data.ts';

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork();
  givenSession({ user: aUser, token: 't' });
});
afterEach(() => network.restore());

describe('customers, for staff', () => {
  it('listed, show how to reach them and whether we deliver there', async () => {
    network.answer(userOperations.listUsers, () => [
      aRecord({ Address: '4th Cross', Email: 'a@example.in' }),
      aRecord({ Id: 8, Name: '', Pincode: '', UserType: 1 }),
    ]);
    renderPage(routes, '/customers-page');
    expect((await screen.findAllByRole('link', { name: '9000000002' }))[0]).toHaveAttribute(
      'href',
      'tel:9000000002',
    );
    expect(screen.getByText('Served')).toBeVisible();
    expect(screen.getByText('No name yet')).toBeVisible();
    expect(screen.getByText('Staff')).toBeVisible();
  });

  it('looked for, are asked for by that text', async () => {
    network.answer(userOperations.listUsers, ({ query }) => (query.Search ? [] : [aRecord()]));
    const { user } = renderPage(routes, '/customers-page');
    await user.type(
      await screen.findByRole('searchbox', { name: /Name, mobile number/ }),
      ' rao {Enter}',
    );
    expect(await screen.findByText('Nobody found')).toBeVisible();
    await waitFor(() =>
      expect(network.callsOf(userOperations.listUsers).at(-1)?.query).toMatchObject({
        loc: '1',
        Search: 'rao',
      }),
    );
  });

  it('opened by who is not staff, say so', async () => {
    network.answer(userOperations.listUsers, () => problem(403, 'not-allowed'));
    renderPage(routes, '/customers-page');
    expect(await screen.findByText('Only staff who look after people see this page')).toBeVisible();
  });
});
