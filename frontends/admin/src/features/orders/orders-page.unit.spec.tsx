import { addDays } from '@tokri/contracts';
import { orderAdminOperations } from '@tokri/contracts/http';
import { noNetwork, problem, renderPage } from '@tokri/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes.tsx';
import { anOrder, done, refusal } from '../../testing/fixtures.ts';
import { day, openOffice, page, signedInAs } from '../../testing/office.ts';

let office: ReturnType<typeof openOffice>;
beforeEach(() => {
  office = openOffice();
  signedInAs('transactions');
});
afterEach(() => office.network.restore());

const open = (path = '/admin/orders') => renderPage(routes, path);
const lastList = () => office.network.callsOf(orderAdminOperations.listDayOrders).at(-1)?.query;
const row = async (name: string) =>
  (await screen.findByRole('link', { name })).closest('tr') as HTMLElement;

describe('the orders of a day', () => {
  it('opened, shows today with customer, slot, sum and payment', async () => {
    open();
    expect(await row('Meera Nair')).toHaveTextContent(
      /T2611-04211 • 560034.*7–10 am.*₹131\.00.*At the doorPay on delivery.*Confirmed/,
    );
    expect(lastList()).toEqual({ PDate: day, page: '1', pageSize: '50' });
  });
  it('a number of the board, pressed, shows those orders; pressed again, all', async () => {
    const { user } = open();
    const cell = await screen.findByRole('link', { name: '7–10 am, Packed: 1 order' });
    await user.click(cell);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Meera Nair' })).toBeNull());
    expect(lastList()).toMatchObject({ Status: '4', SlotId: '101' });
    await user.click(screen.getByRole('link', { name: '7–10 am, Packed: 1 order' }));
    expect(await row('Meera Nair')).toBeInTheDocument();
  });
  it('searched, asks once the typing rests, and for all days when wished', async () => {
    const { user } = open();
    await user.type(await screen.findByRole('searchbox', { name: 'Search orders' }), 'meera');
    await waitFor(() => expect(lastList()).toMatchObject({ Search: 'meera' }));
    expect(
      office.network
        .callsOf(orderAdminOperations.listDayOrders)
        .filter(({ query }) => query.Search && query.Search !== 'meera'),
    ).toEqual([]);
    // Only now, for the network of tests cannot tell the two rows of this path apart.
    office.network.answer(orderAdminOperations.findOrders, () => page([anOrder()]));
    await user.click(screen.getByRole('button', { name: 'All days' }));
    await waitFor(() =>
      expect(office.network.callsOf(orderAdminOperations.findOrders).at(-1)?.query).toMatchObject({
        Search: 'meera',
      }),
    );
  });
  it('searched and an order opened before the search began, keeps the order open', async () => {
    const { user } = open();
    await row('Meera Nair');
    await user.type(screen.getByRole('searchbox', { name: 'Search orders' }), 'meera');
    await user.click(screen.getByRole('link', { name: 'Meera Nair' }));
    await waitFor(() => expect(lastList()).toMatchObject({ Search: 'meera' }));
    expect(screen.getByRole('complementary', { name: 'T2611-04211' })).toBeInTheDocument();
  });
  it('the day after, chosen, is asked for without the slot of this one', async () => {
    const { user } = open('/admin/orders?SlotId=101&Status=3');
    await user.click(await screen.findByRole('button', { name: 'Day after' }));
    await waitFor(() =>
      expect(lastList()).toEqual({
        PDate: addDays(day, 1),
        Status: '3',
        page: '1',
        pageSize: '50',
      }),
    );
  });
  it('without any, says so and leads to the day after', async () => {
    office.orders = [];
    open();
    expect(await screen.findByText(/^No orders for/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Orders of/ })).toHaveAttribute(
      'href',
      `/admin/orders?PDate=${addDays(day, 1)}`,
    );
  });
  it('that do not come, offers to try again', async () => {
    office.network.answer(orderAdminOperations.listDayOrders, () => problem(503, 'unavailable'));
    const { user } = open();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    office.network.answer(orderAdminOperations.listDayOrders, () => page(office.orders));
    await user.click(retry);
    expect(await row('Meera Nair')).toBeInTheDocument();
  });
});

describe('several orders', () => {
  const select = async (user: ReturnType<typeof open>['user'], ...numbers: readonly string[]) => {
    for (const number of numbers)
      await user.click(await screen.findByRole('checkbox', { name: `Select ${number}` }));
    return screen.getByRole('region', { name: 'With the selected orders' });
  };
  it('selected in two states, offer each move with those it fits', async () => {
    const { user } = open();
    const bar = await select(user, 'T2611-04211', 'T2611-04212');
    expect(within(bar).getByText('2 selected')).toBeInTheDocument();
    expect(
      within(bar)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Mark packed (1)', 'Send out (1)', 'Clear selection']);
  });
  it('moved after a yes, go in one call; who could not, is told with the reason', async () => {
    office.orders = [
      anOrder(),
      anOrder({ Id: 9003, TransactionNumber: 'T2611-04213', UserName: 'Fatima Shaikh' }),
    ];
    office.network.answer(orderAdminOperations.moveOrders, () => [
      done(9001, { TransactionId: 9001, TransactionNumber: 'T2611-04211', Status: 4 }),
      refusal('transition-refused', 'It is cancelled.', { TransactionId: 9003 }),
    ]);
    const { user } = open();
    const bar = await select(user, 'T2611-04211', 'T2611-04213');
    await user.click(within(bar).getByRole('button', { name: 'Mark packed (2)' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Yes' }),
    );
    const sheet = await screen.findByRole('dialog', { name: 'Not all could be moved' });
    expect(sheet).toHaveTextContent('T2611-04213It is cancelled.');
    expect(office.network.callsOf(orderAdminOperations.moveOrders).map(({ body }) => body)).toEqual(
      [{ Status: 4, TransactionIds: [9001, 9003] }],
    );
  });
  it('moved without an answer, stay selected and are read again', async () => {
    office.network.answer(orderAdminOperations.moveOrders, noNetwork);
    const { user } = open();
    const bar = await select(user, 'T2611-04211');
    const before = office.network.callsOf(orderAdminOperations.listDayOrders).length;
    await user.click(within(bar).getByRole('button', { name: 'Mark packed (1)' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Yes' }),
    );
    await user.click(within(await screen.findByRole('dialog')).getByRole('button'));
    expect(within(bar).getByText('1 selected')).toBeInTheDocument();
    await waitFor(() =>
      expect(office.network.callsOf(orderAdminOperations.listDayOrders).length).toBeGreaterThan(
        before,
      ),
    );
  });
  it('moved after a no, stay', async () => {
    const { user } = open();
    const bar = await select(user, 'T2611-04211');
    await user.click(within(bar).getByRole('button', { name: 'Mark packed (1)' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'No' }),
    );
    expect(office.network.callsOf(orderAdminOperations.moveOrders)).toEqual([]);
  });
});

describe('the picking list', () => {
  it('of a slot, shows units in the two bags with their sum', async () => {
    office.network.answer(orderAdminOperations.readPickingList, () => [
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
    open('/admin/orders/picking?SlotId=101');
    expect(
      within(await screen.findByRole('region', { name: 'Food' })).getByRole('row', {
        name: /5 × Onion 1 kg 2/,
      }),
    ).toBeInTheDocument();
    expect(screen.getByText('6 units of 2 kinds')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Print' })).toBeEnabled();
  });
  it('without a slot, asks for one and reads nothing', async () => {
    open('/admin/orders/picking');
    expect(await screen.findByText('Choose a slot first')).toBeInTheDocument();
    expect(office.network.callsOf(orderAdminOperations.readPickingList)).toEqual([]);
  });
});
