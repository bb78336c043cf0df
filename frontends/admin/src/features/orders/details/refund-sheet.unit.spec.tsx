import { billingOperations } from '@tokri/contracts/api';
import { rejectAsOffline, renderPage } from '@tokri/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../../routes.tsx';
import { buildOrder, commandOk } from '../../../testing/fixtures.ts';
import { expectDiscardQuestionOfSheet } from '../../../testing/discard-question.ts';
import { setupAdminApi, signInAs } from '../../../testing/fake-admin-api.ts';

let api: ReturnType<typeof setupAdminApi>;
beforeEach(() => {
  api = setupAdminApi();
  signInAs('transactions');
});
afterEach(() => api.network.restore());

const openPage = (path = '/admin/orders') => renderPage(routes, path);

describe('RefundSheet', () => {
  const findPanel = () => screen.findByRole('complementary', { name: 'T2611-04211' });
  const buildRefundDueOrder = () =>
    buildOrder({
      Status: 7,
      StatusText: 'Cancelled',
      PaymentStatus: 5,
      PaymentStatusText: 'Refund due',
      RefundStatus: 'Refund due',
      RefundAmount: 131,
    });
  it('records a cash refund with the transfer reference', async () => {
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
    expect((await screen.findAllByText('T2611-04211: ₹131.00 refunded.')).length).toBeGreaterThan(
      0,
    );
    expect(api.network.requestsTo(billingOperations.handBackCash)[0]?.body).toEqual({
      TransactionId: 9001,
      Way: 'upi',
      Reference: 'UPI 4711',
      Amount: 131,
      RequestId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    });
  });
  it('asks before it discards the transfer reference', async () => {
    signInAs('transactions', 'payments');
    api.orders = [buildRefundDueOrder()];
    const { user } = openPage('/admin/orders/9001');
    await user.click(await screen.findByRole('button', { name: 'Record refund' }));
    await user.click(screen.getByLabelText('By UPI'));
    await user.type(screen.getByLabelText('Reference'), 'UPI 4711');
    await expectDiscardQuestionOfSheet();
  });
  it('repeats the same request when the first one had no answer', async () => {
    signInAs('transactions', 'payments');
    api.orders = [buildRefundDueOrder()];
    api.network.respondTo(billingOperations.handBackCash, rejectAsOffline);
    const { user } = openPage('/admin/orders/9001');
    await user.click(await screen.findByRole('button', { name: 'Record refund' }));
    const sheet = screen.getByRole('dialog', { name: 'Refund for T2611-04211' });
    const sentIds = () =>
      api.network
        .requestsTo(billingOperations.handBackCash)
        .map(({ body }) => (body as { RequestId: string }).RequestId);
    await user.click(within(sheet).getByRole('button', { name: 'Record refund' }));
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    await user.click(within(sheet).getByRole('button', { name: 'Record refund' }));
    await waitFor(() => expect(sentIds()).toHaveLength(2));
    expect(new Set(sentIds()).size).toBe(1);
  });
  it('hides the cash refund from staff without the payments permission', async () => {
    api.orders = [buildRefundDueOrder()];
    openPage('/admin/orders/9001');
    await findPanel();
    expect(screen.queryByRole('button', { name: 'Record refund' })).toBeNull();
  });
});
