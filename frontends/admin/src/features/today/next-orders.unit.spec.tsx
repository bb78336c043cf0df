import { orderAdminOperations } from '@tokri/contracts/api';
import { addDays } from '@tokri/contracts/dates';
import { orderStatus } from '@tokri/contracts/orders';
import {
  emitLiveEvent,
  problemResponse,
  renderPage,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes.tsx';
import { day, pageResponse, setupAdminApi, signInAs } from '../../testing/fake-admin-api.ts';
import { buildOrder } from '../../testing/fixtures.ts';

const { findNextOrderDay, listDayOrders, listLateOrders, readDayProgress } = orderAdminOperations;
const tomorrow = addDays(day, 1);
let api: ReturnType<typeof setupAdminApi>;
let network: FakeNetwork;

const buildSlotOrder = (Id: number, date: string, Start: string, Status: number) =>
  buildOrder({
    Id,
    TransactionNumber: `T-${Id}`,
    Status,
    Slot: { Id: 5, Date: date, Start, End: '21:00' },
  });

const respondWithDays = (orders: typeof api.orders) =>
  network.respondTo(listDayOrders, ({ query }) =>
    pageResponse(
      orders.filter(
        ({ Slot, Status }) => Slot.Date === query.PDate && String(Status) === query.Status,
      ),
    ),
  );

beforeEach(() => {
  api = setupAdminApi();
  ({ network } = api);
  network.respondTo(readDayProgress, () => ({ PDate: day, Slots: [], LateFromEarlierDays: 0 }));
  network.respondTo(listLateOrders, () => pageResponse([]));
  api.nextDay = null;
  respondWithDays([]);
  signInAs('transactions');
});
afterEach(() => network.restore());

const findList = async () => within(await screen.findByRole('region', { name: 'Next orders' }));
const readLinks = async () =>
  (await (await findList()).findAllByRole('listitem')).map((row) => row.textContent);

describe('NextOrders', () => {
  it('lists late orders first, then those of today by slot, then those of the next day', async () => {
    network.respondTo(listLateOrders, () =>
      pageResponse([buildSlotOrder(1, day, '07:00', orderStatus.Packed)]),
    );
    api.nextDay = tomorrow;
    respondWithDays([
      buildSlotOrder(1, day, '07:00', orderStatus.Packed),
      buildSlotOrder(2, day, '16:00', orderStatus.Confirmed),
      buildSlotOrder(3, day, '10:00', orderStatus.OutForDelivery),
      buildSlotOrder(4, day, '09:00', orderStatus.Delivered),
      buildSlotOrder(5, tomorrow, '08:00', orderStatus.Confirmed),
    ]);
    renderPage(routes, '/admin');
    expect(await readLinks()).toEqual([
      expect.stringMatching(/^Late Today.*T-1 /),
      expect.stringMatching(/^Today.*T-3 /),
      expect.stringMatching(/^Today.*T-2 /),
      expect.stringMatching(/^Tomorrow.*T-5 /),
    ]);
    expect((await findList()).getByRole('link', { name: /T-2 / })).toHaveAttribute(
      'href',
      `/admin/orders/2?PDate=${day}`,
    );
  });
  it('shows six orders and asks for no other day when today has that many', async () => {
    respondWithDays(
      Array.from({ length: 7 }, (_, index) =>
        buildSlotOrder(index + 1, day, '16:00', orderStatus.Confirmed),
      ),
    );
    renderPage(routes, '/admin');
    expect(await readLinks()).toHaveLength(6);
    expect(network.requestsTo(findNextOrderDay)).toEqual([]);
  });
  it('says when nothing is left to deliver', async () => {
    renderPage(routes, '/admin');
    expect(await (await findList()).findByText('Nothing left to deliver')).toBeVisible();
  });
  it('offers to try again when the orders cannot be read', async () => {
    network.respondTo(listLateOrders, () => problemResponse(503, 'unavailable'));
    const { user } = renderPage(routes, '/admin');
    const list = await findList();
    await list.findByText('Not available right now');
    network.respondTo(listLateOrders, () => pageResponse([]));
    await user.click(list.getByRole('button', { name: 'Try again: Next orders' }));
    expect(await list.findByText('Nothing left to deliver')).toBeVisible();
  });
  it('follows the live stream', async () => {
    renderPage(routes, '/admin');
    await (await findList()).findByText('Nothing left to deliver');
    respondWithDays([buildSlotOrder(8, day, '16:00', orderStatus.Confirmed)]);
    emitLiveEvent('order.status', { Id: 8, Status: 3, StatusText: '', At: '' });
    await waitFor(async () => expect(await readLinks()).toHaveLength(1));
  });
  it('is not shown, nor its orders requested, without the permission for orders', async () => {
    signInAs('payments');
    renderPage(routes, '/admin');
    await screen.findByRole('region', { name: 'Takings today' });
    expect(screen.queryByRole('region', { name: 'Next orders' })).toBeNull();
    expect(network.requestsTo(listDayOrders)).toEqual([]);
  });
});
