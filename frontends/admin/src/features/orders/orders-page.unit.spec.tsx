import { addDays } from '@tokri/contracts';
import { billingOperations, orderAdminOperations, orderOperations } from '@tokri/contracts/http';
import { problem, renderPage } from '@tokri/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes.tsx';
import { aLine, anOrder, done, refusal } from '../../testing/fixtures.ts';
import { day, openOffice, page, signedInAs } from '../../testing/office.ts';

let office: ReturnType<typeof openOffice>;
beforeEach(() => {
  office = openOffice();
  signedInAs('transactions');
});
afterEach(() => office.network.restore());

const open = (path = '/admin/orders') => renderPage(routes, path);
const lastList = () => office.network.callsOf(orderAdminOperations.listDayOrders).at(-1)?.query;
const row = async (name: string) => (await screen.findByRole('link', { name })).closest('tr') as HTMLElement;

describe('the orders of a day', () => {
  it('opened, shows today with customer, slot, sum and payment', async () => {
    open();
    expect(await row('Meera Nair')).toHaveTextContent(/T2611-04211 • 560034.*7–10 am.*₹131\.00.*At the doorPay on delivery.*Confirmed/);
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
    expect(office.network.callsOf(orderAdminOperations.listDayOrders).filter(({ query }) => query.Search && query.Search !== 'meera')).toEqual([]);
    // Only now, for the network of tests cannot tell the two rows of this path apart.
    office.network.answer(orderAdminOperations.findOrders, () => page([anOrder()]));
    await user.click(screen.getByRole('button', { name: 'All days' }));
    await waitFor(() => expect(office.network.callsOf(orderAdminOperations.findOrders).at(-1)?.query).toMatchObject({ Search: 'meera' }));
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
    await waitFor(() => expect(lastList()).toEqual({ PDate: addDays(day, 1), Status: '3', page: '1', pageSize: '50' }));
  });
  it('without any, says so', async () => {
    office.orders = [];
    open();
    expect(await screen.findByText(/^No orders for/)).toBeInTheDocument();
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
    for (const number of numbers) await user.click(await screen.findByRole('checkbox', { name: `Select ${number}` }));
    return screen.getByRole('region', { name: 'With the selected orders' });
  };
  it('selected in two states, offer each move with those it fits', async () => {
    const { user } = open();
    const bar = await select(user, 'T2611-04211', 'T2611-04212');
    expect(within(bar).getByText('2 selected')).toBeInTheDocument();
    expect(within(bar).getAllByRole('button').map((button) => button.textContent)).toEqual(['Mark packed (1)', 'Send out (1)', 'Clear selection']);
  });
  it('moved after a yes, go in one call; who could not, is told with the reason', async () => {
    office.orders = [anOrder(), anOrder({ Id: 9003, TransactionNumber: 'T2611-04213', UserName: 'Fatima Shaikh' })];
    office.network.answer(orderAdminOperations.moveOrders, () => [done(9001, { TransactionId: 9001, TransactionNumber: 'T2611-04211', Status: 4 }), refusal('transition-refused', 'It is cancelled.', { TransactionId: 9003 })]);
    const { user } = open();
    const bar = await select(user, 'T2611-04211', 'T2611-04213');
    await user.click(within(bar).getByRole('button', { name: 'Mark packed (2)' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Yes' }));
    const sheet = await screen.findByRole('dialog', { name: 'Not all could be moved' });
    expect(sheet).toHaveTextContent('T2611-04213It is cancelled.');
    expect(office.network.callsOf(orderAdminOperations.moveOrders).map(({ body }) => body)).toEqual([{ Status: 4, TransactionIds: [9001, 9003] }]);
  });
  it('moved after a no, stay', async () => {
    const { user } = open();
    const bar = await select(user, 'T2611-04211');
    await user.click(within(bar).getByRole('button', { name: 'Mark packed (1)' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'No' }));
    expect(office.network.callsOf(orderAdminOperations.moveOrders)).toEqual([]);
  });
});

describe('one order', () => {
  const panel = () => screen.findByRole('complementary', { name: 'T2611-04211' });
  const moved = () => office.network.answer(orderAdminOperations.moveOrders, ({ body }) => {
    office.orders = [anOrder({ Status: body.Status, StatusText: 'Packed' })];
    return [done(9001, { TransactionId: 9001, TransactionNumber: 'T2611-04211', Status: body.Status })];
  });
  it('opened, shows lines, address, note, sums and what happened beside the list', async () => {
    office.orders = [anOrder({ Note: 'Ring twice' })];
    const { user } = open();
    await user.click(await screen.findByRole('link', { name: 'Meera Nair' }));
    const order = await panel();
    for (const text of ['Ring twice', '12, 4th Cross, 560034', '+91 90000 00002', 'By itself']) expect(await within(order).findByText(text)).toBeInTheDocument();
    expect(within(order).getByRole('checkbox', { name: 'Onion 1 kg, 2: in the bag' })).not.toBeChecked();
  });
  it('packed, links to its own papers', async () => {
    office.orders = [anOrder({ Status: 4, StatusText: 'Packed', Bill: { Id: 31, Number: 'TKR/26-27/000031' } })];
    open('/admin/orders/9001');
    expect(await within(await panel()).findByRole('link', { name: /TKR\/26-27\/000031/ })).toHaveAttribute('href', '/bill/31?TransId=9001');
  });
  it('its next step, pressed, moves it and offers the one after', async () => {
    moved();
    const { user } = open('/admin/orders/9001');
    await user.click(await screen.findByRole('button', { name: 'Mark packed' }));
    expect(await screen.findByRole('button', { name: 'Send out' })).toBeInTheDocument();
    expect(office.network.callsOf(orderAdminOperations.moveOrders)[0]?.body).toEqual({ Status: 4, TransactionIds: [9001] });
  });
  it('the key N, pressed, does the same; in a field it types', async () => {
    moved();
    const { user } = open('/admin/orders/9001');
    await screen.findByRole('button', { name: 'Mark packed' });
    await user.type(screen.getByRole('searchbox'), 'n');
    expect(office.network.callsOf(orderAdminOperations.moveOrders)).toEqual([]);
    (document.activeElement as HTMLElement).blur();
    await user.keyboard('n');
    expect(await screen.findByRole('button', { name: 'Send out' })).toBeInTheDocument();
  });
  it('that another has moved meanwhile, tells why its step was refused', async () => {
    office.network.answer(orderAdminOperations.moveOrders, () => [refusal('transition-refused', 'An order cannot go from its present state to that one.', { TransactionId: 9001 })]);
    const { user } = open('/admin/orders/9001');
    await user.click(await screen.findByRole('button', { name: 'Mark packed' }));
    expect(await screen.findByText('An order cannot go from its present state to that one.')).toBeInTheDocument();
  });
  it('cancelled with a reason and a yes, tells what goes back to the customer', async () => {
    office.network.answer(orderOperations.cancelOrder, () => [done(9001, { RefundAmount: 131, Status: 7 })]);
    const { user } = open('/admin/orders/9001');
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    const sheet = screen.getByRole('dialog', { name: 'Cancel T2611-04211' });
    await user.click(within(sheet).getByRole('button', { name: 'Cancel order' }));
    expect(within(sheet).getByText('Choose a reason')).toBeInTheDocument();
    await user.click(within(sheet).getByLabelText('Goods are missing'));
    await user.type(within(sheet).getByLabelText('In your own words'), 'No onions came');
    await user.click(within(sheet).getByRole('button', { name: 'Cancel order' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Yes' }));
    expect((await screen.findAllByText('T2611-04211 is cancelled. ₹131.00 goes back to the customer.')).length).toBeGreaterThan(0);
    expect(office.network.callsOf(orderOperations.cancelOrder)[0]?.query).toEqual({ TransactionId: '9001', reason: 'Goods are missing: No onions came' });
  });
  it('cancelled after a short packing, tells only what goes back now', async () => {
    office.orders[0] = anOrder({ RefundAmount: 19 });
    office.network.answer(orderOperations.cancelOrder, () => [done(9001, { RefundAmount: 150, Status: 7 })]);
    const { user } = open('/admin/orders/9001');
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    const sheet = screen.getByRole('dialog', { name: /^Cancel / });
    await user.click(within(sheet).getByLabelText('Goods are missing'));
    await user.click(within(sheet).getByRole('button', { name: 'Cancel order' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Yes' }));
    expect((await screen.findAllByText(/₹131\.00 goes back to the customer\./)).length).toBeGreaterThan(0);
  });
  const openPacking = async () => {
    const { user } = open('/admin/orders/9001');
    await user.click(await screen.findByRole('button', { name: 'Pack short' }));
    const sheet = screen.getByRole('dialog', { name: 'Pack T2611-04211' });
    return { user, sheet, field: within(sheet).getByRole('spinbutton', { name: 'Onion 1 kg' }) };
  };
  it('packed short by keyboard, tells what it comes to and what is in the bag', async () => {
    office.network.answer(orderAdminOperations.packOrder, () => {
      office.orders = [anOrder({ Status: 4, StatusText: 'Packed', Lines: [{ ...aLine({ Quantity: 1 }), Ordered: 2 }] })];
      return [done(9001, { Status: 4, PaymentStatus: 1, Payable: 89, RefundAmount: 0 })];
    });
    const { user, sheet, field } = await openPacking();
    expect(within(sheet).getByText('2 of 2 in the bag')).toBeInTheDocument();
    await user.clear(field);
    await user.type(field, '1');
    expect(within(sheet).getByText('What is missing is not charged. The customer is told.')).toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect((await screen.findAllByText('T2611-04211 is packed. It comes to ₹89.00.')).length).toBeGreaterThan(0);
    expect(office.network.callsOf(orderAdminOperations.packOrder)[0]?.body).toEqual({ TransactionId: 9001, Lines: [{ Id: 1, Quantity: 1 }] });
    expect(await within(await panel()).findByText('1 of 2')).toBeInTheDocument();
  });
  it('packed with a number that is none, or with nothing, asks for another and sends nothing', async () => {
    const { user, sheet, field } = await openPacking();
    for (const [typed, words] of [['7', 'Each number is from 0 to what was ordered.'], ['0', 'Nothing is in the bag. Cancel the order instead.']] as const) {
      await user.clear(field);
      await user.type(field, `${typed}{Enter}`);
      expect(within(sheet).getByText(words)).toBeInTheDocument();
    }
    expect(office.network.callsOf(orderAdminOperations.packOrder)).toEqual([]);
  });
  it('packed by another meanwhile, tells why it was refused', async () => {
    office.network.answer(orderAdminOperations.packOrder, () => [refusal('packed-otherwise', 'This order is packed already, with other quantities.', {})]);
    const { user, sheet } = await openPacking();
    await user.click(within(sheet).getByRole('button', { name: 'Mark packed' }));
    expect(await screen.findByText('This order is packed already, with other quantities.')).toBeInTheDocument();
  });
  const owed = () => anOrder({ Status: 7, StatusText: 'Cancelled', PaymentStatus: 5, PaymentStatusText: 'Refund due', RefundStatus: 'Refund due', RefundAmount: 131 });
  it('cancelled after its cash was collected, is refunded by hand with the reference of a transfer', async () => {
    signedInAs('transactions', 'payments');
    office.orders = [owed()];
    office.network.answer(billingOperations.handBackCash, () => [done(9001, { Amount: 131, PaymentStatus: 6 })]);
    const { user } = open('/admin/orders/9001');
    await user.click(await screen.findByRole('button', { name: 'Record refund' }));
    const sheet = screen.getByRole('dialog', { name: 'Refund of T2611-04211' });
    expect(within(sheet).getByText('₹131.00 to give back')).toBeInTheDocument();
    await user.click(within(sheet).getByLabelText('By UPI'));
    await user.click(within(sheet).getByRole('button', { name: 'Record refund' }));
    expect(within(sheet).getByText('Enter the reference of the transfer')).toBeInTheDocument();
    await user.type(within(sheet).getByLabelText('Reference'), 'UPI 4711{Enter}');
    expect((await screen.findAllByText('T2611-04211: ₹131.00 is given back.')).length).toBeGreaterThan(0);
    expect(office.network.callsOf(billingOperations.handBackCash)[0]?.body).toEqual({ TransactionId: 9001, Way: 'upi', Reference: 'UPI 4711', Amount: 131 });
  });
  it('of which cash is owed, offers its refund to nobody without the permission', async () => {
    office.orders = [owed()];
    open('/admin/orders/9001');
    await panel();
    expect(screen.queryByRole('button', { name: 'Record refund' })).toBeNull();
  });
  it('delivered, offers nothing more', async () => {
    office.orders = [anOrder({ Status: 6, StatusText: 'Delivered' })];
    open('/admin/orders/9001');
    await panel();
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
  });
  it('that nobody knows, says so', async () => {
    office.network.answer(orderOperations.readOrder, () => problem(404, 'not-found'));
    open('/admin/orders/1');
    expect(await screen.findByText('There is no such order')).toBeInTheDocument();
  });
});

describe('the picking list', () => {
  it('of a slot, shows units in the two bags with their sum', async () => {
    office.network.answer(orderAdminOperations.readPickingList, () => [
      { ItemId: 3, UnitId: 30, ItemGroupId: 1, Name: 'Onion', UnitName: '1 kg', IsFood: true, Quantity: 5, Orders: 2 }, { ItemId: 4, UnitId: 40, ItemGroupId: 9, Name: 'Soap', UnitName: '100 g', IsFood: false, Quantity: 1, Orders: 1 },
    ]);
    open('/admin/orders/picking?SlotId=101');
    expect(within(await screen.findByRole('region', { name: 'Food' })).getByRole('row', { name: /5 × Onion 1 kg 2/ })).toBeInTheDocument();
    expect(screen.getByText('6 units of 2 kinds')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Print' })).toBeEnabled();
  });
  it('without a slot, asks for one and reads nothing', async () => {
    open('/admin/orders/picking');
    expect(await screen.findByText('Choose a slot first')).toBeInTheDocument();
    expect(office.network.callsOf(orderAdminOperations.readPickingList)).toEqual([]);
  });
});
