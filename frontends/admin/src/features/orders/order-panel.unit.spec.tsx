import { billingOperations, orderAdminOperations, orderOperations } from '@tokri/contracts/http';
import { problem, renderPage } from '@tokri/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../../routes.tsx';
import { aLine, anOrder, done, refusal } from '../../testing/fixtures.ts';
import { openOffice, signedInAs } from '../../testing/office.ts';

let office: ReturnType<typeof openOffice>;
beforeEach(() => {
  office = openOffice();
  signedInAs('transactions');
});
afterEach(() => office.network.restore());

const open = (path = '/admin/orders') => renderPage(routes, path);

describe('one order', () => {
  const panel = () => screen.findByRole('complementary', { name: 'T2611-04211' });
  const moved = () =>
    office.network.answer(orderAdminOperations.moveOrders, ({ body }) => {
      office.orders = [anOrder({ Status: body.Status, StatusText: 'Packed' })];
      return [
        done(9001, { TransactionId: 9001, TransactionNumber: 'T2611-04211', Status: body.Status }),
      ];
    });
  it('opened, shows lines, address, note, sums and what happened beside the list', async () => {
    office.orders = [anOrder({ Note: 'Ring twice' })];
    const { user } = open();
    await user.click(await screen.findByRole('link', { name: 'Meera Nair' }));
    const order = await panel();
    for (const text of ['Ring twice', '12, 4th Cross, 560034', '+91 90000 00002', 'By itself'])
      expect(await within(order).findByText(text)).toBeInTheDocument();
    expect(
      within(order).getByRole('checkbox', { name: 'Onion 1 kg, 2: in the bag' }),
    ).not.toBeChecked();
  });
  it('packed, links to its own papers', async () => {
    office.orders = [
      anOrder({ Status: 4, StatusText: 'Packed', Bill: { Id: 31, Number: 'TKR/26-27/000031' } }),
    ];
    open('/admin/orders/9001');
    expect(
      await within(await panel()).findByRole('link', { name: /TKR\/26-27\/000031/ }),
    ).toHaveAttribute('href', '/bill/31?TransId=9001');
  });
  it('its next step, pressed, moves it and offers the one after', async () => {
    moved();
    const { user } = open('/admin/orders/9001');
    await user.click(await screen.findByRole('button', { name: 'Mark packed' }));
    expect(await screen.findByRole('button', { name: 'Send out' })).toBeInTheDocument();
    expect(office.network.callsOf(orderAdminOperations.moveOrders)[0]?.body).toEqual({
      Status: 4,
      TransactionIds: [9001],
    });
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
    office.network.answer(orderAdminOperations.moveOrders, () => [
      refusal('transition-refused', 'An order cannot go from its present state to that one.', {
        TransactionId: 9001,
      }),
    ]);
    const { user } = open('/admin/orders/9001');
    await user.click(await screen.findByRole('button', { name: 'Mark packed' }));
    expect(
      await screen.findByText('An order cannot go from its present state to that one.'),
    ).toBeInTheDocument();
  });
  const cancelFor = async (answered: number, words: string) => {
    office.network.answer(orderOperations.cancelOrder, () => [
      done(9001, { RefundAmount: answered, Status: 7 }),
    ]);
    const { user } = open('/admin/orders/9001');
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    const sheet = within(screen.getByRole('dialog', { name: 'Cancel T2611-04211' }));
    await user.click(sheet.getByRole('button', { name: 'Cancel order' }));
    expect(sheet.getByText('Choose a reason')).toBeInTheDocument();
    await user.click(sheet.getByLabelText('Goods are missing'));
    await user.type(sheet.getByLabelText('In your own words'), words);
    await user.click(sheet.getByRole('button', { name: 'Cancel order' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Yes' }),
    );
  };
  it.each([
    ['', undefined],
    [', packed short before, without what went back then', 19],
  ])(
    'cancelled with a reason and a yes%s, tells what goes back to the customer',
    async (_when, before) => {
      office.orders[0] = anOrder({ RefundAmount: before });
      await cancelFor(131 + (before ?? 0), 'No onions came');
      expect(
        (await screen.findAllByText('T2611-04211 is cancelled. ₹131.00 goes back to the customer.'))
          .length,
      ).toBeGreaterThan(0);
      expect(office.network.callsOf(orderOperations.cancelOrder)[0]?.query).toEqual({
        TransactionId: '9001',
        reason: 'Goods are missing: No onions came',
      });
    },
  );
  const openPacking = async () => {
    const { user } = open('/admin/orders/9001');
    await user.click(await screen.findByRole('button', { name: 'Pack short' }));
    const sheet = screen.getByRole('dialog', { name: 'Pack T2611-04211' });
    return { user, sheet, field: within(sheet).getByRole('spinbutton', { name: 'Onion 1 kg' }) };
  };
  it('packed short by keyboard, tells what it comes to and what is in the bag', async () => {
    office.network.answer(orderAdminOperations.packOrder, () => {
      office.orders = [
        anOrder({
          Status: 4,
          StatusText: 'Packed',
          Lines: [{ ...aLine({ Quantity: 1 }), Ordered: 2 }],
        }),
      ];
      return [done(9001, { Status: 4, PaymentStatus: 1, Payable: 89, RefundAmount: 0 })];
    });
    const { user, sheet, field } = await openPacking();
    expect(within(sheet).getByText('2 of 2 in the bag')).toBeInTheDocument();
    await user.clear(field);
    await user.type(field, '1');
    expect(
      within(sheet).getByText('What is missing is not charged. The customer is told.'),
    ).toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(
      (await screen.findAllByText('T2611-04211 is packed. It comes to ₹89.00.')).length,
    ).toBeGreaterThan(0);
    expect(office.network.callsOf(orderAdminOperations.packOrder)[0]?.body).toEqual({
      TransactionId: 9001,
      Lines: [{ Id: 1, Quantity: 1 }],
    });
    expect(await within(await panel()).findByText('1 of 2')).toBeInTheDocument();
  });
  it('packed with a number that is none, or with nothing, asks for another and sends nothing', async () => {
    const { user, sheet, field } = await openPacking();
    for (const [typed, words] of [
      ['7', 'Each number is from 0 to what was ordered.'],
      ['0', 'Nothing is in the bag. Cancel the order instead.'],
    ] as const) {
      await user.clear(field);
      await user.type(field, `${typed}{Enter}`);
      expect(within(sheet).getByText(words)).toBeInTheDocument();
    }
    expect(office.network.callsOf(orderAdminOperations.packOrder)).toEqual([]);
  });
  it('packed by another meanwhile, tells why it was refused', async () => {
    office.network.answer(orderAdminOperations.packOrder, () => [
      refusal('packed-otherwise', 'This order is packed already, with other quantities.', {}),
    ]);
    const { user, sheet } = await openPacking();
    await user.click(within(sheet).getByRole('button', { name: 'Mark packed' }));
    expect(
      await screen.findByText('This order is packed already, with other quantities.'),
    ).toBeInTheDocument();
  });
  const owed = () =>
    anOrder({
      Status: 7,
      StatusText: 'Cancelled',
      PaymentStatus: 5,
      PaymentStatusText: 'Refund due',
      RefundStatus: 'Refund due',
      RefundAmount: 131,
    });
  it('cancelled after its cash was collected, is refunded by hand with the reference of a transfer', async () => {
    signedInAs('transactions', 'payments');
    office.orders = [owed()];
    office.network.answer(billingOperations.handBackCash, () => [
      done(9001, { Amount: 131, PaymentStatus: 6 }),
    ]);
    const { user } = open('/admin/orders/9001');
    await user.click(await screen.findByRole('button', { name: 'Record refund' }));
    const sheet = screen.getByRole('dialog', { name: 'Refund of T2611-04211' });
    expect(within(sheet).getByText('₹131.00 to give back')).toBeInTheDocument();
    await user.click(within(sheet).getByLabelText('By UPI'));
    await user.click(within(sheet).getByRole('button', { name: 'Record refund' }));
    expect(within(sheet).getByText('Enter the reference of the transfer')).toBeInTheDocument();
    await user.type(within(sheet).getByLabelText('Reference'), 'UPI 4711{Enter}');
    expect(
      (await screen.findAllByText('T2611-04211: ₹131.00 is given back.')).length,
    ).toBeGreaterThan(0);
    expect(office.network.callsOf(billingOperations.handBackCash)[0]?.body).toEqual({
      TransactionId: 9001,
      Way: 'upi',
      Reference: 'UPI 4711',
      Amount: 131,
    });
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
  it.each([
    ['stock-short', 'By itself: Something sold out while it was ordered'],
    ['slot-item-capacity', 'By itself: This slot cannot take so many pieces. Choose another.'],
    ['a-newer-code', 'By itself: It could not be confirmed'],
  ])('not accepted for %s, tells why in words', async (Note, words) => {
    office.orders = [
      anOrder({
        Status: 8,
        StatusText: 'Not accepted',
        History: [
          {
            Status: 8,
            StatusText: 'Not accepted',
            At: '2026-11-20T05:00:01+05:30',
            By: 'system',
            Note,
          },
        ],
      }),
    ];
    open('/admin/orders/9001');
    expect(within(await panel()).getByText(words)).toBeInTheDocument();
  });
  it('that nobody knows, says so', async () => {
    office.network.answer(orderOperations.readOrder, () => problem(404, 'not-found'));
    open('/admin/orders/1');
    expect(await screen.findByText('There is no such order')).toBeInTheDocument();
  });
});
