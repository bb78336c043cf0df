import { orderOperations, slotOperations } from '@tokri/contracts/api';
import { rejectAsOffline, problemResponse } from '@tokri/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { readCachedCart } from '../../features/cart/cached-cart.ts';
import { setupFakeShop, signInCustomer } from '../../testing/fake-shop.ts';
import {
  buildLine,
  commandOk,
  commandRejected,
  tomorrow,
  buildTotals,
} from '../../testing/fixtures.ts';
import {
  holdMorningSlot,
  expectText,
  expireHold,
  openCheckout,
  waitForPlaceButton,
} from '../../testing/checkout-page-actions.ts';

const shop = setupFakeShop();

describe('placing an order', () => {
  const openReadyCheckout = async () => {
    signInCustomer();
    const page = openCheckout();
    await holdMorningSlot(page);
    return { ...page, button: await waitForPlaceButton() };
  };
  const rejectWith = (code: string, message: string, overrides = {}) =>
    shop.network.respondTo(orderOperations.placeOrderWithoutPayment, () =>
      commandRejected(code, message, overrides),
    );
  const placeRequests = () => shop.network.requestsTo(orderOperations.placeOrderWithoutPayment);

  it('sends the quote for slot and address and opens the order', async () => {
    const { user, button } = await openReadyCheckout();
    await user.click(button);
    expect(await screen.findByText('Keep', { exact: false })).toBeInTheDocument();
    expect(placeRequests()[0]?.body).toMatchObject({
      UserId: 7,
      PDate: tomorrow,
      QuoteToken: `quote ${tomorrow} 11 101`,
      HoldId: 501,
      AddressId: 11,
      PaymentMethod: 'cod',
    });
    expect(placeRequests()[0]?.headers.get('idempotency-key')).toBeTruthy();
    expect(localStorage.getItem('tokri.hold')).toBeNull();
  });
  it('shows what was ordered no longer as the cart when the network is lost', async () => {
    const { user, button } = await openReadyCheckout();
    expect(readCachedCart(7)?.cart.Count).toBe(2);
    await user.click(button);
    await screen.findByText('Keep', { exact: false });
    await waitFor(() => expect(readCachedCart(7)).toBeNull());
  });
  it('keeps the hold after it was used by the order', async () => {
    const { user, button } = await openReadyCheckout();
    await user.click(button);
    await screen.findByText('Keep', { exact: false });
    expect(shop.network.requestsTo(slotOperations.releaseHold)).toHaveLength(0);
  });
  it('does not release the hold when it expires while the order is being placed', async () => {
    const { user, button } = await openReadyCheckout();
    let respond = (): void => undefined;
    shop.network.respondTo(
      orderOperations.placeOrderWithoutPayment,
      () =>
        new Promise((resolve) => {
          respond = () => resolve(commandOk(9001, { Status: 3 }));
        }),
    );
    await user.click(button);
    expireHold();
    await expectText(/Hold expired/);
    expect(shop.network.requestsTo(slotOperations.releaseHold)).toHaveLength(0);
    respond();
    expect(await screen.findByText('Keep', { exact: false })).toBeInTheDocument();
    expect(shop.network.requestsTo(slotOperations.releaseHold)).toHaveLength(0);
  });
  it('releases the hold when it expires before the order is placed', async () => {
    await openReadyCheckout();
    expireHold();
    await waitFor(() =>
      expect(shop.network.requestsTo(slotOperations.releaseHold)[0]?.query).toMatchObject({
        HoldId: '501',
      }),
    );
  });
  it('places one order when the button is pressed twice', async () => {
    const { user, button } = await openReadyCheckout();
    await user.dblClick(button);
    await screen.findByText('Keep', { exact: false });
    expect(placeRequests()).toHaveLength(1);
  });
  it('retries with the same idempotency key when no response arrives', async () => {
    let attempts = 0;
    const { user, button } = await openReadyCheckout();
    shop.network.respondTo(orderOperations.placeOrderWithoutPayment, () =>
      (attempts += 1) === 1 ? rejectAsOffline() : commandOk(9001, { Status: 3 }),
    );
    await user.click(button);
    expect(
      await screen.findByText('Keep', { exact: false }, { timeout: 4000 }),
    ).toBeInTheDocument();
    expect(new Set(placeRequests().map(({ headers }) => headers.get('idempotency-key'))).size).toBe(
      1,
    );
    expect(placeRequests()).toHaveLength(2);
  });
  it('offers to check the outcome when no response ever arrives', async () => {
    const { user, button } = await openReadyCheckout();
    shop.network.respondTo(orderOperations.placeOrderWithoutPayment, () =>
      problemResponse(503, 'unavailable'),
    );
    await user.click(button);
    await waitFor(
      () =>
        expect(
          screen.getAllByText(/we do not know yet whether your order is placed/).length,
        ).toBeGreaterThan(0),
      { timeout: 5000 },
    );
    shop.network.respondTo(orderOperations.placeOrderWithoutPayment, () =>
      commandOk(9001, { Status: 3 }),
    );
    await user.click(screen.getAllByRole('button', { name: 'Check again' })[0] as HTMLElement);
    await screen.findByText('Keep', { exact: false });
    expect(new Set(placeRequests().map(({ headers }) => headers.get('idempotency-key'))).size).toBe(
      1,
    );
  });
  it('reloads the cart and shows what changed when the cart has changed', async () => {
    const { user, button } = await openReadyCheckout();
    rejectWith('quote-changed', 'Your cart has changed. Please review it.');
    shop.cart = {
      ...shop.cart,
      Lines: [buildLine({ Quantity: 3, Total: 126 })],
      Count: 3,
      Totals: buildTotals({ Payable: 173 }),
    };
    await user.click(button);
    await expectText('Your cart has changed. Please review it.');
    expect(await screen.findByText('Onion: 3 in your cart (was 2).')).toBeInTheDocument();
    expect(screen.getByText('The amount to pay is now ₹173 (was ₹131).')).toBeInTheDocument();
  });
  it('links to the order that another tab placed even when the cart is empty', async () => {
    const { user, button } = await openReadyCheckout();
    rejectWith('cart-taken', 'An order was already placed for this cart. See your orders.', {
      TakenBy: 9007,
    });
    await user.click(button);
    await expectText(/An order was already placed for this cart/);
    expect(screen.getAllByRole('link', { name: 'View that order' })[0]).toHaveAttribute(
      'href',
      '/order-status?Id=9007',
    );
    shop.cart = { ...shop.cart, Lines: [], Count: 0 };
    await user.click(button);
    expect(await screen.findByText('Your tokri is empty')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View that order' })).toHaveAttribute(
      'href',
      '/order-status?Id=9007',
    );
  });
  it('offers to place the order at the same price when the quote has expired', async () => {
    const { user, button } = await openReadyCheckout();
    rejectWith('quote-expired', 'The price was good for 15 minutes.');
    await user.click(button);
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('The price was updated and is still ₹131.');
    shop.network.respondTo(orderOperations.placeOrderWithoutPayment, () =>
      commandOk(9001, { Status: 3 }),
    );
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    await screen.findByText('Keep', { exact: false });
    expect(placeRequests()).toHaveLength(2);
  });
  it('shows the new price and waits when the quote has expired and the price changed', async () => {
    const { user, button } = await openReadyCheckout();
    rejectWith('quote-expired', 'The price was good for 15 minutes.');
    shop.cart = { ...shop.cart, Totals: buildTotals({ Payable: 140 }) };
    await user.click(button);
    expect(
      await screen.findByText('The amount to pay is now ₹140 (was ₹131).'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(placeRequests()).toHaveLength(1);
  });
  it.each([
    ['hold-expired', 'Hold expired. Choose again'],
    ['slot-cut-off', 'Orders for this slot are closed. Choose another.'],
  ])('moves the focus to the slot picker after rejection %s', async (code, message) => {
    const { user, button } = await openReadyCheckout();
    rejectWith(code, message);
    await user.click(button);
    await expectText(message);
    expect(screen.queryByRole('radio', { name: /Held for you/ })).toBeNull();
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: /Delivery slot/ })).toHaveFocus(),
    );
  });
  it.each([
    ['late', 'We could not confirm your order in time.'],
    ['payment-method', 'Only cash on delivery is open now.'],
  ])('shows rejection %s and retries with a new idempotency key', async (code, message) => {
    const { user, button } = await openReadyCheckout();
    rejectWith(code, message);
    await user.click(button);
    await expectText(message);
    await user.click(await waitForPlaceButton());
    await waitFor(() => expect(placeRequests()).toHaveLength(2));
    expect(new Set(placeRequests().map(({ headers }) => headers.get('idempotency-key'))).size).toBe(
      2,
    );
  });
});
