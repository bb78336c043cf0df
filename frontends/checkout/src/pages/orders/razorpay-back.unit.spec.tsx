import { billingOperations, orderOperations } from '@tokri/contracts/api';
import { BrowserRouter } from '@tokri/web-kit/platform';
import { fakeRazorpay, renderPage, type OpenedDialog } from '@tokri/web-kit/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { routes } from '../../routes.tsx';
import { setupFakeShop, signInCustomer } from '../../testing/fake-shop.ts';
import { buildOrder, commandOk } from '../../testing/fixtures.ts';

const shop = setupFakeShop();
const unpaidOrder = buildOrder({
  Status: 2,
  PaymentStatus: 2,
  PaymentMethod: 'online',
  Payment: {
    Provider: 'razorpay',
    KeyId: 'rzp_test_tokri',
    OrderId: 'order_A1',
    AmountPaise: 13_100,
    Currency: 'INR',
    Prefill: { Name: 'Asha', Contact: '+919000000002', Email: '' },
  },
});
const success = {
  razorpay_order_id: 'order_A1',
  razorpay_payment_id: 'pay_B2',
  razorpay_signature: 'a'.repeat(64),
};

let razorpay: ReturnType<typeof fakeRazorpay>;
beforeEach(() => {
  // The router of the browser starts the history of layers.
  render(<BrowserRouter>{null}</BrowserRouter>);
  signInCustomer();
  razorpay = fakeRazorpay();
  shop.network.respondTo(orderOperations.readOrder, () => unpaidOrder);
  shop.network.respondTo(billingOperations.verifyPayment, () => commandOk(9001, {}));
});
afterEach(() => razorpay.remove());

const isOnLayerEntry = () => (history.state as { isLayer?: boolean } | null)?.isLayer === true;

const openDialog = async (): Promise<OpenedDialog> => {
  const { user } = renderPage(routes, '/order-status?Id=9001');
  await user.click(await screen.findByRole('button', { name: 'Pay ₹131 now' }));
  await waitFor(() => expect(isOnLayerEntry()).toBe(true));
  return razorpay.opened[0] as OpenedDialog;
};

it('closes the Razorpay dialog with Back and stays on the order', async () => {
  const dialog = await openDialog();
  expect(dialog.options.modal.handleback).toBe(false);
  act(() => history.back());
  expect(
    await screen.findByText('You have not paid yet. Your order is waiting for payment.'),
  ).toBeInTheDocument();
  expect(dialog.isClosed()).toBe(true);
});

it.each<[string, (dialog: OpenedDialog) => void]>([
  ['dismissed', ({ options }) => options.modal.ondismiss()],
  ['paid', ({ options }) => options.handler(success)],
])('leaves no history entry behind when the dialog is %s', async (_end, end) => {
  const dialog = await openDialog();
  act(() => end(dialog));
  await waitFor(() => expect(isOnLayerEntry()).toBe(false));
  expect(dialog.isClosed()).toBe(false);
});
