import { billingOperations, orderOperations, type OrderResponse } from '@tokri/contracts/api';
import {
  testUser,
  fakeNetwork,
  fakeStripe,
  setupSession,
  problemResponse,
  renderPage,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import type { StripeConfirmation } from '@tokri/web-kit/online-payment';
import { routes } from '../../routes.tsx';
import { buildOrder, commandOk, commandRejected } from '../../testing/fixtures.ts';

const buildAwaitingOrder = (): OrderResponse =>
  buildOrder({
    Status: 2,
    StatusText: 'Waiting for payment',
    PaymentMethod: 'online',
    PaymentStatus: 2,
    PaymentStatusText: 'Payment pending',
    PayBy: new Date(Date.now() + 20 * 60_000).toISOString(),
    Payment: {
      Provider: 'stripe',
      KeyId: 'pk_test_tokri',
      OrderId: 'pi_A1',
      AmountPaise: 13_100,
      Currency: 'INR',
      Prefill: { Name: 'Asha', Contact: '+919000000002', Email: '' },
    },
  });
const confirmed = buildOrder({
  PaymentMethod: 'online',
  PaymentStatus: 3,
  PaymentStatusText: 'Paid',
});
const success: StripeConfirmation = { paymentIntent: { id: 'pi_A1' } };
const declined: StripeConfirmation = {
  error: { type: 'card_error', message: 'Your card was declined.' },
};

let network: FakeNetwork;
let stripe: ReturnType<typeof fakeStripe>;
let order: OrderResponse;
let bank: () => Promise<StripeConfirmation>;
beforeEach(() => {
  sessionStorage.clear();
  setupSession({ user: testUser, token: 'token' });
  bank = () => Promise.resolve(success);
  stripe = fakeStripe(() => bank());
  network = fakeNetwork();
  order = buildAwaitingOrder();
  network.respondTo(orderOperations.readOrder, () => order);
  network.respondTo(billingOperations.readPaymentSecret, () => [
    { Provider: 'stripe' as const, ClientSecret: 'pi_A1_secret_x' },
  ]);
});
afterEach(() => {
  network.restore();
  stripe.remove();
});

const open = async (path = '/stripepay?Id=9001') => {
  const page = renderPage(routes, path);
  await screen.findByRole('dialog', { name: 'Pay by card' });
  act(() => stripe.emit('ready'));
  return page;
};
const payButton = () => screen.getByRole('button', { name: 'Pay ₹131' });

describe('paying by card with Stripe', () => {
  it('opens a sheet with the fields of the provider for this payment only', async () => {
    renderPage(routes, '/stripepay?Id=9001');
    await screen.findByRole('dialog', { name: 'Pay by card' });
    expect(screen.getByText('Loading the card form.')).toBeInTheDocument();
    expect(payButton()).toBeDisabled();
    act(() => stripe.emit('ready'));
    expect(payButton()).toBeEnabled();
    expect(stripe.recorded).toMatchObject({ keys: ['pk_test_tokri'], secrets: ['pi_A1_secret_x'] });
    expect(network.requestsTo(billingOperations.readPaymentSecret)[0]?.query).toEqual({
      TransactionId: '9001',
    });
    expect(
      screen.getByText('You pay with Stripe. We never see your card details.'),
    ).toBeInTheDocument();
  });
  it('verifies the payment intent and shows the order as confirmed', async () => {
    network.respondTo(billingOperations.verifyPayment, () =>
      commandOk(9001, { Status: 3, PaymentStatus: 3 }),
    );
    const { user } = await open('/order-status?Id=9001&Pay=1');
    order = confirmed;
    await user.click(payButton());
    expect(
      await screen.findByText('Confirmed. We will pack it before your slot.'),
    ).toBeInTheDocument();
    expect(network.requestsTo(billingOperations.verifyPayment)[0]?.body).toEqual({
      payment_intent: 'pi_A1',
      TransactionId: 9001,
    });
    expect(stripe.recorded.returnUrls).toEqual([`${location.origin}/order-status?Id=9001`]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  it('shows why a card was declined and accepts another card in the same sheet', async () => {
    network.respondTo(billingOperations.verifyPayment, () =>
      commandOk(9001, { Status: 3, PaymentStatus: 3 }),
    );
    const { user } = await open();
    bank = () => Promise.resolve(declined);
    await user.click(payButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('Your card was declined.');
    bank = () => Promise.resolve(success);
    await user.click(payButton());
    await waitFor(() =>
      expect(network.requestsTo(billingOperations.verifyPayment)).toHaveLength(1),
    );
  });
  it('says after a reload with the sheet open that the card was declined, and pays again', async () => {
    const { user, unmount } = await open();
    bank = () => Promise.resolve(declined);
    await user.click(payButton());
    await screen.findByRole('alert');
    unmount();
    const { user: again } = renderPage(routes, '/stripepay?Id=9001');
    expect(await screen.findByRole('alert')).toHaveTextContent('Payment failed.');
    await again.click(screen.getByRole('button', { name: 'Try again: pay ₹131' }));
    await screen.findByRole('dialog', { name: 'Pay by card' });
  });
  it('says that no money was taken and requests a new secret for the next attempt', async () => {
    const { user } = await open();
    bank = () => Promise.resolve(declined);
    await user.click(payButton());
    await screen.findByRole('alert');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Payment failed. No money was taken.',
    );
    await user.click(screen.getByRole('button', { name: 'Try again: pay ₹131' }));
    await screen.findByRole('dialog', { name: 'Pay by card' });
    expect(network.requestsTo(billingOperations.readPaymentSecret)).toHaveLength(2);
  });
  it('closes on Escape inside the frame of the provider and keeps the order waiting', async () => {
    await open();
    act(() => stripe.emit('escape'));
    expect(
      await screen.findByText('You have not paid yet. Your order is waiting for payment.'),
    ).toBeInTheDocument();
    expect([screen.queryByRole('dialog'), stripe.recorded.destroyed]).toEqual([null, 1]);
  });
  it('cannot be closed while the bank is asked', async () => {
    const { user } = await open();
    bank = () => new Promise(() => undefined);
    await user.click(payButton());
    await user.click(screen.getByRole('button', { name: 'Close' }));
    act(() => stripe.emit('escape'));
    expect(screen.getByRole('dialog', { name: 'Pay by card' })).toBeInTheDocument();
    expect(payButton()).toHaveAttribute('aria-busy', 'true');
  });
  it('allows another attempt or closing when the bank does not respond', async () => {
    const { user } = await open();
    bank = () => Promise.reject(new Error('the frame is gone'));
    await user.click(payButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We got no response. Try again: you are never charged twice.',
    );
    expect(payButton()).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  it('verifies a payment that was made in another tab', async () => {
    network.respondTo(billingOperations.verifyPayment, () =>
      commandOk(9001, { Status: 3, PaymentStatus: 3 }),
    );
    const { user } = await open();
    bank = () =>
      Promise.resolve({
        error: {
          type: 'invalid_request_error',
          message: 'unexpected state',
          payment_intent: { id: 'pi_A1', status: 'requires_capture' },
        },
      });
    await user.click(payButton());
    await waitFor(() =>
      expect(network.requestsTo(billingOperations.verifyPayment)).toHaveLength(1),
    );
  });
  it('closes the sheet when the live stream confirms the order', async () => {
    await open();
    order = confirmed;
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 8_000 });
    expect(stripe.recorded.destroyed).toBe(1);
  });
  it('shows the message of the shop when verification fails', async () => {
    network.respondTo(billingOperations.verifyPayment, () =>
      commandRejected('payment-failed', 'The payment did not succeed.'),
    );
    const { user } = await open();
    await user.click(payButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('The payment did not succeed.');
  });
  it.each([
    [
      'the secret cannot be read',
      () =>
        network.respondTo(billingOperations.readPaymentSecret, () =>
          problemResponse(503, 'unavailable'),
        ),
    ],
    ['the page has the script of another provider', () => stripe.remove()],
  ])('shows an error and offers to retry when %s', async (_failure, simulateFailure) => {
    simulateFailure();
    renderPage(routes, '/stripepay?Id=9001');
    document.querySelector('head script')?.dispatchEvent(new Event('error'));
    await waitFor(() => {
      document.querySelector('head script')?.dispatchEvent(new Event('load'));
      expect(screen.getByRole('alert')).toHaveTextContent('The payment window did not open.');
    });
    expect(screen.getByRole('button', { name: 'Try again: pay ₹131' })).toBeEnabled();
  });
  it('shows an error when the card fields do not load', async () => {
    renderPage(routes, '/stripepay?Id=9001');
    await screen.findByRole('dialog', { name: 'Pay by card' });
    act(() => stripe.emit('loaderror'));
    expect(screen.getByRole('alert')).toHaveTextContent('The payment window did not open.');
    expect(payButton()).toBeDisabled();
  });
});
