import { cartOperations, orderOperations, slotOperations } from '@tokri/contracts/http';
import { noNetwork, problem } from '@tokri/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { shopOfEachTest, signedIn } from '../../testing/checkout-network.ts';
import { aLine, anOrder, done, refusal, tomorrow, totals } from '../../testing/fixtures.ts';
import {
  holdMorning,
  isShown,
  letHoldRunOut,
  openCheckout,
  readyButton,
} from '../../testing/open-checkout.ts';

const shop = shopOfEachTest();

describe('placing', () => {
  const ready = async () => {
    signedIn();
    const page = openCheckout();
    await holdMorning(page);
    return { ...page, button: await readyButton() };
  };
  const refuse = (code: string, message: string, more = {}) =>
    shop.network.answer(orderOperations.placeOrderWithoutPayment, () =>
      refusal(code, message, more),
    );
  const placed = () => shop.network.callsOf(orderOperations.placeOrderWithoutPayment);

  it('sends the quote that names slot and address, and shows the order', async () => {
    const { user, button } = await ready();
    await user.click(button);
    expect(await screen.findByText('Keep', { exact: false })).toBeInTheDocument();
    expect(placed()[0]?.body).toMatchObject({
      UserId: 7,
      PDate: tomorrow,
      QuoteToken: `quote ${tomorrow} 11 101`,
      HoldId: 501,
      AddressId: 11,
      PaymentMethod: 'cod',
    });
    expect(placed()[0]?.headers.get('idempotency-key')).toBeTruthy();
    expect(localStorage.getItem('tokri.hold')).toBeNull();
  });
  it("placed, lets nothing go: the place is the order's", async () => {
    const { user, button } = await ready();
    await user.click(button);
    await screen.findByText('Keep', { exact: false });
    expect(shop.network.callsOf(slotOperations.releaseHold)).toHaveLength(0);
  });
  it('on its way while the hold runs out, lets nothing go', async () => {
    const { user, button } = await ready();
    let answer = (): void => undefined;
    shop.network.answer(
      orderOperations.placeOrderWithoutPayment,
      () =>
        new Promise((resolve) => {
          answer = () => resolve(done(9001, { Status: 3 }));
        }),
    );
    await user.click(button);
    letHoldRunOut();
    await isShown(/Hold ended/);
    expect(shop.network.callsOf(slotOperations.releaseHold)).toHaveLength(0);
    answer();
    expect(await screen.findByText('Keep', { exact: false })).toBeInTheDocument();
    expect(shop.network.callsOf(slotOperations.releaseHold)).toHaveLength(0);
  });
  it('not asked for before the hold runs out, lets the place go', async () => {
    await ready();
    letHoldRunOut();
    await waitFor(() =>
      expect(shop.network.callsOf(slotOperations.releaseHold)[0]?.query).toEqual({ HoldId: '501' }),
    );
  });
  it('pressed twice, places once', async () => {
    const { user, button } = await ready();
    await user.dblClick(button);
    await screen.findByText('Keep', { exact: false });
    expect(placed()).toHaveLength(1);
  });
  it('without an answer, asks again with the same key and never places twice', async () => {
    let tries = 0;
    const { user, button } = await ready();
    shop.network.answer(orderOperations.placeOrderWithoutPayment, () =>
      (tries += 1) === 1 ? noNetwork() : done(9001, { Status: 3 }),
    );
    await user.click(button);
    expect(
      await screen.findByText('Keep', { exact: false }, { timeout: 4000 }),
    ).toBeInTheDocument();
    expect(new Set(placed().map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
    expect(placed()).toHaveLength(2);
  });
  it('never answered, says that it is not known and offers to check', async () => {
    const { user, button } = await ready();
    shop.network.answer(orderOperations.placeOrderWithoutPayment, () =>
      problem(503, 'unavailable'),
    );
    await user.click(button);
    await waitFor(
      () =>
        expect(
          screen.getAllByText(/we do not know yet whether your order is placed/).length,
        ).toBeGreaterThan(0),
      { timeout: 5000 },
    );
    shop.network.answer(orderOperations.placeOrderWithoutPayment, () => done(9001, { Status: 3 }));
    await user.click(screen.getAllByRole('button', { name: 'Check again' })[0] as HTMLElement);
    await screen.findByText('Keep', { exact: false });
    expect(new Set(placed().map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  });
  it('refused because the cart changed, reads it again and shows what changed', async () => {
    const { user, button } = await ready();
    refuse('quote-changed', 'Your cart has changed. Look at it once more.');
    shop.cart = {
      ...shop.cart,
      Lines: [aLine({ Quantity: 3, Total: 126 })],
      Count: 3,
      Totals: totals({ Payable: 173 }),
    };
    await user.click(button);
    await isShown('Your cart has changed. Look at it once more.');
    expect(await screen.findByText('Onion: 3 in the cart now, it was 2.')).toBeInTheDocument();
    expect(screen.getByText('To pay is now ₹173, it was ₹131.')).toBeInTheDocument();
  });
  it('refused because another tab ordered the cart, leads to that order, also when the cart is empty then', async () => {
    const { user, button } = await ready();
    refuse('cart-taken', 'An order was placed with this cart already. Look at that order.', {
      TakenBy: 9007,
    });
    await user.click(button);
    await isShown(/An order was placed with this cart already/);
    expect(screen.getAllByRole('link', { name: 'See that order' })[0]).toHaveAttribute(
      'href',
      '/order-status?Id=9007',
    );
    shop.cart = { ...shop.cart, Lines: [], Count: 0 };
    await user.click(button);
    expect(await screen.findByText('Your tokri is empty')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See that order' })).toHaveAttribute(
      'href',
      '/order-status?Id=9007',
    );
  });
  it('refused because the quote ran out, offers to place at the same price', async () => {
    const { user, button } = await ready();
    refuse('quote-expired', 'The price was good for 15 minutes.');
    await user.click(button);
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('The price was counted again and is still ₹131.');
    shop.network.answer(orderOperations.placeOrderWithoutPayment, () => done(9001, { Status: 3 }));
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    await screen.findByText('Keep', { exact: false });
    expect(placed()).toHaveLength(2);
  });
  it('refused because the quote ran out, at another price shows it and waits', async () => {
    const { user, button } = await ready();
    refuse('quote-expired', 'The price was good for 15 minutes.');
    shop.cart = { ...shop.cart, Totals: totals({ Payable: 140 }) };
    await user.click(button);
    expect(await screen.findByText('To pay is now ₹140, it was ₹131.')).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(placed()).toHaveLength(1);
  });
  it.each([
    ['hold-expired', 'Hold ended. Choose again'],
    ['slot-cut-off', 'Orders for this slot are closed. Choose another.'],
  ])('refused with %s, leads to the picker', async (code, message) => {
    const { user, button } = await ready();
    refuse(code, message);
    await user.click(button);
    await isShown(message);
    expect(screen.queryByRole('radio', { name: /Held for you/ })).toBeNull();
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: /Delivery slot/ })).toHaveFocus(),
    );
  });
  it('rejected for stock, marks the lines and holds the slot anew once they fit', async () => {
    const { user, button, unmount } = await ready();
    refuse('stock-short', 'Some items are not in stock any more. Look at your cart.', {
      Status: 8,
      Short: [{ ItemId: 3, UnitId: 30, Wanted: 2, Stock: 1 }],
    });
    shop.cart = {
      ...shop.cart,
      Lines: [aLine({ Message: 'Only 1 left', Code: 'stock-short', Most: 1, Stock: 1 })],
      Messages: [{ Code: 'stock-short', Text: 'Onion: Only 1 left', LineId: 1 }],
    };
    await user.click(button);
    expect(await screen.findByText('Onion: only 1 left')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: /2 items/ })).toHaveFocus();
    const before = shop.network.callsOf(slotOperations.holdSlot).length;
    shop.network.answer(cartOperations.uploadCartLine, () => {
      shop.cart = {
        ...shop.cart,
        Lines: [aLine({ Quantity: 1, Total: 42 })],
        Messages: [],
        Count: 1,
      };
      return done(1, { Quantity: 1, Capped: false });
    });
    await user.click(screen.getByRole('button', { name: 'Take 1 Onion' }));
    // The shell reads the cart again after a change; here a second visit does.
    unmount();
    openCheckout();
    await waitFor(() =>
      expect(shop.network.callsOf(slotOperations.holdSlot).length).toBe(before + 1),
    );
    const keys = shop.network
      .callsOf(slotOperations.holdSlot)
      .map(({ body }) => (body as { HoldKey: string }).HoldKey);
    expect(new Set(keys).size).toBe(keys.length);
  });
  it.each([
    ['late', 'The order could not be confirmed in time.'],
    ['payment-method', 'Only cash on delivery is open now.'],
  ])('refused with %s, says so and can be tried again with a new key', async (code, message) => {
    const { user, button } = await ready();
    refuse(code, message);
    await user.click(button);
    await isShown(message);
    await user.click(await readyButton());
    await waitFor(() => expect(placed()).toHaveLength(2));
    expect(new Set(placed().map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2);
  });
  it('left without hearing the answer, finds the order at the next visit', async () => {
    const page = await ready();
    page.unmount();
    const stored = JSON.parse(localStorage.getItem('tokri.hold') ?? '{}') as object;
    localStorage.setItem(
      'tokri.hold',
      JSON.stringify({ ...stored, placingSince: new Date().toISOString() }),
    );
    shop.network.answer(orderOperations.listOrdersOfUser, () => [anOrder()]);
    openCheckout();
    expect(await screen.findByText('Keep', { exact: false })).toBeInTheDocument();
  });
});
