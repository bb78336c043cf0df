import { billingOperations, orderOperations, type OrderAnswer } from '@tokri/contracts/http';
import {
  aUser,
  fakeNetwork,
  givenSession,
  problem,
  renderPage,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import type { Confirmation } from '../../features/pay/stripe-form.ts';
import { routes } from '../../routes.tsx';
import { anOrder, done, refusal } from '../../testing/fixtures.ts';
import { fakeStripe } from '../../testing/stripe-double.ts';

const waiting = (): OrderAnswer =>
  anOrder({
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
const confirmed = anOrder({ PaymentMethod: 'online', PaymentStatus: 3, PaymentStatusText: 'Paid' });
const success: Confirmation = { paymentIntent: { id: 'pi_A1' } };
const declined: Confirmation = {
  error: { type: 'card_error', message: 'Your card was declined.' },
};

let network: FakeNetwork;
let stripe: ReturnType<typeof fakeStripe>;
let order: OrderAnswer;
let bank: () => Promise<Confirmation>;
beforeEach(() => {
  givenSession({ user: aUser, token: 'token' });
  bank = () => Promise.resolve(success);
  stripe = fakeStripe(() => bank());
  network = fakeNetwork();
  order = waiting();
  network.answer(orderOperations.readOrder, () => order);
  network.answer(billingOperations.readPaymentSecret, () => [
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
  act(() => stripe.tells('ready'));
  return page;
};
const payButton = () => screen.getByRole('button', { name: 'Pay ₹131' });

describe('an order that is paid by Stripe', () => {
  it('opens a sheet with the provider’s fields, for its own payment only', async () => {
    renderPage(routes, '/stripepay?Id=9001');
    await screen.findByRole('dialog', { name: 'Pay by card' });
    expect(screen.getByText('The card form is loading.')).toBeInTheDocument();
    expect(payButton()).toBeDisabled();
    act(() => stripe.tells('ready'));
    expect(payButton()).toBeEnabled();
    expect(stripe.seen).toMatchObject({ keys: ['pk_test_tokri'], secrets: ['pi_A1_secret_x'] });
    expect(network.callsOf(billingOperations.readPaymentSecret)[0]?.query).toEqual({
      TransactionId: '9001',
    });
    expect(screen.getByText('You pay at Stripe. We never see your card.')).toBeInTheDocument();
  });
  it('paid, is verified by the name of its intent and shown as confirmed', async () => {
    network.answer(billingOperations.verifyPayment, () =>
      done(9001, { Status: 3, PaymentStatus: 3 }),
    );
    const { user } = await open('/order-status?Id=9001&Pay=1');
    order = confirmed;
    await user.click(payButton());
    expect(await screen.findByText('Confirmed. We pack it before your slot.')).toBeInTheDocument();
    expect(network.callsOf(billingOperations.verifyPayment)[0]?.body).toEqual({
      payment_intent: 'pi_A1',
      TransactionId: 9001,
    });
    expect(stripe.seen.returns).toEqual([`${location.origin}/order-status?Id=9001`]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  it('declined, says why and takes a second card in the same sheet', async () => {
    network.answer(billingOperations.verifyPayment, () =>
      done(9001, { Status: 3, PaymentStatus: 3 }),
    );
    const { user } = await open();
    bank = () => Promise.resolve(declined);
    await user.click(payButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('Your card was declined.');
    bank = () => Promise.resolve(success);
    await user.click(payButton());
    await waitFor(() => expect(network.callsOf(billingOperations.verifyPayment)).toHaveLength(1));
  });
  it('declined and closed, says that no money was taken and can be paid again with a new secret', async () => {
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
    expect(network.callsOf(billingOperations.readPaymentSecret)).toHaveLength(2);
  });
  it('left by Escape in the provider’s frame, keeps waiting', async () => {
    await open();
    act(() => stripe.tells('escape'));
    expect(await screen.findByText('You have not paid yet. Your order waits.')).toBeInTheDocument();
    expect([screen.queryByRole('dialog'), stripe.seen.destroyed]).toEqual([null, 1]);
  });
  it('while the bank is asked, cannot be closed', async () => {
    const { user } = await open();
    bank = () => new Promise(() => undefined);
    await user.click(payButton());
    await user.click(screen.getByRole('button', { name: 'Close' }));
    act(() => stripe.tells('escape'));
    expect(screen.getByRole('dialog', { name: 'Pay by card' })).toBeInTheDocument();
    expect(payButton()).toHaveAttribute('aria-busy', 'true');
  });
  it('whose bank was asked in vain, says so, takes another try and can be closed', async () => {
    const { user } = await open();
    bank = () => Promise.reject(new Error('the frame is gone'));
    await user.click(payButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'No answer came. Try again: an order is never paid twice.',
    );
    expect(payButton()).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  it('paid in another tab meanwhile, is verified and not called failed', async () => {
    network.answer(billingOperations.verifyPayment, () =>
      done(9001, { Status: 3, PaymentStatus: 3 }),
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
    await waitFor(() => expect(network.callsOf(billingOperations.verifyPayment)).toHaveLength(1));
  });
  it('confirmed by the live stream while the sheet is open, the sheet goes', async () => {
    await open();
    order = confirmed;
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 8_000 });
    expect(stripe.seen.destroyed).toBe(1);
  });
  it('whose success the shop does not see, says so in the shop’s words', async () => {
    network.answer(billingOperations.verifyPayment, () =>
      refusal('payment-failed', 'The payment did not succeed.'),
    );
    const { user } = await open();
    await user.click(payButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('The payment did not succeed.');
  });
  it.each([
    [
      'whose secret cannot be had',
      () => network.answer(billingOperations.readPaymentSecret, () => problem(503, 'unavailable')),
    ],
    ['whose page has the script of another provider', () => stripe.remove()],
  ])('%s, says so and can be tried again', async (_what, breaks) => {
    breaks();
    renderPage(routes, '/stripepay?Id=9001');
    document.querySelector('head script')?.dispatchEvent(new Event('error'));
    await waitFor(() => {
      document.querySelector('head script')?.dispatchEvent(new Event('load'));
      expect(screen.getByRole('alert')).toHaveTextContent('The payment window does not open.');
    });
    expect(screen.getByRole('button', { name: 'Try again: pay ₹131' })).toBeEnabled();
  });
  it('whose fields do not load, says so', async () => {
    renderPage(routes, '/stripepay?Id=9001');
    await screen.findByRole('dialog', { name: 'Pay by card' });
    act(() => stripe.tells('loaderror'));
    expect(screen.getByRole('alert')).toHaveTextContent('The payment window does not open.');
    expect(payButton()).toBeDisabled();
  });
});
