import { orderOperations } from '@tokri/contracts/http';
import {
  aUser,
  fakeNetwork,
  givenSession,
  problem,
  renderPage,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes.tsx';
import { anOrder, done, refusal } from '../../testing/fixtures.ts';

let network: FakeNetwork;
beforeEach(() => {
  givenSession({ user: aUser, token: 'token', pincode: '560034' });
  network = fakeNetwork();
});
afterEach(() => network.restore());

const open = (path: string) => renderPage(routes, path);
const now = { At: new Date().toISOString(), By: 'system' as const };
const step = (Status: number, StatusText: string, Note = '') => ({
  Status,
  StatusText,
  Note,
  ...now,
});

describe('the answer after placing', () => {
  it('that is confirmed, shows slot, payment and what is to come', async () => {
    network.answer(orderOperations.readOrder, () => anOrder());
    open('/order-status?Id=9001');
    expect(await screen.findByRole('heading', { name: 'Order T2611-04211' })).toBeInTheDocument();
    expect(screen.getByText(/^Tomorrow, 7–10.am$/)).toBeInTheDocument();
    expect(screen.getByText('Confirmed. Keep ₹131 ready for the rider.')).toBeInTheDocument();
    expect(screen.getAllByRole('listitem', { current: 'step' })).toHaveLength(1);
    expect(screen.getByText('Delivered')).toBeInTheDocument();
    expect(screen.getByLabelText('Price breakdown').textContent).toBe(
      'Items at MRP (2) ₹90.00Discount on MRP − ₹6.00Delivery charge ₹40 + 18% GST₹47.20Round off − ₹0.20To pay₹131',
    );
  });
  it('that is still being confirmed, says so, and tells by itself when it is', async () => {
    let status = 1;
    network.answer(orderOperations.readOrder, () =>
      status === 1
        ? anOrder({ Status: 1, StatusText: 'Placed', History: [step(1, 'Placed')] })
        : anOrder(),
    );
    open('/order-status?Id=9001');
    expect(await screen.findByText(/We are confirming your order/)).toBeInTheDocument();
    status = 3;
    expect(
      await screen.findByText('Your order is now: Confirmed', undefined, { timeout: 5000 }),
    ).toBeInTheDocument();
  });
  it('that is not accepted, says why and leads back to the cart', async () => {
    network.answer(orderOperations.readOrder, () =>
      anOrder({
        Status: 8,
        StatusText: 'Not accepted',
        CanCancel: false,
        History: [step(1, 'Placed'), step(8, 'Not accepted', 'stock-short')],
      }),
    );
    open('/order-status?Id=9001');
    expect(
      (await screen.findAllByText(/Some items sold out while you were ordering/)).length,
    ).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: 'Back to the cart' })).toHaveAttribute(
      'href',
      '/checkout-details',
    );
    expect(
      screen.getByText('Nothing was charged. Your items are back in the cart.'),
    ).toBeInTheDocument();
  });
});

describe('an order', () => {
  it('that is unknown or of somebody else, is not shown', async () => {
    network.answer(orderOperations.readOrder, () => problem(403, 'not-allowed'));
    open('/order-details?Id=5');
    expect(await screen.findByText('We do not find this order')).toBeInTheDocument();
  });
  it('cancelled after its bill, leads to the paper that counts now', async () => {
    network.answer(orderOperations.readOrder, () =>
      anOrder({ Status: 7, StatusText: 'Cancelled', Bill: { Id: 31, Number: 'TKR/26-27/000031' } }),
    );
    open('/order-details?Id=9001');
    expect(await screen.findByRole('link', { name: 'Credit note' })).toHaveAttribute(
      'href',
      '/bill/0?TransId=9001',
    );
  });
  it('without an Id, is not asked for', async () => {
    open('/order-details?Id=abc');
    expect(await screen.findByText('We do not find this order')).toBeInTheDocument();
    expect(network.calls).toHaveLength(0);
  });
  it('of who is signed out, asks to sign in and comes back', async () => {
    givenSession({});
    open('/order-details?Id=5');
    expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/login?returnTo=%2Forder-details%3FId%3D5',
    );
  });
  it('that does not load, can be asked for again', async () => {
    network.answer(orderOperations.readOrder, () => problem(503, 'unavailable'));
    const { user } = open('/order-details?Id=9001');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    network.answer(orderOperations.readOrder, () => anOrder());
    await user.click(retry);
    expect(await screen.findByText('Onion', { exact: false })).toBeInTheDocument();
  });
  it('shows sums, address, note and its way', async () => {
    network.answer(orderOperations.readOrder, () => anOrder({ Note: 'Ring twice' }));
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

describe('cancelling', () => {
  const openSheet = async () => {
    const page = open('/order-details?Id=9001');
    await page.user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    return { ...page, sheet: screen.getByRole('dialog', { name: 'Cancel order T2611-04211' }) };
  };
  beforeEach(() => network.answer(orderOperations.readOrder, () => anOrder()));

  it('without a reason, asks for one and cancels nothing', async () => {
    const { user, sheet } = await openSheet();
    await user.click(within(sheet).getByRole('button', { name: 'Cancel order' }));
    expect(within(sheet).getByText('Choose a reason')).toBeInTheDocument();
    expect(network.callsOf(orderOperations.cancelOrder)).toHaveLength(0);
  });
  it('with a reason, cancels with that reason and asks nothing more', async () => {
    network.answer(orderOperations.cancelOrder, () => done(9001, { RefundAmount: 0, Status: 7 }));
    const { user, sheet } = await openSheet();
    await user.click(within(sheet).getByLabelText('I need another time'));
    network.answer(orderOperations.readOrder, () =>
      anOrder({
        Status: 7,
        StatusText: 'Cancelled',
        CanCancel: false,
        CancelReason: 'I need another time',
      }),
    );
    await user.click(within(sheet).getByRole('button', { name: 'Cancel order' }));
    await waitFor(() =>
      expect(network.callsOf(orderOperations.cancelOrder)[0]?.query).toEqual({
        TransactionId: '9001',
        reason: 'I need another time',
      }),
    );
    expect(await screen.findByText('Cancelled: I need another time')).toBeInTheDocument();
    expect(screen.queryByText(/You save/)).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
  it('given up, cancels nothing', async () => {
    const { user, sheet } = await openSheet();
    await user.click(within(sheet).getByLabelText('Ordered by mistake'));
    await user.click(within(sheet).getByRole('button', { name: 'Keep order' }));
    expect(network.callsOf(orderOperations.cancelOrder)).toHaveLength(0);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  it('that comes too late, says so in the words of the server', async () => {
    network.answer(orderOperations.cancelOrder, () =>
      refusal('too-late', 'It is too late to cancel.'),
    );
    const { user, sheet } = await openSheet();
    await user.click(within(sheet).getByLabelText('Ordered by mistake'));
    await user.click(within(sheet).getByRole('button', { name: 'Cancel order' }));
    expect(await screen.findByText('It is too late to cancel.')).toBeInTheDocument();
  });
  it('past the cut-off, is not offered and says since when', async () => {
    network.answer(orderOperations.readOrder, () => anOrder({ CanCancel: false }));
    open('/order-details?Id=9001');
    expect(await screen.findByText(/^Cancelling closed/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
  });
});

it('the way of an order shows its steps and what comes next', async () => {
  network.answer(orderOperations.trackOrder, () => ({
    Id: 9001,
    TransactionNumber: 'T2611-04211',
    Status: 3,
    StatusText: 'Confirmed',
    Steps: [
      { Status: 1, StatusText: 'Placed', At: now.At },
      { Status: 3, StatusText: 'Confirmed', At: now.At },
      { Status: 4, StatusText: 'Packed', At: null },
    ],
    Slot: anOrder().Slot,
    Next: 'Packed',
  }));
  open('/track-order?Id=9001');
  expect(await screen.findByText('Next: Packed')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Step 2 of 5' })).toBeInTheDocument();
});
