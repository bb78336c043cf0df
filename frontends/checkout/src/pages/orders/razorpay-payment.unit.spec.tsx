import { billingOperations, orderOperations, type OrderResponse } from '@tokri/contracts/api';
import { useLocation } from '@tokri/web-kit/platform';
import {
  testUser,
  fakeNetwork,
  fakeRazorpay,
  setupSession,
  rejectAsOffline,
  renderPage,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { routes } from '../../routes.tsx';
import { buildOrder, commandOk, commandRejected } from '../../testing/fixtures.ts';

const success = {
  razorpay_order_id: 'order_A1',
  razorpay_payment_id: 'pay_B2',
  razorpay_signature: 'a'.repeat(64),
};
const buildAwaitingOrder = (overrides: Partial<OrderResponse> = {}): OrderResponse =>
  buildOrder({
    Status: 2,
    StatusText: 'Waiting for payment',
    PaymentMethod: 'online',
    PaymentStatus: 2,
    PaymentStatusText: 'Payment pending',
    PayBy: new Date(Date.now() + 20 * 60_000).toISOString(),
    Payment: {
      Provider: 'razorpay',
      KeyId: 'rzp_test_tokri',
      OrderId: 'order_A1',
      AmountPaise: 13_100,
      Currency: 'INR',
      Prefill: { Name: 'Asha', Contact: '+919000000002', Email: '' },
    },
    History: [
      { Status: 1, StatusText: 'Placed', At: new Date().toISOString(), By: 'customer', Note: '' },
      {
        Status: 2,
        StatusText: 'Waiting for payment',
        At: new Date().toISOString(),
        By: 'system',
        Note: '',
      },
    ],
    ...overrides,
  });
const confirmed = buildOrder({
  PaymentMethod: 'online',
  PaymentStatus: 3,
  PaymentStatusText: 'Paid',
});

let network: FakeNetwork;
let razorpay: ReturnType<typeof fakeRazorpay>;
let order: OrderResponse;
beforeEach(() => {
  sessionStorage.clear();
  setupSession({ user: testUser, token: 'token' });
  razorpay = fakeRazorpay();
  network = fakeNetwork();
  order = buildAwaitingOrder();
  network.respondTo(orderOperations.readOrder, () => order);
});
afterEach(() => {
  network.restore();
  razorpay.remove();
});

const open = (path = '/order-status?Id=9001') => renderPage(routes, path);
const openDialog = async () => {
  const page = open();
  await page.user.click(await screen.findByRole('button', { name: 'Pay ₹131 now' }));
  await waitFor(() => expect(razorpay.opened).toHaveLength(1));
  return page;
};

describe('order awaiting payment', () => {
  it('shows the reservation time and opens the dialog for its provider order', async () => {
    await openDialog();
    expect(screen.getByRole('timer')).toHaveTextContent(/^(20:00|19:\d\d)$/);
    expect(razorpay.opened[0]?.options).toMatchObject({
      key: 'rzp_test_tokri',
      order_id: 'order_A1',
      amount: 13_100,
      currency: 'INR',
      description: 'T2611-04211',
      prefill: { contact: '+919000000002' },
    });
    expect(screen.getByRole('button', { name: /^Pay/ })).toHaveAttribute('aria-busy', 'true');
  });
  it('verifies the payment and shows the order as confirmed', async () => {
    network.respondTo(billingOperations.verifyPayment, () =>
      commandOk(9001, { Status: 3, PaymentStatus: 3 }),
    );
    await openDialog();
    order = confirmed;
    act(() => razorpay.opened[0]?.options.handler(success));
    expect(
      await screen.findByText('Confirmed. We will pack it before your slot.'),
    ).toBeInTheDocument();
    expect(network.requestsTo(billingOperations.verifyPayment)[0]?.body).toEqual({
      ...success,
      TransactionId: 9001,
    });
    expect(screen.queryByRole('button', { name: /Pay/ })).toBeNull();
  });
  it('does not ask to pay again when verification has no response', async () => {
    network.respondTo(billingOperations.verifyPayment, () => rejectAsOffline());
    await openDialog();
    act(() => razorpay.opened[0]?.options.handler(success));
    expect(await screen.findByText(/you do not have to pay again/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Pay/ })).toBeNull();
    order = confirmed;
    expect(
      await screen.findByText('Confirmed. We will pack it before your slot.', undefined, {
        timeout: 8_000,
      }),
    ).toBeInTheDocument();
  });
  it('says that no money was taken and pays again with the same provider order', async () => {
    const { user } = await openDialog();
    act(() => {
      razorpay.opened[0]?.fail('declined');
      razorpay.opened[0]?.options.modal.ondismiss();
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Payment failed. No money was taken.',
    );
    await user.click(screen.getByRole('button', { name: 'Try again: pay ₹131' }));
    await waitFor(() => expect(razorpay.opened).toHaveLength(2));
    expect(razorpay.opened[1]?.options.order_id).toBe('order_A1');
  });
  it('still says after a reload that the payment failed', async () => {
    const { unmount } = await openDialog();
    act(() => {
      razorpay.opened[0]?.fail('declined');
      razorpay.opened[0]?.options.modal.ondismiss();
    });
    await screen.findByRole('alert');
    unmount();
    renderPage(routes, '/order-status?Id=9001');
    expect(await screen.findByRole('alert')).toHaveTextContent('Payment failed.');
    expect(screen.getByRole('button', { name: 'Try again: pay ₹131' })).toBeVisible();
  });
  it('says after a reload with the dialog open that the payment failed', async () => {
    const { unmount } = await openDialog();
    act(() => razorpay.opened[0]?.fail('declined'));
    unmount();
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Payment failed.');
  });
  it('keeps waiting and offers to pay when the dialog is closed', async () => {
    await openDialog();
    act(() => razorpay.opened[0]?.options.modal.ondismiss());
    expect(
      await screen.findByText('You have not paid yet. Your order is waiting for payment.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Pay ₹131 now' })).toBeEnabled();
  });
  it('shows the message of the shop when verification fails', async () => {
    network.respondTo(billingOperations.verifyPayment, () =>
      commandRejected('signature-wrong', 'This payment could not be verified.'),
    );
    await openDialog();
    act(() => razorpay.opened[0]?.options.handler(success));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This payment could not be verified.',
    );
  });
  it('opens the dialog once by itself right after placing', async () => {
    open('/order-status?Id=9001&Pay=1');
    await waitFor(() => expect(razorpay.opened).toHaveLength(1));
    act(() => razorpay.opened[0]?.options.modal.ondismiss());
    await screen.findByText('You have not paid yet. Your order is waiting for payment.');
    expect(razorpay.opened).toHaveLength(1);
  });
  it('removes the Pay parameter from the URL so that a reload opens no dialog', async () => {
    const CurrentSearch = () => <p data-testid="where">{useLocation().search}</p>;
    renderPage(
      routes.map((route) => ({
        ...route,
        element: (
          <>
            {route.element}
            <CurrentSearch />
          </>
        ),
      })),
      '/order-status?Id=9001&Pay=1',
    );
    await waitFor(() => expect(razorpay.opened).toHaveLength(1));
    expect(screen.getByTestId('where')).toHaveTextContent(/^\?Id=9001$/);
  });
  it('shows an error and offers to retry when the dialog does not open', async () => {
    razorpay.remove();
    const page = open();
    await page.user.click(await screen.findByRole('button', { name: 'Pay ₹131 now' }));
    await waitFor(() => expect(document.querySelector('head script')).not.toBeNull());
    act(() => {
      document.querySelector('head script')?.dispatchEvent(new Event('error'));
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('The payment window did not open.');
    razorpay = fakeRazorpay();
    await page.user.click(screen.getByRole('button', { name: 'Try again: pay ₹131' }));
    await waitFor(() => expect(razorpay.opened).toHaveLength(1));
  });
  it('explains what happens after the payment time and still accepts payment', async () => {
    order = buildAwaitingOrder({ PaymentStatus: 4, PaymentStatusText: 'Payment failed' });
    open();
    expect(await screen.findByText('Payment expired')).toBeInTheDocument();
    expect(screen.getByText(/Your items are no longer reserved/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Pay ₹131 now' })).toBeEnabled();
  });
  it('shows that the payment is being prepared and offers no button', async () => {
    const { Payment: _absent, ...rest } = buildAwaitingOrder();
    order = rest;
    open();
    expect(await screen.findByText('We are preparing your payment.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Pay/ })).toBeNull();
  });
  it('links from the order details to the payment', async () => {
    open('/order-details?Id=9001');
    expect(await screen.findByRole('link', { name: 'Pay now' })).toHaveAttribute(
      'href',
      '/order-status?Id=9001',
    );
  });
});

describe('payment page', () => {
  it('opens the dialog for an order awaiting payment', async () => {
    open('/stripepay?Id=9001');
    await waitFor(() => expect(razorpay.opened).toHaveLength(1));
  });
  it('says that a paid order has nothing to pay', async () => {
    order = confirmed;
    open('/stripepay?Id=9001');
    expect(
      await screen.findByText('There is nothing to pay for this order. Paid ₹131 online'),
    ).toBeInTheDocument();
    expect(razorpay.opened).toHaveLength(0);
  });
});
