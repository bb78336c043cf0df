import {
  billingOperations,
  chatOperations,
  itemAdminOperations,
  messagingOperations,
  orderAdminOperations,
  slotOperations,
} from '@tokri/contracts/api';
import { addDays } from '@tokri/contracts/dates';

import {
  emitLiveEvent,
  problemResponse,
  renderPage,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes.tsx';
import { day, pageResponse, setupAdminApi, signInAs } from '../../testing/fake-admin-api.ts';

const { countStockAlerts } = itemAdminOperations;
let network: FakeNetwork;
let late: number;

const bengaluru = { Id: 1, Name: 'Bengaluru store', Rev: 1, GroupIds: [1], ClosedAt: null };
const slot = { SlotId: 5, Start: '16:00', End: '19:00' };
const progressResponse = () => ({
  PDate: day,
  Slots: [{ ...slot, ToPack: 3, Packed: 2, OutForDelivery: 1, Delivered: 0, Late: late }],
  LateFromEarlierDays: late,
});

beforeEach(() => {
  ({ network } = setupAdminApi());
  late = 0;
  network.respondTo(orderAdminOperations.readDayProgress, progressResponse);
  network.respondTo(billingOperations.listPayments, ({ query }) =>
    pageResponse([], query.Stuck ? 2 : 7),
  );
  network.respondTo(orderAdminOperations.sumCashDue, () => ({
    Orders: 3,
    Payable: 393,
    IsComplete: true,
  }));
  network.respondTo(billingOperations.sumPayments, ({ query }) => ({
    Payments: 1,
    Captured: query.FromDate === day ? 1500 : 2000,
    Refunded: query.FromDate === day ? 20 : 0,
    IsComplete: true,
  }));
  network.respondTo(countStockAlerts, () => [{ LocationId: 1, Low: 12, Out: 4 }]);
  network.respondTo(slotOperations.listLocations, () => [bengaluru]);
  network.respondTo(chatOperations.listConversations, () => pageResponse([], 3));
  network.respondTo(messagingOperations.listDeadLetters, () => pageResponse([], 1));
});
afterEach(() => network.restore());

const openPage = () => renderPage(routes, '/admin');
const findTile = async (name: string) => within(await screen.findByRole('region', { name }));
const linkIn = async (tile: string, name: string | RegExp) =>
  (await findTile(tile)).findByRole('link', { name });

describe('TodayPage', () => {
  it('shows orders by slot, each number with a link to its list', async () => {
    late = 2;
    signInAs('transactions');
    openPage();
    const table = within(await screen.findByRole('table', { name: 'Orders by slot' }));
    const slotOrders = `/admin/orders?PDate=${day}&SlotId=5`;
    expect(table.getByRole('link', { name: '4–7 pm, To pack: 3 orders' })).toHaveAttribute(
      'href',
      `${slotOrders}&Status=3`,
    );
    expect(table.getByRole('link', { name: '4–7 pm, Late: 2 orders' })).toHaveAttribute(
      'href',
      `${slotOrders}&Days=late`,
    );
    expect(table.getByRole('img', { name: '4–7 pm, Delivered: no orders' })).toBeVisible();
    expect(await linkIn('Late orders', '4 late orders')).toHaveAttribute(
      'href',
      `/admin/orders?PDate=${day}&Days=late`,
    );
    expect(screen.getByText('2 are from earlier days.')).toBeVisible();
  });
  it('says when nothing is to be delivered today', async () => {
    network.respondTo(orderAdminOperations.readDayProgress, () => ({
      ...progressResponse(),
      Slots: [],
    }));
    signInAs('transactions');
    openPage();
    expect(await screen.findByText('No orders to deliver today')).toBeVisible();
    expect(screen.getByText('Everything is on time.')).toBeVisible();
  });
  it.each([
    ['payments', 'Payments', '2 stuck', '/admin/payments?Stuck=1'],
    [
      'payments',
      'Payments',
      '7 failed today',
      `/admin/payments?FromDate=${day}&ToDate=${day}&State=failed`,
    ],
    [
      'payments',
      'Takings today',
      '₹1,500.00 ₹20.00 refunded',
      `/admin/payments?FromDate=${day}&ToDate=${day}`,
    ],
    ['payments', 'Cash to collect', '3 delivered orders', '/admin/payments/cash'],
    ['items', 'Stock', '12 running out', '/admin/stock?LocationId=1&Stock=low'],
    ['items', 'Stock', '4 sold out', '/admin/stock?LocationId=1&Stock=out'],
    ['chat', 'Chat', '3 unread conversations', '/admin/chat?Unread=1'],
    ['messaging', 'Dead letters', '1 not replayed', '/admin/dead-letters?Waiting=1'],
  ] as const)('with permission %s, %s shows "%s"', async (permission, tile, name, path) => {
    signInAs(permission);
    openPage();
    expect(await linkIn(tile, name)).toHaveAttribute('href', path);
    expect(network.requestsTo(orderAdminOperations.readDayProgress)).toEqual([]);
  });
  it('counts what runs out at each location, with the name of the location', async () => {
    network.respondTo(slotOperations.listLocations, () => [
      bengaluru,
      { ...bengaluru, Id: 2, Name: 'Chennai store' },
    ]);
    network.respondTo(countStockAlerts, () => [
      { LocationId: 1, Low: 0, Out: 0 },
      { LocationId: 2, Low: 3, Out: 1 },
    ]);
    signInAs('items');
    openPage();
    const tile = await findTile('Stock');
    const chennai = within(await tile.findByRole('group', { name: 'Chennai store' }));
    expect(chennai.getByRole('link', { name: '3 running out' })).toHaveAttribute(
      'href',
      '/admin/stock?LocationId=2&Stock=low',
    );
    const first = within(tile.getByRole('group', { name: 'Bengaluru store' }));
    expect(first.getByRole('link', { name: '0 running out' })).toBeVisible();
    expect(network.requestsTo(countStockAlerts)).toHaveLength(1);
  });
  it('shows the counts also when the locations cannot be read', async () => {
    network.respondTo(slotOperations.listLocations, () => problemResponse(503, 'unavailable'));
    signInAs('items');
    openPage();
    expect(await linkIn('Stock', '12 running out')).toBeVisible();
  });
  it('says so when sums do not cover all orders and payments', async () => {
    network.respondTo(orderAdminOperations.sumCashDue, () => ({
      Orders: 5000,
      Payable: 393,
      IsComplete: false,
    }));
    network.respondTo(billingOperations.sumPayments, () => ({
      Payments: 20_000,
      Captured: 1500,
      Refunded: 0,
      IsComplete: false,
    }));
    signInAs('payments');
    openPage();
    const cash = await findTile('Cash to collect');
    expect(await cash.findByText('At least ₹393.00 not recorded')).toBeVisible();
    const takings = await findTile('Takings today');
    expect(await takings.findByText('Of the newest 20,000 payments only')).toBeVisible();
  });
  it('shows the takings of the same weekday of last week', async () => {
    signInAs('payments');
    openPage();
    const before = await linkIn('Takings today', /whole day: ₹2,000\.00$/);
    const lastWeek = addDays(day, -7);
    expect(before).toHaveAttribute(
      'href',
      `/admin/payments?FromDate=${lastWeek}&ToDate=${lastWeek}`,
    );
  });
  it('shows other staff that there is nothing to watch, and requests nothing', async () => {
    signInAs('offers');
    openPage();
    expect(await screen.findByText('Nothing to watch here')).toBeVisible();
    expect(network.requests).toEqual([]);
  });
  it('shows which tile is not available while the others go on', async () => {
    network.respondTo(countStockAlerts, () => problemResponse(503, 'unavailable'));
    signInAs('items', 'chat');
    const { user } = openPage();
    const stock = await findTile('Stock');
    expect(await stock.findByText('Not available right now')).toBeVisible();
    expect(await linkIn('Chat', '3 unread conversations')).toBeVisible();
    network.respondTo(countStockAlerts, () => [{ LocationId: 1, Low: 5, Out: 0 }]);
    await user.click(stock.getByRole('button', { name: 'Try again: Stock' }));
    expect(await stock.findByRole('link', { name: '5 running out' })).toBeVisible();
  });
  it('keeps the last numbers of a tile that cannot be updated and says since when', async () => {
    signInAs('transactions');
    openPage();
    await linkIn('Late orders', '0 late orders');
    network.respondTo(orderAdminOperations.readDayProgress, () =>
      problemResponse(503, 'unavailable'),
    );
    emitLiveEvent('order.status', { Id: 1, Status: 3, StatusText: '', At: '' });
    const tile = await findTile('Late orders');
    expect(await tile.findByText(/^Not updated since /)).toBeVisible();
    expect(tile.getByRole('link', { name: '0 late orders' })).toBeVisible();
  });
  it('follows the live stream', async () => {
    signInAs('transactions');
    openPage();
    await linkIn('Late orders', '0 late orders');
    late = 1;
    emitLiveEvent('order.status', { Id: 1, Status: 3, StatusText: '', At: '' });
    await waitFor(async () => expect(await linkIn('Late orders', '2 late orders')).toBeVisible());
  });
});
