import { userOperations } from '@tokri/contracts/api';
import {
  testUser,
  fakeNetwork,
  setupSession,
  problemResponse,
  renderPage,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { buildUserRecord } from '../testing/account-data.ts';

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork();
  setupSession({ user: testUser, token: 't' });
});
afterEach(() => network.restore());

describe('customers page', () => {
  it('lists contact details and whether each pincode is served', async () => {
    network.respondTo(userOperations.listUsers, () => [
      buildUserRecord({ Address: '4th Cross', Email: 'a@example.in' }),
      buildUserRecord({ Id: 8, Name: '', Pincode: '', UserType: 1 }),
    ]);
    renderPage(routes, '/customers-page');
    expect((await screen.findAllByRole('link', { name: '9000000002' }))[0]).toHaveAttribute(
      'href',
      'tel:9000000002',
    );
    expect(screen.getByText('Delivery available')).toBeVisible();
    expect(screen.getByText('No name yet')).toBeVisible();
    expect(screen.getByText('Staff')).toBeVisible();
  });

  it.each([
    ['links to the order limits for staff of orders', 'transactions', 1],
    ['has no link to the order limits for other staff', 'slots', 0],
  ])('%s', async (_title, permission, count) => {
    const claims = btoa(JSON.stringify({ roles: [`staff:${permission}`] }));
    setupSession({ user: testUser, token: `x.${claims}.y` });
    network.respondTo(userOperations.listUsers, () => [buildUserRecord({ Id: 8, Name: 'Asha' })]);
    renderPage(routes, '/customers-page');
    await screen.findByText('Asha', { selector: 'b' });
    const links = screen.queryAllByRole('link', { name: 'Order limits Asha' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      Array.from({ length: count }, () => '/admin/orders/limits/8'),
    );
  });

  it('searches by the entered text', async () => {
    network.respondTo(userOperations.listUsers, ({ query }) =>
      query.Search ? [] : [buildUserRecord()],
    );
    const { user } = renderPage(routes, '/customers-page');
    await user.type(
      await screen.findByRole('searchbox', { name: /Name, mobile number/ }),
      ' rao {Enter}',
    );
    expect(await screen.findByText('No customers found')).toBeVisible();
    await waitFor(() =>
      expect(network.requestsTo(userOperations.listUsers).at(-1)?.query).toMatchObject({
        loc: '1',
        Search: 'rao',
      }),
    );
  });

  it('explains that only staff can see the page', async () => {
    network.respondTo(userOperations.listUsers, () => problemResponse(403, 'not-allowed'));
    renderPage(routes, '/customers-page');
    expect(await screen.findByText('Only customer support staff can see this page')).toBeVisible();
  });
});
