import { setupSession, testUser, renderPage, type FakeNetwork } from '@tokri/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { setupAdminApi, signInAs, buildToken } from '../testing/fake-admin-api.ts';

let network: FakeNetwork;
beforeEach(() => {
  ({ network } = setupAdminApi());
});
afterEach(() => network.restore());

const open = (path: string) =>
  renderPage([...routes, { path: 'login', element: <p>Sign in here</p> }], path);

describe('who comes into the office', () => {
  it('somebody signed out, is led to sign in', async () => {
    setupSession();
    open('/admin/orders?Status=3');
    expect(await screen.findByText('Sign in here')).toBeInTheDocument();
    expect(network.requests).toEqual([]);
  });
  it('a customer, is told that it is for staff, and nothing is asked for', async () => {
    setupSession({ user: testUser, token: buildToken() });
    open('/admin/orders');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This page is for staff' }),
    ).toBeInTheDocument();
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(network.requests).toEqual([]);
  });
  it('staff for slots only, see no orders, neither in the menu nor by address', async () => {
    signInAs('slots', 'pincodes');
    open('/admin/orders');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'You do not have access to this page' }),
    ).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Orders' })).toBeNull();
    expect(network.requests).toEqual([]);
  });
  it('staff for items only, at the door, are told that their screens are to come', async () => {
    signInAs('items');
    open('/admin');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Nothing to manage here yet' }),
    ).toBeInTheDocument();
  });
  it('staff who pack, at the door, come to the orders and see their areas only', async () => {
    signInAs('transactions');
    open('/admin');
    expect(await screen.findByRole('heading', { level: 1, name: 'Orders' })).toBeInTheDocument();
    const menu = screen.getByRole('navigation', { name: 'Admin' });
    expect(within(menu).queryByRole('link', { name: 'Dead letters' })).toBeNull();
    expect(within(menu).getByRole('link', { name: 'Orders' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });
});
