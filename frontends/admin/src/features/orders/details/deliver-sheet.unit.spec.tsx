import { billingOperations, orderAdminOperations } from '@tokri/contracts/api';
import { renderPage } from '@tokri/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../../routes.tsx';
import { buildOrder, commandOk, commandRejected } from '../../../testing/fixtures.ts';
import { setupAdminApi, signInAs } from '../../../testing/fake-admin-api.ts';

let api: ReturnType<typeof setupAdminApi>;
beforeEach(() => {
  api = setupAdminApi();
  signInAs('transactions', 'payments');
  api.orders = [buildOrder({ Status: 5, StatusText: 'Out for delivery' })];
  api.network.respondTo(orderAdminOperations.moveOrders, () => [
    commandOk(9001, { TransactionId: 9001, TransactionNumber: 'T2611-04211', Status: 6 }),
  ]);
  api.network.respondTo(billingOperations.recordCash, () => [
    commandOk(9001, { PaymentStatus: 3 }),
  ]);
});
afterEach(() => api.network.restore());

const deliveries = () => api.network.requestsTo(orderAdminOperations.moveOrders);
const payments = () => api.network.requestsTo(billingOperations.recordCash);
const openSheet = async () => {
  const { user } = renderPage(routes, '/admin/orders/9001');
  await user.click(await screen.findByRole('button', { name: 'Mark as delivered' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Deliver T2611-04211' }));
  return { user, sheet };
};

describe('the delivery of a cash order', () => {
  it('records the cash in the same step', async () => {
    const { user, sheet } = await openSheet();
    expect(sheet.getByText('Did the customer pay ₹131.00 in cash?')).toBeVisible();
    expect(deliveries()).toEqual([]);
    await user.click(sheet.getByRole('button', { name: 'Delivered, ₹131.00 received' }));
    await waitFor(() => expect(payments()).toHaveLength(1));
    expect(deliveries()[0]?.body).toEqual({ Status: 6, TransactionIds: [9001] });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('can leave the payment open', async () => {
    const { user, sheet } = await openSheet();
    await user.click(sheet.getByRole('button', { name: 'Delivered, not paid yet' }));
    await waitFor(() => expect(deliveries()).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(payments()).toEqual([]);
  });

  it('records no cash for an order that could not be delivered', async () => {
    api.network.respondTo(orderAdminOperations.moveOrders, () => [
      commandRejected('wrong-status', 'The order was cancelled.', { TransactionId: 9001 }),
    ]);
    const { user, sheet } = await openSheet();
    await user.click(sheet.getByRole('button', { name: 'Delivered, ₹131.00 received' }));
    expect(await sheet.findByRole('alert')).toHaveTextContent('The order was cancelled.');
    expect(payments()).toEqual([]);
    api.network.respondTo(orderAdminOperations.moveOrders, () => [
      commandOk(9001, { TransactionId: 9001, TransactionNumber: 'T2611-04211', Status: 6 }),
    ]);
    await user.click(sheet.getByRole('button', { name: 'Delivered, ₹131.00 received' }));
    await waitFor(() => expect(payments()).toHaveLength(1));
  });

  it.each([
    ['is paid', { PaymentStatus: 3, PaymentMethod: 'online' as const }, ['payments']],
    ['is delivered by staff who record no payments', {}, []],
  ])('asks nothing when the order %s', async (_case, order, permissions) => {
    signInAs('transactions', ...(permissions as 'payments'[]));
    api.orders = [buildOrder({ Status: 5, StatusText: 'Out for delivery', ...order })];
    const { user } = renderPage(routes, '/admin/orders/9001');
    await user.click(await screen.findByRole('button', { name: 'Mark as delivered' }));
    await waitFor(() => expect(deliveries()).toHaveLength(1));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
