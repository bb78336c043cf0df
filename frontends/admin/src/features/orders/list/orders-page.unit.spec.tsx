import { addDays } from '@tokri/contracts/dates';
import { orderAdminOperations } from '@tokri/contracts/api';
import { rejectAsOffline, problemResponse, renderPage } from '@tokri/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../../routes.tsx';
import { buildOrder, commandOk, commandRejected } from '../../../testing/fixtures.ts';
import { day, setupAdminApi, pageResponse, signInAs } from '../../../testing/fake-admin-api.ts';

let api: ReturnType<typeof setupAdminApi>;
beforeEach(() => {
  api = setupAdminApi();
  signInAs('transactions');
});
afterEach(() => api.network.restore());

const openPage = (path = '/admin/orders') => renderPage(routes, path);
const lastListQuery = () =>
  api.network.requestsTo(orderAdminOperations.listDayOrders).at(-1)?.query;
const findRow = async (name: string) =>
  (await screen.findByRole('link', { name })).closest('tr') as HTMLElement;

describe('OrdersPage', () => {
  it("shows today's orders with customer, slot, total and payment", async () => {
    openPage();
    expect(await findRow('Meera Nair')).toHaveTextContent(
      /T2611-04211 • 560034.*7–10 am.*₹131\.00.*Cash on deliveryDue.*Confirmed/,
    );
    expect(lastListQuery()).toEqual({ PDate: day, page: '1', pageSize: '50' });
  });
  it('says that the money of a delivered cash order is not recorded', async () => {
    api.orders = [buildOrder({ Status: 6, StatusText: 'Delivered' })];
    openPage();
    expect(await findRow('Meera Nair')).toHaveTextContent('Cash on deliveryCash not recorded');
  });
  it('opens an order by a click anywhere in its row', async () => {
    const { user } = openPage();
    await user.click(within(await findRow('Meera Nair')).getByText('₹131.00'));
    expect(await screen.findByRole('complementary', { name: 'T2611-04211' })).toBeInTheDocument();
  });
  it('filters by a cell of the day summary and clears the filter on the second click', async () => {
    const { user } = openPage();
    const countLink = await screen.findByRole('link', { name: '7–10 am, Packed: 1 order' });
    await user.click(countLink);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Meera Nair' })).toBeNull());
    expect(lastListQuery()).toMatchObject({ Status: '4', SlotId: '101' });
    await user.click(screen.getByRole('link', { name: '7–10 am, Packed: 1 order' }));
    expect(await findRow('Meera Nair')).toBeInTheDocument();
  });
  it('searches once typing pauses and extends the search to all days on request', async () => {
    const { user } = openPage();
    await user.type(await screen.findByRole('searchbox', { name: 'Search orders' }), 'meera');
    await waitFor(() => expect(lastListQuery()).toMatchObject({ Search: 'meera' }));
    expect(
      api.network
        .requestsTo(orderAdminOperations.listDayOrders)
        .filter(({ query }) => query.Search && query.Search !== 'meera'),
    ).toEqual([]);
    // The fake network cannot tell the two operations on this path apart, so it switches only now.
    api.network.respondTo(orderAdminOperations.findOrders, () => pageResponse([buildOrder()]));
    await user.click(screen.getByRole('button', { name: 'All days' }));
    await waitFor(() =>
      expect(api.network.requestsTo(orderAdminOperations.findOrders).at(-1)?.query).toMatchObject({
        Search: 'meera',
      }),
    );
  });
  it('keeps the order open that was opened before the search started', async () => {
    const { user } = openPage();
    await findRow('Meera Nair');
    await user.type(screen.getByRole('searchbox', { name: 'Search orders' }), 'meera');
    await user.click(screen.getByRole('link', { name: 'Meera Nair' }));
    await waitFor(() => expect(lastListQuery()).toMatchObject({ Search: 'meera' }));
    expect(await screen.findByRole('complementary', { name: 'T2611-04211' })).toBeInTheDocument();
  });
  it('clears the slot filter when the day changes', async () => {
    const { user } = openPage('/admin/orders?SlotId=101&Status=3');
    await user.click(await screen.findByRole('button', { name: 'Next day' }));
    await waitFor(() =>
      expect(lastListQuery()).toEqual({
        PDate: addDays(day, 1),
        Status: '3',
        page: '1',
        pageSize: '50',
      }),
    );
  });
  it('shows an empty state with a link to the next day that has orders', async () => {
    api.orders = [];
    api.nextDay = addDays(day, 3);
    openPage(`/admin/orders?PDate=${day}`);
    expect(await screen.findByText(/^No orders for/)).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: /^Orders for/ })).toHaveAttribute(
      'href',
      `/admin/orders?PDate=${addDays(day, 3)}`,
    );
  });
  it('offers a retry when the orders cannot be loaded', async () => {
    api.network.respondTo(orderAdminOperations.listDayOrders, () =>
      problemResponse(503, 'unavailable'),
    );
    const { user } = openPage();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    api.network.respondTo(orderAdminOperations.listDayOrders, () => pageResponse(api.orders));
    await user.click(retry);
    expect(await findRow('Meera Nair')).toBeInTheDocument();
  });
});

describe('bulk actions', () => {
  const selectOrders = async (
    user: ReturnType<typeof openPage>['user'],
    ...numbers: readonly string[]
  ) => {
    for (const number of numbers)
      await user.click(await screen.findByRole('checkbox', { name: `Select ${number}` }));
    return screen.getByRole('region', { name: 'Bulk actions' });
  };
  it('offers each status change with the number of orders it applies to', async () => {
    const { user } = openPage();
    const bar = await selectOrders(user, 'T2611-04211', 'T2611-04212');
    expect(within(bar).getByText('2 selected')).toBeInTheDocument();
    expect(
      within(bar)
        .getAllByRole('button')
        .map((button) => button.textContent || button.getAttribute('aria-label')),
    ).toEqual([
      'Mark as packed (1)',
      'Mark as out for delivery (1)',
      'Bills as PDF',
      'Clear selection',
    ]);
  });
  it('warns before orders of a later day are sent out', async () => {
    const slot = { Id: 101, Date: addDays(day, 1), Start: '07:00', End: '10:00' };
    api.orders = [
      buildOrder({ Status: 4, StatusText: 'Packed', Slot: slot }),
      buildOrder({ Id: 9002, TransactionNumber: 'T2611-04212', Status: 4, StatusText: 'Packed' }),
    ];
    const { user } = openPage();
    const bar = await selectOrders(user, 'T2611-04211', 'T2611-04212');
    await user.click(within(bar).getByRole('button', { name: 'Mark as out for delivery (2)' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      /1 of these orders is for a later day\. Send them out today\?/,
    );
    await user.click(screen.getByRole('button', { name: 'No' }));
    expect(api.network.requestsTo(orderAdminOperations.moveOrders)).toEqual([]);
  });
  it('updates all orders in one request after confirmation and lists the failed ones', async () => {
    api.orders = [
      buildOrder(),
      buildOrder({ Id: 9003, TransactionNumber: 'T2611-04213', UserName: 'Fatima Shaikh' }),
    ];
    api.network.respondTo(orderAdminOperations.moveOrders, () => [
      commandOk(9001, { TransactionId: 9001, TransactionNumber: 'T2611-04211', Status: 4 }),
      commandRejected('transition-refused', 'It is cancelled.', { TransactionId: 9003 }),
    ]);
    const { user } = openPage();
    const bar = await selectOrders(user, 'T2611-04211', 'T2611-04213');
    await user.click(within(bar).getByRole('button', { name: 'Mark as packed (2)' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Yes' }),
    );
    const sheet = await screen.findByRole('dialog', { name: 'Some orders were not updated' });
    expect(sheet).toHaveTextContent('T2611-04213It is cancelled.');
    expect(api.network.requestsTo(orderAdminOperations.moveOrders).map(({ body }) => body)).toEqual(
      [{ Status: 4, TransactionIds: [9001, 9003] }],
    );
  });
  it('keeps the selection and refreshes when the request gets no response', async () => {
    api.network.respondTo(orderAdminOperations.moveOrders, rejectAsOffline);
    const { user } = openPage();
    const bar = await selectOrders(user, 'T2611-04211');
    const before = api.network.requestsTo(orderAdminOperations.listDayOrders).length;
    await user.click(within(bar).getByRole('button', { name: 'Mark as packed (1)' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Yes' }),
    );
    const question = within(await screen.findByRole('alertdialog'));
    expect(await question.findByRole('alert')).toHaveTextContent('Something went wrong.');
    await user.click(question.getByRole('button', { name: 'No' }));
    expect(within(bar).getByText('1 selected')).toBeInTheDocument();
    await waitFor(() =>
      expect(api.network.requestsTo(orderAdminOperations.listDayOrders).length).toBeGreaterThan(
        before,
      ),
    );
  });
  it('changes nothing when the confirmation is declined', async () => {
    const { user } = openPage();
    const bar = await selectOrders(user, 'T2611-04211');
    await user.click(within(bar).getByRole('button', { name: 'Mark as packed (1)' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'No' }),
    );
    expect(api.network.requestsTo(orderAdminOperations.moveOrders)).toEqual([]);
  });
});

describe('PickingPage', () => {
  it('groups the items of a slot by food and household with a total', async () => {
    api.network.respondTo(orderAdminOperations.readPickingList, () => [
      {
        ItemId: 3,
        UnitId: 30,
        ItemGroupId: 1,
        Name: 'Onion',
        UnitName: '1 kg',
        IsFood: true,
        Quantity: 5,
        Orders: 2,
      },
      {
        ItemId: 4,
        UnitId: 40,
        ItemGroupId: 9,
        Name: 'Soap',
        UnitName: '100 g',
        IsFood: false,
        Quantity: 1,
        Orders: 1,
      },
    ]);
    openPage('/admin/orders/picking?SlotId=101');
    expect(
      within(await screen.findByRole('region', { name: 'Food' })).getByRole('row', {
        name: /5 × Onion 1 kg 2/,
      }),
    ).toBeInTheDocument();
    expect(screen.getByText('6 units of 2 products')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Print' })).toBeEnabled();
  });
  it('asks for a slot and loads nothing without one', async () => {
    openPage('/admin/orders/picking');
    expect(await screen.findByText('Choose a slot first')).toBeInTheDocument();
    expect(api.network.requestsTo(orderAdminOperations.readPickingList)).toEqual([]);
  });
});
