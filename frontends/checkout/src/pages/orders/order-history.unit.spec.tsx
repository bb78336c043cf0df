import { orderOperations } from '@tokri/contracts/api';
import {
  testUser,
  fakeNetwork,
  setupSession,
  problemResponse,
  renderPage,
  jsonResponse,
  type FakeNetwork,
  mockIntersectionObserver,
} from '@tokri/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes.tsx';
import { buildOrder } from '../../testing/fixtures.ts';

let network: FakeNetwork;
beforeEach(() => {
  setupSession({ user: testUser, token: 'token' });
  network = fakeNetwork();
});
afterEach(() => network.restore());

const open = () => renderPage(routes, '/booking-history');
const buildListedOrder = (Id: number, Status: number) =>
  buildOrder({ Id, Status, TransactionNumber: `T-${Id}` });

describe('order history page', () => {
  it('lists active orders first and links each order', async () => {
    network.respondTo(orderOperations.listOrdersOfUser, () =>
      jsonResponse({
        headers: { 'x-total-count': '2' },
        body: [buildListedOrder(2, 6), buildListedOrder(1, 3)],
      }),
    );
    open();
    await screen.findByText(/T-1/);
    expect(
      screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
    ).toEqual(['In progress', 'Past orders']);
    expect(
      within(screen.getByRole('main'))
        .getAllByRole('heading', { level: 3 })
        .map((heading) => within(heading).getByRole('link').getAttribute('href')),
    ).toEqual(['/order-details?Id=1', '/order-details?Id=2']);
    expect(network.requests[0]?.query).toEqual({
      UserId: '7',
      page: '1',
      pageSize: '10',
      Sort: 'running',
    });
  });
  it('lists an order once when it appears on two pages', async () => {
    network.respondTo(orderOperations.listOrdersOfUser, ({ query }) =>
      jsonResponse({
        headers: { 'x-total-count': '3' },
        body:
          query.page === '1'
            ? [buildListedOrder(3, 3), buildListedOrder(2, 6)]
            : [buildListedOrder(2, 6), buildListedOrder(1, 6)],
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    await screen.findByText(/T-1/);
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  });
  it('loads the next page', async () => {
    network.respondTo(orderOperations.listOrdersOfUser, ({ query }) =>
      jsonResponse({
        headers: { 'x-total-count': '2' },
        body: [buildListedOrder(Number(query.page), 6)],
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    expect(await screen.findByText(/T-2/)).toBeInTheDocument();
    expect(screen.getByText(/T-1/)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull());
  });
  it('loads four pages automatically while scrolling, then shows a button', async () => {
    const viewport = mockIntersectionObserver();
    network.respondTo(orderOperations.listOrdersOfUser, ({ query }) =>
      jsonResponse({
        headers: { 'x-total-count': '9' },
        body: [buildListedOrder(Number(query.page), 6)],
      }),
    );
    open();
    for (let page = 1; page <= 5; page += 1) {
      await screen.findByText(new RegExp(`T-${page}`));
      act(() => viewport.enterViewport());
    }
    await waitFor(() => expect(screen.getByText('5 of 9')).toBeInTheDocument());
    act(() => viewport.enterViewport());
    expect(network.requestsTo(orderOperations.listOrdersOfUser)).toHaveLength(5);
    viewport.restore();
  });
  it('waits for a click after a page fails to load', async () => {
    const viewport = mockIntersectionObserver();
    network.respondTo(orderOperations.listOrdersOfUser, ({ query }) =>
      query.page === '1'
        ? jsonResponse({ headers: { 'x-total-count': '9' }, body: [buildListedOrder(1, 6)] })
        : problemResponse(503, 'unavailable'),
    );
    open();
    await screen.findByText(/T-1/);
    act(() => viewport.enterViewport());
    await waitFor(() =>
      expect(network.requestsTo(orderOperations.listOrdersOfUser)).toHaveLength(2),
    );
    expect(await screen.findByText('unavailable')).toBeInTheDocument();
    act(() => viewport.enterViewport());
    expect(network.requestsTo(orderOperations.listOrdersOfUser)).toHaveLength(2);
    expect(screen.getByText(/T-1/)).toBeInTheDocument();
    viewport.restore();
  });
  it('filters by status and shows an empty state', async () => {
    network.respondTo(orderOperations.listOrdersOfUser, ({ query }) =>
      query.Status === '6'
        ? [buildListedOrder(2, 6)]
        : query.Status === '7'
          ? []
          : [buildListedOrder(2, 6), buildListedOrder(1, 3)],
    );
    const { user } = open();
    await user.click(await screen.findByRole('link', { name: 'Delivered' }));
    await waitFor(() => expect(screen.queryByText(/T-1/)).toBeNull());
    expect(await screen.findByText(/T-2/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Delivered', current: true })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Cancelled' }));
    expect(await screen.findByText('No orders found')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'All orders' }));
    expect(await screen.findByText(/T-1/)).toBeInTheDocument();
  });
  it('searches by order number until the search is cleared', async () => {
    network.respondTo(orderOperations.listOrdersOfUser, ({ query }) =>
      query.Search === 'T-2'
        ? [buildListedOrder(2, 6)]
        : [buildListedOrder(2, 6), buildListedOrder(1, 3)],
    );
    const { user } = open();
    await screen.findByText(/T-1/);
    await user.type(
      screen.getByRole('searchbox', { name: 'Search by order number' }),
      ' T-2 {Enter}',
    );
    await waitFor(() => expect(screen.queryByText(/T-1/)).toBeNull());
    expect(await screen.findByText(/T-2/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(await screen.findByText(/T-1/)).toBeInTheDocument();
  });
  it('links to the items when there are no orders', async () => {
    network.respondTo(orderOperations.listOrdersOfUser, () => []);
    open();
    expect(await screen.findByText('No orders yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Browse items' })).toHaveAttribute(
      'href',
      '/product-list',
    );
  });
  it('offers to retry when the orders do not load', async () => {
    network.respondTo(orderOperations.listOrdersOfUser, () => problemResponse(503, 'unavailable'));
    const { user } = open();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    network.respondTo(orderOperations.listOrdersOfUser, () => [buildListedOrder(1, 3)]);
    await user.click(retry);
    expect(await screen.findByText(/T-1/)).toBeInTheDocument();
  });
  it('asks a signed-out visitor to sign in', async () => {
    setupSession({});
    open();
    expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/login?returnTo=%2Fbooking-history',
    );
  });
});
