import { billingOperations } from '@tokri/contracts/api';
import { rejectAsOffline, renderPage } from '@tokri/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { buildOrder, commandOk, commandRejected } from '../testing/fixtures.ts';
import { setupAdminApi, signInAs } from '../testing/fake-admin-api.ts';
import { isCashCollectable } from './record-cash.tsx';

let api: ReturnType<typeof setupAdminApi>;
beforeEach(() => {
  api = setupAdminApi();
  signInAs('transactions', 'payments');
  api.orders = [buildOrder({ Status: 6, StatusText: 'Delivered' })];
  api.network.respondTo(billingOperations.recordCash, () => [
    commandOk(9001, { PaymentStatus: 3 }),
  ]);
});
afterEach(() => api.network.restore());

const openPage = () => renderPage(routes, '/admin/orders/9001');
const recordedRequests = () => api.network.requestsTo(billingOperations.recordCash);

describe('RecordCashButton', () => {
  it.each([
    ['out for delivery', 5, 1, true],
    ['delivered', 6, 1, true],
    ['packed', 4, 1, false],
    ['paid', 6, 3, false],
  ])(
    'knows whether cash can be collected for an order that is %s',
    (_case, Status, PaymentStatus, expected) => {
      expect(isCashCollectable(buildOrder({ Status, PaymentStatus }))).toBe(expected);
    },
  );

  it('records the cash after confirmation and sends no personal data', async () => {
    const { user } = openPage();
    await user.click(await screen.findByRole('button', { name: 'Record cash' }));
    const confirm = within(await screen.findByRole('alertdialog')).getByRole('button', {
      name: 'Record ₹131.00',
    });
    expect(confirm).not.toHaveClass('danger');
    await user.click(confirm);
    expect(
      (await screen.findAllByText('T2611-04211: ₹131.00 recorded as paid in cash.')).length,
    ).toBeGreaterThan(0);
    expect(recordedRequests()[0]?.query).toEqual({
      id: '9001',
      status: '3',
      amount: '131',
      userid: '',
      name: '',
      transactionnumber: '',
      email: '',
      mobile: '',
    });
  });

  it('reports a request without a response and refreshes the order', async () => {
    api.network.respondTo(billingOperations.recordCash, () => {
      api.orders = [
        buildOrder({
          Status: 6,
          StatusText: 'Delivered',
          PaymentStatus: 3,
          PaymentStatusText: 'Paid',
        }),
      ];
      return rejectAsOffline();
    });
    const { user } = openPage();
    await user.click(await screen.findByRole('button', { name: 'Record cash' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', {
        name: 'Record ₹131.00',
      }),
    );
    const question = within(await screen.findByRole('alertdialog'));
    expect(await question.findByRole('alert')).toHaveTextContent('Something went wrong.');
    await user.click(question.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Record cash' })).toBeNull());
  });

  it('says so when the order costs something else by now', async () => {
    api.network.respondTo(billingOperations.recordCash, () => [
      commandRejected('cash-differs', 'The amount of this order has changed.', {}),
    ]);
    const { user } = openPage();
    await user.click(await screen.findByRole('button', { name: 'Record cash' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', {
        name: 'Record ₹131.00',
      }),
    );
    const question = within(await screen.findByRole('alertdialog'));
    expect(await question.findByText('The amount of this order has changed.')).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Back' }));
  });

  it('records nothing when the confirmation is declined', async () => {
    const { user } = openPage();
    await user.click(await screen.findByRole('button', { name: 'Record cash' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Back' }),
    );
    expect(recordedRequests()).toEqual([]);
  });

  it('is hidden from staff without the payments permission', async () => {
    signInAs('transactions');
    openPage();
    await screen.findByRole('complementary', { name: 'T2611-04211' });
    expect(screen.queryByRole('button', { name: 'Record cash' })).toBeNull();
  });
});
