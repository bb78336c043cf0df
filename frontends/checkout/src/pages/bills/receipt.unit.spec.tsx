import { orderOperations } from '@tokri/contracts/api';
import {
  testUser,
  fakeNetwork,
  setupSession,
  renderPage,
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

const open = (path: string) => renderPage(routes, path);

describe('receipt page', () => {
  it('shows amount, payment method and bill of a paid order', async () => {
    network.respondTo(orderOperations.readOrder, () =>
      buildOrder({
        PaymentMethod: 'online',
        PaymentStatus: 3,
        PaymentStatusText: 'Paid',
        Bill: { Id: 31, Number: 'TKR/26-27/000031' },
      }),
    );
    open('/reciept-view?Id=9001');
    expect(await screen.findByText('₹131.00')).toBeInTheDocument();
    expect(screen.getByText('Online')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Bill TKR/26-27/000031' })).toHaveAttribute(
      'href',
      '/bill/31?TransId=9001',
    );
  });
  it('shows the paid and the refunded amount of a partially fulfilled order', async () => {
    network.respondTo(orderOperations.readOrder, () =>
      buildOrder({
        PaymentMethod: 'online',
        PaymentStatus: 7,
        PaymentStatusText: 'Partly refunded',
        PlacedAt: '2026-11-20T21:43:00+05:30',
        PaidAmount: 150,
        RefundAmount: 19,
      }),
    );
    open('/reciept-view?Id=9001');
    for (const text of [
      '₹150.00',
      '₹19.00',
      'Friday 20 November, 9:43 pm',
      '₹19 was refunded to your original payment method. Banks take 5–7 working days to show it.',
    ])
      expect(await screen.findByText(text)).toBeInTheDocument();
  });
  it('explains that an unpaid order has no receipt yet', async () => {
    network.respondTo(orderOperations.readOrder, () => buildOrder());
    open('/reciept-view?Id=9001');
    expect(await screen.findByText(/Nothing has been paid for this order yet/)).toBeInTheDocument();
  });
});
