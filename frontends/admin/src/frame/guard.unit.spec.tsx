import { givenSession, aUser, renderPage, type FakeNetwork } from '@tokri/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { openOffice, signedInAs, tokenOf } from '../testing/office.ts';

let network: FakeNetwork;
beforeEach(() => {
  ({ network } = openOffice());
});
afterEach(() => network.restore());

const open = (path: string) =>
  renderPage([...routes, { path: 'login', element: <p>Sign in here</p> }], path);

describe('who comes into the office', () => {
  it('somebody signed out, is led to sign in', async () => {
    givenSession();
    open('/admin/orders?Status=3');
    expect(await screen.findByText('Sign in here')).toBeInTheDocument();
    expect(network.calls).toEqual([]);
  });
  it('a customer, is told that it is for staff, and nothing is asked for', async () => {
    givenSession({ user: aUser, token: tokenOf() });
    open('/admin/orders');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This part is for staff' }),
    ).toBeInTheDocument();
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(network.calls).toEqual([]);
  });
  it('staff for slots only, see no orders, neither in the menu nor by address', async () => {
    signedInAs('slots', 'pincodes');
    open('/admin/orders');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Not one of your areas' }),
    ).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Orders' })).toBeNull();
    expect(network.calls).toEqual([]);
  });
  it('staff for items only, at the door, are told that their screens are to come', async () => {
    signedInAs('items');
    open('/admin');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'None of your areas is here yet' }),
    ).toBeInTheDocument();
  });
  it('staff who pack, at the door, come to the orders and see their areas only', async () => {
    signedInAs('transactions');
    open('/admin');
    expect(await screen.findByRole('heading', { level: 1, name: 'Orders' })).toBeInTheDocument();
    const menu = screen.getByRole('navigation', { name: 'Shop office' });
    expect(within(menu).queryByRole('link', { name: 'Dead letters' })).toBeNull();
    expect(within(menu).getByRole('link', { name: 'Orders' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });
});
