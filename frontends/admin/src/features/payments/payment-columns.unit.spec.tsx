import { billingOperations } from '@tokri/contracts/api';
import { problemResponse, renderPage } from '@tokri/web-kit/testing';
import { screen } from '@testing-library/react';
import { routes } from '../../routes.tsx';
import { pageResponse, setupAdminApi, signInAs } from '../../testing/fake-admin-api.ts';
import { buildPayment } from '../../testing/payment-fixture.ts';

const { listPayments, sumPayments, readPayment } = billingOperations;
let network: ReturnType<typeof setupAdminApi>['network'];
beforeEach(() => {
  ({ network } = setupAdminApi());
  signInAs('payments');
  const sum = { Payments: 1, Captured: 131, Refunded: 20, IsComplete: true };
  network.respondTo(sumPayments, () => sum);
  network.respondTo(readPayment, () => problemResponse(404, 'not-found'));
});
afterEach(() => network.restore());

describe('the list of payments', () => {
  it.each([
    ['shows the ids of the provider', '/admin/payments', {}, 1],
    ['leaves out their column beside an open payment', '/admin/payments/9001', {}, 0],
    [
      'leaves out their column where no payment has one',
      '/admin/payments',
      { GatewayOrderId: '', GatewayPaymentId: '', Method: 'cod' as const },
      0,
    ],
  ])('%s', async (_what, path, overrides, count) => {
    network.respondTo(listPayments, () => pageResponse([buildPayment(overrides)]));
    renderPage(routes, path);
    await screen.findByRole('link', { name: 'T2611-04211' });
    expect(screen.queryAllByRole('columnheader', { name: 'Provider id' })).toHaveLength(count);
  });
});
