import { orderOperations, slotOperations } from '@tokri/contracts/api';
import { renderPage } from '@tokri/web-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { routes } from '../../routes.tsx';
import { setupFakeShop, signInCustomer } from '../../testing/fake-shop.ts';
import { buildOrder, commandOk, commandRejected } from '../../testing/fixtures.ts';

const shop = setupFakeShop();
const later = (): string => new Date(Date.now() + 600_000).toISOString();
const unpaid = {
  Status: 2,
  PaymentStatus: 2,
  PaymentMethod: 'online' as const,
  Payment: {
    Provider: 'razorpay' as const,
    KeyId: 'rzp_test_tokri',
    OrderId: 'order_A1',
    AmountPaise: 13_100,
    Currency: 'INR' as const,
    Prefill: { Name: 'Asha', Contact: '+919000000002', Email: '' },
  },
};
const buttonName = 'Pay on delivery instead';

const openOrder = (overrides: Parameters<typeof buildOrder>[0]) => {
  signInCustomer();
  shop.network.respondTo(orderOperations.readOrder, () =>
    buildOrder({ ...unpaid, PayBy: later(), ...overrides }),
  );
  return renderPage(routes, '/order-status?Id=9001');
};

describe('an order that waits for its payment', () => {
  it('is ended, and its slot goes to the checkout, to pay on delivery', async () => {
    shop.network.respondTo(orderOperations.abandonPayment, () => commandOk(9001, { Status: 8 }));
    const { user } = openOrder({});
    await user.click(await screen.findByRole('button', { name: buttonName }));
    expect(await screen.findByRole('radio', { name: /Cash on delivery/ })).toBeChecked();
    expect(shop.network.requestsTo(orderOperations.abandonPayment)[0]?.body).toEqual({
      TransactionId: 9001,
    });
    await waitFor(() =>
      expect(shop.network.requestsTo(slotOperations.holdSlot).at(-1)?.body).toMatchObject({
        SlotId: 101,
      }),
    );
  });

  it('waits for the network without an offer, and is not called a cart', async () => {
    openOrder({});
    await screen.findByRole('button', { name: buttonName });
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(
      await screen.findByText(/^You are offline\. Your order is placed; pay for it/),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: buttonName })).toBeNull();
    jest.restoreAllMocks();
    act(() => void window.dispatchEvent(new Event('online')));
  });

  it('stays when the payment has arrived meanwhile', async () => {
    shop.network.respondTo(orderOperations.abandonPayment, () =>
      commandRejected('payment-received', 'We have received your payment.', { Status: 2 }),
    );
    const { user } = openOrder({});
    await user.click(await screen.findByRole('button', { name: buttonName }));
    expect(await screen.findByText('We have received your payment.')).toBeInTheDocument();
    expect(screen.queryByRole('radio', { name: /Cash on delivery/ })).toBeNull();
  });

  it.each([
    ['the payment has expired', { PaymentStatus: 4 }],
    ['orders for the slot are closed', { CancelUntil: new Date(0).toISOString() }],
    ['it is paid', { Status: 3, PaymentStatus: 3 }],
  ])('offers no cash when %s', async (_case, overrides) => {
    openOrder(overrides);
    await screen.findAllByText(/T2611-04211/);
    expect(screen.queryByRole('button', { name: buttonName })).toBeNull();
  });
});
