import { orderOperations } from '@tokri/contracts/http';
import {
  aUser,
  fakeNetwork,
  givenSession,
  problem,
  renderPage,
  reply,
  type FakeNetwork,
  watchNear,
} from '@tokri/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
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
    network.answer(orderOperations.listOrdersOfUser, () =>
      reply({ headers: { 'x-total-count': '2' }, body: [order(2, 6), order(1, 3)] }),
    );
    open();
    await screen.findByText(/T-1/);
    expect(
      screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
    ).toEqual(['Running', 'Earlier']);
    expect(
      within(screen.getByRole('main'))
        .getAllByRole('heading', { level: 3 })
        .map((heading) => within(heading).getByRole('link').getAttribute('href')),
    ).toEqual(['/order-details?Id=1', '/order-details?Id=2']);
    expect(network.calls[0]?.query).toEqual({
      UserId: '7',
      page: '1',
      pageSize: '10',
      Sort: 'running',
    });
  });
  it('shows an order that moved on between two pages once', async () => {
    network.answer(orderOperations.listOrdersOfUser, ({ query }) =>
      reply({
        headers: { 'x-total-count': '3' },
        body: query.page === '1' ? [order(3, 3), order(2, 6)] : [order(2, 6), order(1, 6)],
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    await screen.findByText(/T-1/);
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  });
  it('with more than a page, loads the next one behind it', async () => {
    network.answer(orderOperations.listOrdersOfUser, ({ query }) =>
      reply({ headers: { 'x-total-count': '2' }, body: [order(Number(query.page), 6)] }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    expect(await screen.findByText(/T-2/)).toBeInTheDocument();
    expect(screen.getByText(/T-1/)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull());
  });
  it('scrolled to its end, goes on by itself four times, then asks', async () => {
    const near = watchNear();
    network.answer(orderOperations.listOrdersOfUser, ({ query }) =>
      reply({ headers: { 'x-total-count': '9' }, body: [order(Number(query.page), 6)] }),
    );
    open();
    for (let page = 1; page <= 5; page += 1) {
      await screen.findByText(new RegExp(`T-${page}`));
      act(() => near.comeNear());
    }
    await waitFor(() => expect(screen.getByText('5 of 9')).toBeInTheDocument());
    act(() => near.comeNear());
    expect(network.callsOf(orderOperations.listOrdersOfUser)).toHaveLength(5);
    near.restore();
  });
  it('with a page that does not come, asks for a press and does not try for ever', async () => {
    const near = watchNear();
    network.answer(orderOperations.listOrdersOfUser, ({ query }) =>
      query.page === '1'
        ? reply({ headers: { 'x-total-count': '9' }, body: [order(1, 6)] })
        : problem(503, 'unavailable'),
    );
    open();
    await screen.findByText(/T-1/);
    act(() => near.comeNear());
    await waitFor(() => expect(network.callsOf(orderOperations.listOrdersOfUser)).toHaveLength(2));
    expect(await screen.findByText('unavailable')).toBeInTheDocument();
    act(() => near.comeNear());
    expect(network.callsOf(orderOperations.listOrdersOfUser)).toHaveLength(2);
    expect(screen.getByText(/T-1/)).toBeInTheDocument();
    near.restore();
  });
  it('asked for a state, shows those orders, and says when there are none', async () => {
    network.answer(orderOperations.listOrdersOfUser, ({ query }) =>
      query.Status === '6' ? [order(2, 6)] : query.Status === '7' ? [] : [order(2, 6), order(1, 3)],
    );
    const { user } = open();
    await user.click(await screen.findByRole('link', { name: 'Delivered' }));
    await waitFor(() => expect(screen.queryByText(/T-1/)).toBeNull());
    expect(await screen.findByText(/T-2/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Delivered', current: true })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Cancelled' }));
    expect(await screen.findByText('No such order')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'All orders' }));
    expect(await screen.findByText(/T-1/)).toBeInTheDocument();
  });
  it('searched by number, shows what is found until the search is cleared', async () => {
    network.answer(orderOperations.listOrdersOfUser, ({ query }) =>
      query.Search === 'T-2' ? [order(2, 6)] : [order(2, 6), order(1, 3)],
    );
    const { user } = open();
    await screen.findByText(/T-1/);
    await user.type(
      screen.getByRole('searchbox', { name: 'Find by order number' }),
      ' T-2 {Enter}',
    );
    await waitFor(() => expect(screen.queryByText(/T-1/)).toBeNull());
    expect(await screen.findByText(/T-2/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(await screen.findByText(/T-1/)).toBeInTheDocument();
  });
  it('of nobody’s first visit, leads to the items', async () => {
    network.answer(orderOperations.listOrdersOfUser, () => []);
    open();
    expect(await screen.findByText('No orders yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Browse items' })).toHaveAttribute(
      'href',
      '/product-list',
    );
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
    expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/login?returnTo=%2Fbooking-history',
    );
  });
});
