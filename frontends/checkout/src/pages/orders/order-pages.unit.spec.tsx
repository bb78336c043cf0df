import { readFileSync } from 'node:fs';
import path from 'node:path';
import { orderOperations } from '@tokri/contracts/api';
import {
  testUser,
  fakeNetwork,
  setupSession,
  problemResponse,
  renderPage,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes.tsx';
import { buildOrder, commandOk, commandRejected } from '../../testing/fixtures.ts';

let network: FakeNetwork;
beforeEach(() => {
  setupSession({ user: testUser, token: 'token', pincode: '560034' });
  network = fakeNetwork();
});
afterEach(() => network.restore());

const open = (path: string) => renderPage(routes, path);
const now = { At: new Date().toISOString(), By: 'system' as const };
const buildStep = (Status: number, StatusText: string, Note = '') => ({
  Status,
  StatusText,
  Note,
  ...now,
});

describe('order status page', () => {
  it('shows slot, payment and next steps of a confirmed order', async () => {
    network.respondTo(orderOperations.readOrder, () => buildOrder());
    open('/order-status?Id=9001');
    expect(await screen.findByRole('heading', { name: 'Order T2611-04211' })).toBeInTheDocument();
    expect(screen.getByText(/^Tomorrow, 7–10.am$/)).toBeInTheDocument();
    expect(
      screen.getByText(
        'Confirmed. We will pack it before your slot. Keep ₹131 ready in cash for the rider.',
      ),
    ).toBeInTheDocument();
    expect(screen.getAllByRole('listitem', { current: 'step' })).toHaveLength(1);
    expect(screen.getByText('Delivered')).toBeInTheDocument();
    expect(screen.getByLabelText('Price breakdown').textContent).toBe(
      'Items at MRP (2) ₹90.00Discount on MRP − ₹6.00' +
        'Delivery charge ₹40 + 18% GST₹47.20Round off − ₹0.20To pay₹131',
    );
  });
  it('is read in the order in which it is shown, on a phone and on a wide screen', async () => {
    network.respondTo(orderOperations.readOrder, () => buildOrder());
    open('/order-status?Id=9001');
    await screen.findByRole('heading', { name: 'Order T2611-04211' });
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ id }) => id);
    expect(headings.filter((id) => id !== '').slice(-3)).toEqual(['h-way', 'h-items', 'h-to']);
    const css = readFileSync(path.join(import.meta.dirname, 'orders.module.css'), 'utf8');
    expect(css).not.toMatch(/^\s*order:/m);
  });
  it('shows an order that is still being confirmed and updates by itself', async () => {
    let status = 1;
    network.respondTo(orderOperations.readOrder, () =>
      status === 1
        ? buildOrder({ Status: 1, StatusText: 'Placed', History: [buildStep(1, 'Placed')] })
        : buildOrder(),
    );
    open('/order-status?Id=9001');
    expect(await screen.findByText(/We are confirming your order/)).toBeInTheDocument();
    status = 3;
    expect(
      await screen.findByText('Your order is now: Confirmed', undefined, { timeout: 5000 }),
    ).toBeInTheDocument();
  });
  it('explains a rejection and links back to the cart', async () => {
    network.respondTo(orderOperations.readOrder, () =>
      buildOrder({
        Status: 8,
        StatusText: 'Not accepted',
        CanCancel: false,
        History: [buildStep(1, 'Placed'), buildStep(8, 'Not accepted', 'stock-short')],
      }),
    );
    open('/order-status?Id=9001');
    expect(
      (await screen.findAllByText(/Some items sold out while you were ordering/)).length,
    ).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: 'Back to cart' })).toHaveAttribute(
      'href',
      '/checkout-details',
    );
    expect(
      screen.getByText('Nothing was charged. Your items are back in the cart.'),
    ).toBeInTheDocument();
  });
});

describe('order pages', () => {
  it('hides an unknown order and an order of another customer', async () => {
    network.respondTo(orderOperations.readOrder, () => problemResponse(403, 'not-allowed'));
    open('/order-details?Id=5');
    expect(await screen.findByText("We couldn't find this order")).toBeInTheDocument();
  });
  it('links to the credit note of an order that was cancelled after billing', async () => {
    network.respondTo(orderOperations.readOrder, () =>
      buildOrder({
        Status: 7,
        StatusText: 'Cancelled',
        Bill: { Id: 31, Number: 'TKR/26-27/000031' },
      }),
    );
    open('/order-details?Id=9001');
    expect(await screen.findByRole('link', { name: 'Credit note' })).toHaveAttribute(
      'href',
      '/bill/0?TransId=9001',
    );
  });
  it('sends no request without an order id', async () => {
    open('/order-details?Id=abc');
    expect(await screen.findByText("We couldn't find this order")).toBeInTheDocument();
    expect(network.requests).toHaveLength(0);
  });
  it('asks a signed-out visitor to sign in and return', async () => {
    setupSession({});
    open('/order-details?Id=5');
    expect(screen.getByText('Sign in to see this order')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/login?returnTo=%2Forder-details%3FId%3D5',
    );
  });
  it('offers to retry when the order does not load', async () => {
    network.respondTo(orderOperations.readOrder, () => problemResponse(503, 'unavailable'));
    const { user } = open('/order-details?Id=9001');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    network.respondTo(orderOperations.readOrder, () => buildOrder());
    await user.click(retry);
    expect(await screen.findByText('Onion', { exact: false })).toBeInTheDocument();
  });
  it('shows totals, address, note and history', async () => {
    network.respondTo(orderOperations.readOrder, () => buildOrder({ Note: 'Ring twice' }));
    open('/order-details?Id=9001');
    expect(await screen.findByText('Ring twice')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Price breakdown' })).toHaveTextContent('To pay₹131');
    expect(screen.getByText('12, 4th Cross, 560034')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Track order' })).toHaveAttribute(
      'href',
      '/track-order?Id=9001',
    );
  });
});

describe('cancelling an order', () => {
  const openSheet = async () => {
    const page = open('/order-details?Id=9001');
    await page.user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    return { ...page, sheet: screen.getByRole('dialog', { name: 'Cancel order T2611-04211' }) };
  };
  beforeEach(() => network.respondTo(orderOperations.readOrder, () => buildOrder()));

  it('asks for a reason and does not cancel without one', async () => {
    const { user, sheet } = await openSheet();
    await user.click(within(sheet).getByRole('button', { name: 'Cancel order' }));
    expect(within(sheet).getByText('Choose a reason')).toBeInTheDocument();
    expect(network.requestsTo(orderOperations.cancelOrder)).toHaveLength(0);
  });
  it('cancels with the chosen reason without another question', async () => {
    network.respondTo(orderOperations.cancelOrder, () =>
      commandOk(9001, { RefundAmount: 0, Status: 7 }),
    );
    const { user, sheet } = await openSheet();
    await user.click(within(sheet).getByLabelText('I need another time'));
    network.respondTo(orderOperations.readOrder, () =>
      buildOrder({
        Status: 7,
        StatusText: 'Cancelled',
        CanCancel: false,
        CancelReason: 'I need another time',
      }),
    );
    await user.click(within(sheet).getByRole('button', { name: 'Cancel order' }));
    await waitFor(() =>
      expect(network.requestsTo(orderOperations.cancelOrder)[0]?.query).toEqual({
        TransactionId: '9001',
        reason: 'I need another time',
      }),
    );
    expect(await screen.findByText('Reason: I need another time')).toBeInTheDocument();
    expect(screen.queryByText(/You save/)).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
  it('does nothing when the sheet is closed', async () => {
    const { user, sheet } = await openSheet();
    await user.click(within(sheet).getByLabelText('Ordered by mistake'));
    await user.click(within(sheet).getByRole('button', { name: 'Keep order' }));
    expect(network.requestsTo(orderOperations.cancelOrder)).toHaveLength(0);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  it('shows the message of the server when it is too late', async () => {
    network.respondTo(orderOperations.cancelOrder, () =>
      commandRejected('too-late', 'It is too late to cancel.'),
    );
    const { user, sheet } = await openSheet();
    await user.click(within(sheet).getByLabelText('Ordered by mistake'));
    await user.click(within(sheet).getByRole('button', { name: 'Cancel order' }));
    expect(await screen.findByText('It is too late to cancel.')).toBeInTheDocument();
  });
  it('is not offered after the cut-off time', async () => {
    network.respondTo(orderOperations.readOrder, () => buildOrder({ CanCancel: false }));
    open('/order-details?Id=9001');
    expect(await screen.findByText(/^The deadline to cancel was/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
  });
});

it('order tracking shows past steps and the next one', async () => {
  network.respondTo(orderOperations.trackOrder, () => ({
    Id: 9001,
    TransactionNumber: 'T2611-04211',
    Status: 3,
    StatusText: 'Confirmed',
    Steps: [
      { Status: 1, StatusText: 'Placed', At: now.At },
      { Status: 3, StatusText: 'Confirmed', At: now.At },
      { Status: 4, StatusText: 'Packed', At: null },
    ],
    Slot: buildOrder().Slot,
    Next: 'Packed',
  }));
  open('/track-order?Id=9001');
  expect(await screen.findByText('Next: Packed')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Step 2 of 5' })).toBeInTheDocument();
});
