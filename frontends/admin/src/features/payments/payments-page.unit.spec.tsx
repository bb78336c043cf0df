import {
  billingOperations,
  orderAdminOperations,
  userOperations,
  type PaymentDetailsResponse,
} from '@tokri/contracts/api';
import { problemResponse, rejectAsOffline, renderPage } from '@tokri/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expectDiscardQuestionOfSheet } from '../../testing/discard-question.ts';
import { routes } from '../../routes.tsx';
import { commandOk } from '../../testing/fixtures.ts';
import { pageResponse, setupAdminApi, signInAs } from '../../testing/fake-admin-api.ts';
import { buildPayment } from '../../testing/payment-fixture.ts';

let network: ReturnType<typeof setupAdminApi>['network'];
const { listPayments, sumPayments, readPayment, refundPayment, retryPayment } = billingOperations;

let payment: PaymentDetailsResponse;

beforeEach(() => {
  ({ network } = setupAdminApi());
  signInAs('payments');
  payment = buildPayment();
  network.respondTo(listPayments, () => pageResponse([payment]));
  const sum = { Payments: 1, Captured: 131, Refunded: 20, IsComplete: true };
  network.respondTo(sumPayments, () => sum);
  network.respondTo(readPayment, () => payment);
});
afterEach(() => network.restore());

const openPage = (path = '/admin/payments') => renderPage(routes, path);
const findPanel = async () =>
  within(await screen.findByRole('complementary', { name: 'T2611-04211' }));
const openRefund = async () => {
  const { user } = openPage('/admin/payments/9001');
  await user.click((await findPanel()).getByRole('button', { name: 'Refund' }));
  return { user, sheet: within(screen.getByRole('dialog', { name: 'Refund for T2611-04211' })) };
};

describe('PaymentsPage', () => {
  it('is open to staff with only this permission, who see no other section', async () => {
    openPage();
    expect(await screen.findByRole('heading', { level: 1, name: 'Payments' })).toBeVisible();
    const menu = within(screen.getByRole('navigation', { name: 'Admin' }));
    expect(menu.queryByRole('link', { name: 'Orders' })).toBeNull();
    expect(network.requestsTo(orderAdminOperations.listDayOrders)).toEqual([]);
  });
  it('lists order, method, ids, amount and status, and the totals', async () => {
    openPage();
    const row = await screen.findByRole('row', { name: /T2611-04211/ });
    expect(row).toHaveTextContent(/UPI.*pay_1.*₹131\.00.*Paid/);
    const totals = screen.getByRole('region', { name: 'Totals of these payments' });
    await waitFor(() =>
      expect(totals).toHaveTextContent('Payments1Paid₹131.00Refunded₹20.00Kept₹111.00'),
    );
  });
  it('opens a payment by a click anywhere in its row', async () => {
    const { user } = openPage();
    const row = await screen.findByRole('row', { name: /T2611-04211/ });
    await user.click(within(row).getByText('UPI'));
    await findPanel();
  });
  it('opens nothing while staff select a text of a row', async () => {
    const { user } = openPage();
    const row = await screen.findByRole('row', { name: /T2611-04211/ });
    const selection = jest.spyOn(window, 'getSelection').mockReturnValue({
      isCollapsed: false,
    } as Selection);
    await user.click(within(row).getByText('pay_1'));
    selection.mockRestore();
    expect(screen.queryByRole('complementary')).toBeNull();
  });
  it('keeps its filters in the address and sends them to the server', async () => {
    const { user } = openPage('/admin/payments?page=3');
    const lastQuery = () => network.requestsTo(listPayments).at(-1)?.query;
    await user.selectOptions(await screen.findByLabelText('Status'), 'Paid');
    await user.selectOptions(screen.getByLabelText('Method'), 'Online');
    await user.click(screen.getByRole('button', { name: 'Stuck only' }));
    await user.type(screen.getByLabelText('Order or provider id'), 'pay_1{Enter}');
    const filter = { State: 'captured', Method: 'online', Stuck: '1', Search: 'pay_1' };
    await waitFor(() => expect(lastQuery()).toEqual({ ...filter, page: '1', pageSize: '50' }));
    expect(network.requestsTo(sumPayments).at(-1)?.query).toEqual(filter);
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(lastQuery()).toEqual({ page: '1', pageSize: '50' }));
  });
  it.each([
    ['', 'No payments yet'],
    ['?Stuck=1', 'No payments found'],
  ])('shows an empty state for %s', async (query, title) => {
    network.respondTo(listPayments, () => pageResponse([]));
    openPage(`/admin/payments${query}`);
    expect(await screen.findByText(title)).toBeVisible();
  });
  it('offers a retry when the payments cannot be loaded', async () => {
    network.respondTo(listPayments, () => problemResponse(503, 'unavailable'));
    openPage();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

const refund = {
  RefundId: 'refund-9001-1',
  Amount: 20,
  State: 'processed' as const,
  Failures: 0,
  IsMadeAtProvider: false,
  StaffId: 3,
  At: '2026-11-20T06:00:00+05:30',
  Reason: 'Bruised tomatoes',
};

describe('PaymentPanel', () => {
  it('names the customer to staff who may see orders, and the staff to those who may read names', async () => {
    signInAs('payments', 'transactions', 'items');
    network.respondTo(userOperations.listStaffNames, () => [{ UserId: 3, Name: 'Meena Rao' }]);
    payment = buildPayment({
      Refunds: [refund],
    });
    openPage('/admin/payments/9001');
    const panel = await findPanel();
    expect(await panel.findByText('Meera Nair')).toBeVisible();
    expect(await panel.findByText(/Asked for by: Meena Rao/)).toBeVisible();
  });
  it('leads from cash that is to be returned to the order, where it is recorded', async () => {
    signInAs('payments', 'transactions');
    payment = buildPayment({
      Refunds: [{ ...refund, State: 'manual' }],
    });
    openPage('/admin/payments/9001');
    const panel = await findPanel();
    expect(
      panel.getByRole('link', { name: 'Record in the order that it was returned' }),
    ).toHaveAttribute('href', '/admin/orders/9001');
  });
  it('shows refunds with who made them and why, failed attempts and webhooks', async () => {
    payment = buildPayment({
      Refunds: [{ ...refund, Failures: 1 }],
      FailedAttempts: ['pay_0'],
      Events: [{ Id: 'evt_1', Type: 'payment.captured', At: '2026-11-20T05:01:00+05:30' }],
    });
    openPage('/admin/payments/9001');
    const panel = await findPanel();
    expect(panel.getByText('Bruised tomatoes')).toBeVisible();
    expect(panel.getByText(/^Staff 3 refunded .*: Bruised tomatoes$/)).toBeVisible();
    expect(panel.getByText('Paid by UPI')).toBeVisible();
    expect(panel.getByText(/Asked for by: Staff 3/)).toBeVisible();
    expect(panel.getByText('Failed once')).toBeVisible();
    expect(panel.getByText('pay_0')).toBeVisible();
    expect(panel.getByText('payment.captured')).toBeVisible();
    expect(panel.queryByRole('link', { name: 'Open order' })).toBeNull();
  });
  it('refunds a part after amount and reason are valid', async () => {
    network.respondTo(refundPayment, () => [
      commandOk(9001, { Refundable: 111, PaymentStatus: 5 }),
    ]);
    const { user, sheet } = await openRefund();
    await user.type(sheet.getByLabelText('Amount in rupees'), '131.01');
    await user.click(sheet.getByRole('button', { name: 'Refund' }));
    expect(sheet.getByText('Enter an amount up to ₹131.00')).toBeVisible();
    expect(sheet.getByText('Enter a reason')).toBeVisible();
    expect(network.requestsTo(refundPayment)).toEqual([]);
    await user.clear(sheet.getByLabelText('Amount in rupees'));
    await user.type(sheet.getByLabelText('Amount in rupees'), '₹20.00');
    await user.type(sheet.getByLabelText('Reason'), 'Bruised tomatoes');
    await user.click(sheet.getByRole('button', { name: 'Refund ₹20.00' }));
    await screen.findAllByText('T2611-04211: refund of ₹20.00 requested.');
    expect(network.requestsTo(refundPayment)[0]?.body).toEqual({
      TransactionId: 9001,
      Amount: 20,
      Reason: 'Bruised tomatoes',
      RequestId: expect.any(String) as string,
    });
  });
  it('asks before it discards the reason of a refund', async () => {
    const { user, sheet } = await openRefund();
    await user.type(sheet.getByLabelText('Reason'), 'Bruised tomatoes');
    await expectDiscardQuestionOfSheet();
  });
  it('shows a refund in the panel and the list as soon as it is settled, without a reload', async () => {
    const refund = {
      RefundId: 'refund-9001-1',
      Amount: 20,
      State: 'pending' as const,
      Failures: 0,
      IsMadeAtProvider: false,
      StaffId: 3,
      At: new Date().toISOString(),
      Reason: 'Bruised tomatoes',
    };
    payment = buildPayment({ State: 'refund-due', Refunds: [refund] });
    openPage('/admin/payments/9001');
    const panel = await findPanel();
    expect(panel.getByText('On its way')).toBeVisible();
    payment = buildPayment({
      State: 'partly-refunded',
      Refunded: 20,
      Refunds: [{ ...refund, State: 'processed' }],
    });
    await waitFor(() => expect(panel.getByText('Partly refunded')).toBeVisible(), {
      timeout: 3_000,
    });
    expect(await screen.findByRole('row', { name: /₹20\.00 refunded/ })).toBeVisible();
  });
  it('keeps the request id when a refund without an answer is sent again', async () => {
    network.respondTo(refundPayment, rejectAsOffline);
    const { user, sheet } = await openRefund();
    await user.click(sheet.getByRole('button', { name: 'Whole amount' }));
    await user.type(sheet.getByLabelText('Reason'), 'Not delivered');
    for (let times = 0; times < 2; times += 1) {
      await user.click(sheet.getByRole('button', { name: 'Refund ₹131.00' }));
      await user.click(await screen.findByRole('button', { name: 'OK' }));
    }
    const ids = network
      .requestsTo(refundPayment)
      .map(({ body }) => (body as { RequestId: string }).RequestId);
    expect(ids.length).toBeGreaterThanOrEqual(2);
    expect(new Set(ids).size).toBe(1);
  });
  it('retries a stuck payment', async () => {
    payment = buildPayment({ State: 'authorized', IsStuck: true, Refundable: 0 });
    network.respondTo(retryPayment, () => [commandOk(9001, { PaymentStatus: 3 })]);
    const { user } = openPage('/admin/payments/9001');
    await user.click((await findPanel()).getByRole('button', { name: 'Retry' }));
    await screen.findAllByText('T2611-04211: checked with the provider.');
    expect(network.requestsTo(retryPayment)[0]?.body).toEqual({ TransactionId: 9001 });
  });
  it('offers neither a retry nor a refund when nothing can be done', async () => {
    payment = buildPayment({ State: 'open', Refundable: 0 });
    openPage('/admin/payments/9001');
    const panel = await findPanel();
    expect(panel.queryByRole('button')).toBeNull();
  });
});
