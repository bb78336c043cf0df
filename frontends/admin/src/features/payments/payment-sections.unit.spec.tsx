import { billingOperations, orderAdminOperations } from '@tokri/contracts/api';
import { problemResponse, renderPage } from '@tokri/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../../routes.tsx';
import { commandOk } from '../../testing/fixtures.ts';
import { pageResponse, setupAdminApi, signInAs } from '../../testing/fake-admin-api.ts';

let network: ReturnType<typeof setupAdminApi>['network'];
beforeEach(() => {
  ({ network } = setupAdminApi());
  signInAs('payments');
});
afterEach(() => network.restore());

const openPage = (path: string) => renderPage(routes, path);

describe('ComparisonPage', () => {
  it('leaves out a provider that had no movement on any of the days', async () => {
    const compared = {
      Date: '2026-11-20',
      Provider: 'razorpay',
      State: 'equal',
      OpenDifferences: 0,
      Payments: 2,
      Captured: 262,
      Refunds: 0,
      Refunded: 0,
    };
    const idle = { ...compared, Provider: 'stripe', Payments: 0, Captured: 0 };
    network.respondTo(billingOperations.listDailyComparisons, () => [compared, idle] as never);
    openPage('/admin/payments/comparison');
    const table = within(await screen.findByRole('table', { name: 'Compared days' }));
    expect(table.getByText('Razorpay')).toBeVisible();
    expect(table.queryByText('Stripe')).toBeNull();
  });
});

describe('CashPage', () => {
  it('lists the cash to collect with its sum and records the money of one order', async () => {
    const due = {
      TransactionId: 9001,
      TransactionNumber: 'T2611-04211',
      UserName: 'Meera Nair',
      Slot: { Date: '2026-11-20', Start: '07:00', End: '10:00' },
      Payable: 131,
    };
    let isRecorded = false;
    network.respondTo(billingOperations.listCashCollections, () => []);
    network.respondTo(orderAdminOperations.listCashDue, () =>
      pageResponse(isRecorded ? [] : [due]),
    );
    network.respondTo(orderAdminOperations.sumCashDue, () =>
      isRecorded
        ? { Orders: 0, Payable: 0, IsComplete: true }
        : { Orders: 1, Payable: 131, IsComplete: true },
    );
    network.respondTo(billingOperations.recordCash, () => {
      isRecorded = true;
      return [commandOk(9001, { PaymentStatus: 3 })];
    });
    const { user } = openPage('/admin/payments/cash');
    const section = within(await screen.findByRole('region', { name: 'Cash to collect' }));
    expect(await section.findByText('1 order, ₹131.00')).toBeVisible();
    expect(section.queryByRole('link', { name: 'T2611-04211' })).toBeNull();
    await user.click(section.getByRole('button', { name: 'Record cash, T2611-04211' }));
    await user.click(await screen.findByRole('button', { name: 'Record ₹131.00' }));
    expect(await section.findByText('No cash to collect')).toBeVisible();
    expect(section.queryByText('1 order, ₹131.00')).toBeNull();
    expect(network.requestsTo(billingOperations.recordCash)[0]?.query).toMatchObject({
      id: '9001',
    });
  });
  it('says that the oldest day is incomplete when there are too many payments', async () => {
    const cash = { StaffId: 3, Payments: 2, Amount: 262, Refunded: 5 };
    network.respondTo(billingOperations.listCashCollections, () => [
      { ...cash, Date: '2026-11-20', IsComplete: true },
      { ...cash, Date: '2026-11-19', IsComplete: false },
    ]);
    openPage('/admin/payments/cash?FromDate=2026-11-18&ToDate=2026-11-20');
    expect(await screen.findByText(/the oldest day shown is incomplete/)).toBeVisible();
  });
  it('lists cash by day and by who recorded it, with the total', async () => {
    const cash = { Date: '2026-11-20', Payments: 2, Amount: 262, Refunded: 5, IsComplete: true };
    network.respondTo(billingOperations.listCashCollections, () => [
      { ...cash, StaffId: 3 },
      { ...cash, StaffId: 0 },
    ]);
    openPage('/admin/payments/cash?FromDate=2026-11-18&ToDate=2026-11-20');
    const table = within(await screen.findByRole('table', { name: 'Cash by day' }));
    expect(table.getByRole('row', { name: /Staff 3 2 ₹262\.00 ₹5\.00/ })).toBeVisible();
    expect(table.getByRole('row', { name: /Not known/ })).toBeVisible();
    expect(table.getByRole('row', { name: /Total 4 ₹524\.00 ₹10\.00/ })).toBeVisible();
    expect(network.requestsTo(billingOperations.listCashCollections)[0]?.query).toEqual({
      FromDate: '2026-11-18',
      ToDate: '2026-11-20',
    });
  });
});

describe('PaymentPanel', () => {
  it('says that an order has no payment, and keeps the tab of the list marked', async () => {
    network.respondTo(billingOperations.listPayments, () => pageResponse([]));
    network.respondTo(billingOperations.sumPayments, () => ({
      Payments: 0,
      Captured: 0,
      Refunded: 0,
      IsComplete: true,
    }));
    network.respondTo(billingOperations.readPayment, () => problemResponse(404, 'not-found'));
    openPage('/admin/payments/9001');
    const tabs = within(await screen.findByRole('navigation', { name: 'Payments' }));
    expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('All payments');
    expect(await screen.findByText('No payment for this order')).toBeVisible();
  });
});
