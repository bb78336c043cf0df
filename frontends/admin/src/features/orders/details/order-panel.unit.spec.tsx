import { orderAdminOperations, orderOperations } from '@tokri/contracts/api';
import { problemResponse, renderPage } from '@tokri/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../../../routes.tsx';
import { buildOrder, commandOk, commandRejected } from '../../../testing/fixtures.ts';
import { setupAdminApi, signInAs } from '../../../testing/fake-admin-api.ts';

let api: ReturnType<typeof setupAdminApi>;
beforeEach(() => {
  api = setupAdminApi();
  signInAs('transactions');
});
afterEach(() => api.network.restore());

const openPage = (path = '/admin/orders') => renderPage(routes, path);

describe('OrderPanel', () => {
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
  it('shows lines, address, note, totals and timeline beside the list', async () => {
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
  it('links to the bill of a packed order', async () => {
    api.orders = [
      buildOrder({ Status: 4, StatusText: 'Packed', Bill: { Id: 31, Number: 'TKR/26-27/000031' } }),
    ];
    openPage('/admin/orders/9001');
    expect(
      await within(await findPanel()).findByRole('link', { name: /TKR\/26-27\/000031/ }),
    ).toHaveAttribute('href', '/bill/31?TransId=9001');
  });
  it('shows the bill as soon as it is issued, without a reload', async () => {
    const packed = { Status: 4, StatusText: 'Packed', StatusAt: new Date().toISOString() };
    api.orders = [buildOrder(packed)];
    openPage('/admin/orders/9001');
    const panel = within(await findPanel());
    expect(await panel.findByText('The bill is being issued.')).toBeInTheDocument();
    api.orders = [buildOrder({ ...packed, Bill: { Id: 31, Number: 'TKR/26-27/000031' } })];
    expect(
      await panel.findByRole('link', { name: /TKR\/26-27\/000031/ }, { timeout: 4_000 }),
    ).toBeInTheDocument();
  });
  it('advances the order and offers the next status', async () => {
    acceptStatusChange();
    const { user } = openPage('/admin/orders/9001');
    await user.click(await screen.findByRole('checkbox', { name: 'Onion 1 kg, 2: packed' }));
    await user.click(await screen.findByRole('button', { name: 'Mark as packed' }));
    expect(
      await screen.findByRole('button', { name: 'Mark as out for delivery' }),
    ).toBeInTheDocument();
    expect(api.network.requestsTo(orderAdminOperations.moveOrders)[0]?.body).toEqual({
      Status: 4,
      TransactionIds: [9001],
    });
  });
  it('advances the order with the N key unless the user types in a field', async () => {
    acceptStatusChange();
    const { user } = openPage('/admin/orders/9001');
    await user.click(await screen.findByRole('checkbox', { name: 'Onion 1 kg, 2: packed' }));
    await user.type(await screen.findByRole('searchbox'), 'n');
    expect(api.network.requestsTo(orderAdminOperations.moveOrders)).toEqual([]);
    (document.activeElement as HTMLElement).blur();
    await user.keyboard('n');
    expect(
      await screen.findByRole('button', { name: 'Mark as out for delivery' }),
    ).toBeInTheDocument();
  });
  it('shows why a status change was rejected', async () => {
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
    await user.click(await screen.findByRole('checkbox', { name: 'Onion 1 kg, 2: packed' }));
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
    [' an order', undefined],
    [' a partially fulfilled order', 19],
  ])(
    'cancels%s with a reason after confirmation and shows the remaining refund',
    async (_case, refundedBefore) => {
      api.orders[0] = buildOrder({ RefundAmount: refundedBefore });
      await cancelOrder(131 + (refundedBefore ?? 0), 'No onions came');
      expect(
        (
          await screen.findAllByText(
            'T2611-04211 is cancelled. ₹131.00 will be refunded to the customer.',
          )
        ).length,
      ).toBeGreaterThan(0);
      expect(api.network.requestsTo(orderOperations.cancelOrder)[0]?.query).toEqual({
        TransactionId: '9001',
        reason: 'Goods are missing: No onions came',
      });
    },
  );
  it('shows what was refunded on the dashboard of the payment provider', async () => {
    api.orders = [
      buildOrder({
        PaymentStatus: 7,
        PaymentStatusText: 'Partly refunded',
        RefundStatus: 'Partly refunded',
        RefundAmount: 30,
        ProviderRefundAmount: 20,
      }),
    ];
    openPage('/admin/orders/9001');
    const panel = await findPanel();
    expect(within(panel).getByText('Refund:').nextSibling).toHaveTextContent(
      'Partly refunded, ₹30.00',
    );
    expect(
      within(panel).getByText('Of this, on the provider’s dashboard').nextSibling,
    ).toHaveTextContent('₹20.00');
  });
  it('shows one amount when the whole refund was made at the payment provider', async () => {
    api.orders = [
      buildOrder({
        PaymentStatus: 6,
        PaymentStatusText: 'Refunded',
        RefundStatus: 'Refunded',
        RefundAmount: 38,
        ProviderRefundAmount: 38,
      }),
    ];
    openPage('/admin/orders/9001');
    const panel = await findPanel();
    expect(
      within(panel).getByText('Refunded on the provider’s dashboard').nextSibling,
    ).toHaveTextContent('₹38.00');
    expect(within(panel).getAllByText(/₹38\.00/)).toHaveLength(1);
  });
  it('shows what is still due beside what was refunded at the payment provider', async () => {
    api.orders = [
      buildOrder({
        PaymentStatus: 5,
        PaymentStatusText: 'Refund due',
        RefundStatus: 'Refund due',
        RefundAmount: 38,
        ProviderRefundAmount: 38,
      }),
    ];
    openPage('/admin/orders/9001');
    expect(within(await findPanel()).getByText('Refund:').nextSibling).toHaveTextContent(
      'Refund due, ₹38.00',
    );
  });
  it('shows no refund at the payment provider for another refund', async () => {
    api.orders = [
      buildOrder({ PaymentStatus: 6, RefundStatus: 'Refunded', PaymentStatusText: 'Refunded' }),
    ];
    openPage('/admin/orders/9001');
    const panel = await findPanel();
    expect(within(panel).getByText('Refund:').nextSibling).toHaveTextContent('Refunded');
    expect(within(panel).queryByText(/provider’s dashboard/)).not.toBeInTheDocument();
  });
  it('offers no actions for a delivered order', async () => {
    api.orders = [buildOrder({ Status: 6, StatusText: 'Delivered' })];
    openPage('/admin/orders/9001');
    await findPanel();
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
  });
  it.each([
    ['stock-short', 'System: An item sold out during checkout'],
    ['slot-item-capacity', 'System: This slot cannot take this many items. Choose another.'],
    ['a-newer-code', 'System: The order could not be confirmed'],
  ])('shows why an order was rejected with %s', async (Note, reasonText) => {
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
  it('shows that an unknown order was not found', async () => {
    api.network.respondTo(orderOperations.readOrder, () => problemResponse(404, 'not-found'));
    openPage('/admin/orders/1');
    expect(await screen.findByText('Order not found')).toBeInTheDocument();
  });
});
