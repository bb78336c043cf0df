import { orderOperations } from '@tokri/contracts/api';
import {
  fakeNetwork,
  renderPage,
  setupSession,
  testUser,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { screen } from '@testing-library/react';
import { routes } from '../../routes.tsx';
import { buildOrder } from '../../testing/fixtures.ts';

let network: FakeNetwork;
beforeEach(() => {
  setupSession({ user: testUser, token: 'token' });
  network = fakeNetwork();
});
afterEach(() => network.restore());

describe('refund of an order', () => {
  it('says that the payment of a rejected order is refunded', async () => {
    const order = buildOrder({
      Status: 8,
      StatusText: 'Not accepted',
      PaymentMethod: 'online',
      PaymentStatus: 5,
      PaymentStatusText: 'Refund due',
      CanCancel: false,
      History: [],
    });
    network.respondTo(orderOperations.readOrder, () => order);
    renderPage(routes, '/order-status?Id=9001');
    expect(
      await screen.findByText(
        'Your payment will be refunded to the original payment method. ' +
          'Your items are back in the cart.',
      ),
    ).toBeInTheDocument();
  });
  it('does not promise to pack a confirmed order whose payment was refunded in full', async () => {
    const order = buildOrder({
      Status: 3,
      StatusText: 'Confirmed',
      PaymentMethod: 'online',
      PaymentStatus: 6,
      PaymentStatusText: 'Refunded',
      RefundStatus: 'Refunded',
    });
    network.respondTo(orderOperations.readOrder, () => order);
    renderPage(routes, '/order-details?Id=9001');
    expect(await screen.findByText(/^Your payment was refunded in full\./)).toBeVisible();
    expect(screen.queryByText(/We will pack it/)).not.toBeInTheDocument();
  });
  it('shows the refund of a cancelled order', async () => {
    const order = buildOrder({
      Status: 7,
      StatusText: 'Cancelled',
      PaymentMethod: 'online',
      PaymentStatus: 6,
      PaymentStatusText: 'Refunded',
      RefundStatus: 'Refunded',
      CanCancel: false,
    });
    network.respondTo(orderOperations.readOrder, () => order);
    renderPage(routes, '/order-details?Id=9001');
    expect(
      (await screen.findAllByText(/^₹[\d.]+ was refunded to your original payment method\./))
        .length,
    ).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: 'Receipt' })).toHaveAttribute(
      'href',
      '/reciept-view?Id=9001',
    );
  });
});
