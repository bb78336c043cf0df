import { orderOperations } from '@tokri/contracts/http';
import { aUser, fakeNetwork, givenSession, problem, renderPage, reply, type FakeNetwork } from '@tokri/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../../routes.tsx';
import { anOrder } from '../../testing/fixtures.ts';

let network: FakeNetwork;
beforeEach(() => {
  givenSession({ user: aUser, token: 'token' });
  network = fakeNetwork();
});
afterEach(() => network.restore());

const open = () => renderPage(routes, '/booking-history');
const order = (Id: number, Status: number) => anOrder({ Id, Status, TransactionNumber: `T-${Id}` });

describe('the order history', () => {
  it('shows running orders first, each a link to all of it', async () => {
    network.answer(orderOperations.listOrdersOfUser, () => reply({ headers: { 'x-total-count': '2' }, body: [order(2, 6), order(1, 3)] }));
    open();
    await screen.findByText(/T-1/);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Running', 'Earlier']);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/order-details?Id=1', '/order-details?Id=2']);
    expect(network.calls[0]?.query).toEqual({ UserId: '7', page: '1', pageSize: '10' });
  });
  it('with more than a page, loads the next one behind it', async () => {
    network.answer(orderOperations.listOrdersOfUser, ({ query }) => reply({ headers: { 'x-total-count': '2' }, body: [order(Number(query.page), 6)] }));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    expect(await screen.findByText(/T-2/)).toBeInTheDocument();
    expect(screen.getByText(/T-1/)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull());
  });
  it('of nobody’s first visit, leads to the items', async () => {
    network.answer(orderOperations.listOrdersOfUser, () => []);
    open();
    expect(await screen.findByText('No orders yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Browse items' })).toHaveAttribute('href', '/product-list');
  });
  it('that does not load, can be asked for again', async () => {
    network.answer(orderOperations.listOrdersOfUser, () => problem(503, 'unavailable'));
    const { user } = open();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    network.answer(orderOperations.listOrdersOfUser, () => [order(1, 3)]);
    await user.click(retry);
    expect(await screen.findByText(/T-1/)).toBeInTheDocument();
  });
  it('of who is signed out, asks to sign in', async () => {
    givenSession({});
    open();
    expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login?returnTo=%2Fbooking-history');
  });
});
