import { orderAdminOperations } from '@tokri/contracts/api';
import { renderPage } from '@tokri/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
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

describe('PackSheet', () => {
  const findPanel = () => screen.findByRole('complementary', { name: 'T2611-04211' });
  const openPacking = async () => {
    const { user } = openPage('/admin/orders/9001');
    await user.click(await screen.findByRole('button', { name: 'Pack partially' }));
    const sheet = screen.getByRole('dialog', { name: 'Pack T2611-04211' });
    return { user, sheet, field: within(sheet).getByRole('spinbutton', { name: 'Onion 1 kg' }) };
  };
  it('packs partially by keyboard and shows the new total', async () => {
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
  it.each([
    ['cod', 1, /Ordered₹218\.00New total₹131\.00Collect from the customer₹131\.00/],
    ['online', 3, /Ordered₹218\.00New total₹131\.00Refund to the customer₹87\.00/],
  ] as const)(
    'takes lines without a tick as missing and shows the new total of an order paid by %s',
    async (PaymentMethod, PaymentStatus, totals) => {
      const lines = [
        buildLine(),
        buildLine({ Id: 2, Name: 'Tomato', RateWithTax: 43.5, Rate: 43.5, Taxable: 87, Total: 87 }),
      ];
      const order = buildOrder({ PaymentMethod, PaymentStatus, Lines: lines });
      api.orders = [
        { ...order, Totals: { ...order.Totals, Items: 171, Taxable: 171, Payable: 218 } },
      ];
      api.network.respondTo(orderAdminOperations.packOrder, () => [commandOk(9001, {})]);
      const { user } = openPage('/admin/orders/9001');
      await user.click(await screen.findByRole('checkbox', { name: 'Onion 1 kg, 2: packed' }));
      await user.click(screen.getByRole('button', { name: 'Pack partially' }));
      const sheet = screen.getByRole('dialog', { name: 'Pack T2611-04211' });
      expect(within(sheet).getByRole('spinbutton', { name: 'Onion 1 kg' })).toHaveValue(2);
      expect(within(sheet).getByRole('spinbutton', { name: 'Tomato 1 kg' })).toHaveValue(0);
      expect(within(sheet).getByText('Short')).toBeInTheDocument();
      expect(sheet).toHaveTextContent(totals);
      await user.click(within(sheet).getByRole('button', { name: 'Mark as packed' }));
      await waitFor(() =>
        expect(api.network.requestsTo(orderAdminOperations.packOrder)[0]?.body).toEqual({
          TransactionId: 9001,
          Lines: [
            { Id: 1, Quantity: 2 },
            { Id: 2, Quantity: 0 },
          ],
        }),
      );
    },
  );
  it('rejects invalid or empty packed quantities and sends nothing', async () => {
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
  it('shows why packing was rejected when the order was packed elsewhere', async () => {
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
});
