import { billingOperations, orderAdminOperations, orderOperations } from '@tokri/contracts/api';
import { problemResponse, renderPage } from '@tokri/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../../../routes.tsx';
import { buildLine, buildOrder, commandOk, commandRejected } from '../../../testing/fixtures.ts';
import { setupAdminApi, signInAs } from '../../../testing/fake-admin-api.ts';

let api: ReturnType<typeof setupAdminApi>;
beforeEach(() => {
  api = setupAdminApi();
  signInAs('transactions');
});
afterEach(() => api.network.restore());

const openPage = (path = '/admin/orders') => renderPage(routes, path);

describe('one order', () => {
  const findPanel = () => screen.findByRole('complementary', { name: 'T2611-04211' });
  const acceptStatusChange = () =>
    api.network.respondTo(orderAdminOperations.moveOrders, ({ body }) => {
      api.orders = [buildOrder({ Status: body.Status, StatusText: 'Packed' })];
      return [
        commandOk(9001, {
          TransactionId: 9001,
          TransactionNumber: 'T2611-04211',
          Status: body.Status,
        }),
      ];
    });
  it('opened, shows lines, address, note, sums and what happened beside the list', async () => {
    api.orders = [buildOrder({ Note: 'Ring twice' })];
    const { user } = openPage();
    await user.click(await screen.findByRole('link', { name: 'Meera Nair' }));
    const order = await findPanel();
    for (const text of ['Ring twice', '12, 4th Cross, 560034', '+91 90000 00002', 'System'])
      expect(await within(order).findByText(text)).toBeInTheDocument();
    expect(
      within(order).getByRole('checkbox', { name: 'Onion 1 kg, 2: packed' }),
    ).not.toBeChecked();
  });
  it('packed, links to its own papers', async () => {
    api.orders = [
      buildOrder({ Status: 4, StatusText: 'Packed', Bill: { Id: 31, Number: 'TKR/26-27/000031' } }),
    ];
    openPage('/admin/orders/9001');
    expect(
      await within(await findPanel()).findByRole('link', { name: /TKR\/26-27\/000031/ }),
    ).toHaveAttribute('href', '/bill/31?TransId=9001');
  });
  it('its next step, pressed, moves it and offers the one after', async () => {
    acceptStatusChange();
    const { user } = openPage('/admin/orders/9001');
    await user.click(await screen.findByRole('button', { name: 'Mark as packed' }));
    expect(await screen.findByRole('button', { name: 'Mark as out for delivery' })).toBeInTheDocument();
    expect(api.network.requestsTo(orderAdminOperations.moveOrders)[0]?.body).toEqual({
      Status: 4,
      TransactionIds: [9001],
    });
  });
  it('the key N, pressed, does the same; in a field it types', async () => {
    acceptStatusChange();
    const { user } = openPage('/admin/orders/9001');
    await screen.findByRole('button', { name: 'Mark as packed' });
    await user.type(screen.getByRole('searchbox'), 'n');
    expect(api.network.requestsTo(orderAdminOperations.moveOrders)).toEqual([]);
    (document.activeElement as HTMLElement).blur();
    await user.keyboard('n');
    expect(await screen.findByRole('button', { name: 'Mark as out for delivery' })).toBeInTheDocument();
  });
  it('that another has moved meanwhile, tells why its step was refused', async () => {
    api.network.respondTo(orderAdminOperations.moveOrders, () => [
      commandRejected(
        'transition-refused',
        'An order cannot go from its present state to that one.',
        {
          TransactionId: 9001,
        },
      ),
    ]);
    const { user } = openPage('/admin/orders/9001');
    await user.click(await screen.findByRole('button', { name: 'Mark as packed' }));
    expect(
      await screen.findByText('An order cannot go from its present state to that one.'),
    ).toBeInTheDocument();
  });
  const cancelOrder = async (refundAmount: number, reasonText: string) => {
    api.network.respondTo(orderOperations.cancelOrder, () => [
      commandOk(9001, { RefundAmount: refundAmount, Status: 7 }),
    ]);
    const { user } = openPage('/admin/orders/9001');
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    const sheet = within(screen.getByRole('dialog', { name: 'Cancel T2611-04211' }));
    await user.click(sheet.getByRole('button', { name: 'Cancel order' }));
    expect(sheet.getByText('Choose a reason')).toBeInTheDocument();
    await user.click(sheet.getByLabelText('Goods are missing'));
    await user.type(sheet.getByLabelText('In your own words'), reasonText);
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
    async (_when, refundedBefore) => {
      api.orders[0] = buildOrder({ RefundAmount: refundedBefore });
      await cancelOrder(131 + (refundedBefore ?? 0), 'No onions came');
      expect(
        (await screen.findAllByText('T2611-04211 is cancelled. ₹131.00 will be refunded to the customer.'))
          .length,
      ).toBeGreaterThan(0);
      expect(api.network.requestsTo(orderOperations.cancelOrder)[0]?.query).toEqual({
        TransactionId: '9001',
        reason: 'Goods are missing: No onions came',
      });
    },
  );
  const openPacking = async () => {
    const { user } = openPage('/admin/orders/9001');
    await user.click(await screen.findByRole('button', { name: 'Pack partially' }));
    const sheet = screen.getByRole('dialog', { name: 'Pack T2611-04211' });
    return { user, sheet, field: within(sheet).getByRole('spinbutton', { name: 'Onion 1 kg' }) };
  };
  it('packed short by keyboard, tells what it comes to and what is in the bag', async () => {
    api.network.respondTo(orderAdminOperations.packOrder, () => {
      api.orders = [
        buildOrder({
          Status: 4,
          StatusText: 'Packed',
          Lines: [{ ...buildLine({ Quantity: 1 }), Ordered: 2 }],
        }),
      ];
      return [commandOk(9001, { Status: 4, PaymentStatus: 1, Payable: 89, RefundAmount: 0 })];
    });
    const { user, sheet, field } = await openPacking();
    expect(within(sheet).getByText('2 of 2 packed')).toBeInTheDocument();
    await user.clear(field);
    await user.type(field, '1');
    expect(
      within(sheet).getByText('Missing items are not charged. The customer is notified.'),
    ).toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(
      (await screen.findAllByText('T2611-04211 is packed. Total: ₹89.00.')).length,
    ).toBeGreaterThan(0);
    expect(api.network.requestsTo(orderAdminOperations.packOrder)[0]?.body).toEqual({
      TransactionId: 9001,
      Lines: [{ Id: 1, Quantity: 1 }],
    });
    expect(await within(await findPanel()).findByText('1 of 2')).toBeInTheDocument();
  });
  it('packed with a number that is none, or with nothing, asks for another and sends nothing', async () => {
    const { user, sheet, field } = await openPacking();
    for (const [typed, reasonText] of [
      ['7', 'Enter a number from 0 to the quantity ordered.'],
      ['0', 'Nothing is packed. Cancel the order instead.'],
    ] as const) {
      await user.clear(field);
      await user.type(field, `${typed}{Enter}`);
      expect(within(sheet).getByText(reasonText)).toBeInTheDocument();
    }
    expect(api.network.requestsTo(orderAdminOperations.packOrder)).toEqual([]);
  });
  it('packed by another meanwhile, tells why it was refused', async () => {
    api.network.respondTo(orderAdminOperations.packOrder, () => [
      commandRejected(
        'packed-otherwise',
        'This order is packed already, with other quantities.',
        {},
      ),
    ]);
    const { user, sheet } = await openPacking();
    await user.click(within(sheet).getByRole('button', { name: 'Mark as packed' }));
    expect(
      await screen.findByText('This order is packed already, with other quantities.'),
    ).toBeInTheDocument();
  });
  const buildRefundDueOrder = () =>
    buildOrder({
      Status: 7,
      StatusText: 'Cancelled',
      PaymentStatus: 5,
      PaymentStatusText: 'Refund due',
      RefundStatus: 'Refund due',
      RefundAmount: 131,
    });
  it('cancelled after its cash was collected, is refunded by hand with the reference of a transfer', async () => {
    signInAs('transactions', 'payments');
    api.orders = [buildRefundDueOrder()];
    api.network.respondTo(billingOperations.handBackCash, () => [
      commandOk(9001, { Amount: 131, PaymentStatus: 6 }),
    ]);
    const { user } = openPage('/admin/orders/9001');
    await user.click(await screen.findByRole('button', { name: 'Record refund' }));
    const sheet = screen.getByRole('dialog', { name: 'Refund for T2611-04211' });
    expect(within(sheet).getByText('₹131.00 to refund')).toBeInTheDocument();
    await user.click(within(sheet).getByLabelText('By UPI'));
    await user.click(within(sheet).getByRole('button', { name: 'Record refund' }));
    expect(within(sheet).getByText('Enter the transfer reference')).toBeInTheDocument();
    await user.type(within(sheet).getByLabelText('Reference'), 'UPI 4711{Enter}');
    expect(
      (await screen.findAllByText('T2611-04211: ₹131.00 refunded.')).length,
    ).toBeGreaterThan(0);
    expect(api.network.requestsTo(billingOperations.handBackCash)[0]?.body).toEqual({
      TransactionId: 9001,
      Way: 'upi',
      Reference: 'UPI 4711',
      Amount: 131,
    });
  });
  it('of which cash is owed, offers its refund to nobody without the permission', async () => {
    api.orders = [buildRefundDueOrder()];
    openPage('/admin/orders/9001');
    await findPanel();
    expect(screen.queryByRole('button', { name: 'Record refund' })).toBeNull();
  });
  it('delivered, offers nothing more', async () => {
    api.orders = [buildOrder({ Status: 6, StatusText: 'Delivered' })];
    openPage('/admin/orders/9001');
    await findPanel();
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
  });
  it.each([
    ['stock-short', 'System: An item sold out during checkout'],
    ['slot-item-capacity', 'System: This slot cannot take so many pieces. Choose another.'],
    ['a-newer-code', 'System: The order could not be confirmed'],
  ])('not accepted for %s, tells why in words', async (Note, reasonText) => {
    api.orders = [
      buildOrder({
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
    openPage('/admin/orders/9001');
    expect(within(await findPanel()).getByText(reasonText)).toBeInTheDocument();
  });
  it('that nobody knows, says so', async () => {
    api.network.respondTo(orderOperations.readOrder, () => problemResponse(404, 'not-found'));
    openPage('/admin/orders/1');
    expect(await screen.findByText('Order not found')).toBeInTheDocument();
  });
});
