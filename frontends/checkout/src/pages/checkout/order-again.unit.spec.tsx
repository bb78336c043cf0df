import { cartOperations, orderOperations, slotOperations } from '@tokri/contracts/api';
import { session } from '@tokri/web-kit/session';
import { renderPage } from '@tokri/web-kit/testing';
import { screen } from '@testing-library/react';
import { readHold } from '../../features/slots/hold/hold-storage.ts';
import { routes } from '../../routes.tsx';
import { setupFakeShop, signInCustomer } from '../../testing/fake-shop.ts';
import {
  buildLine,
  buildOrder,
  buildTotals,
  commandOk,
  commandRejected,
  tomorrow,
} from '../../testing/fixtures.ts';
import {
  expectText,
  holdMorningSlot,
  openCheckout,
  waitForPlaceButton,
} from '../../testing/checkout-page-actions.ts';

const shop = setupFakeShop();

const placeRequests = () => shop.network.requestsTo(orderOperations.placeOrderWithoutPayment);
const holdRequests = () => shop.network.requestsTo(slotOperations.holdSlot);
const sellOut = (): void => {
  shop.cart = {
    ...shop.cart,
    Lines: [buildLine({ Message: 'Only 1 left', Code: 'stock-short', Most: 1, Stock: 1 })],
    Messages: [{ Code: 'stock-short', Text: 'Onion: Only 1 left', LineId: 1 }],
  };
};
const acceptUploads = (payable: number): void =>
  shop.network.respondTo(cartOperations.uploadCartLine, ({ body }) => {
    const [line] = Array.isArray(body) ? body : [body];
    shop.cart = {
      ...shop.cart,
      Lines: [buildLine({ Quantity: 1, Total: 42 })],
      Messages: [],
      Count: 1,
      Totals: buildTotals({ Payable: payable }),
    };
    return commandOk(1, { Quantity: line?.Quantity ?? 0, Capped: false });
  });
const findAgainButton = async (name: string): Promise<HTMLElement> =>
  (await screen.findAllByRole('button', { name }))[0] as HTMLElement;

describe('an order that the shop rejects', () => {
  const rejectOrder = async (code = 'stock-short', changeCart = sellOut) => {
    signInCustomer();
    const page = openCheckout();
    await holdMorningSlot(page);
    const button = await waitForPlaceButton();
    shop.network.respondTo(orderOperations.placeOrderWithoutPayment, () => {
      changeCart();
      return commandRejected(code, 'Some items are out of stock. Please review your cart.', {
        Status: 8,
        Short: [{ ItemId: 3, UnitId: 30, Wanted: 2, Stock: 1 }],
      });
    });
    const holdsBefore = holdRequests().length;
    await page.user.click(button);
    await expectText('Some items are out of stock. Please review your cart.');
    return { ...page, holdsBefore };
  };

  const expectOneLeftOrdered = async (
    user: Awaited<ReturnType<typeof rejectOrder>>['user'],
  ): Promise<void> => {
    await expectText('Onion: only 1 left');
    acceptUploads(84);
    shop.network.respondTo(orderOperations.placeOrderWithoutPayment, () =>
      commandOk(9001, { Status: 3 }),
    );
    await user.click(await findAgainButton('Order again with these changes'));
    await screen.findByText('Keep', { exact: false });
    expect(shop.network.requestsTo(cartOperations.uploadCartLine).at(-1)?.body).toMatchObject({
      ItemId: 3,
      Quantity: 1,
    });
  };

  it('keeps the slot for at least five minutes and says so', async () => {
    signInCustomer();
    const page = openCheckout();
    await holdMorningSlot(page);
    const button = await waitForPlaceButton();
    shop.network.respondTo(orderOperations.placeOrderWithoutPayment, () =>
      commandRejected('late', 'We could not confirm your order in time.', { Status: 8, Short: [] }),
    );
    const startMs = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(startMs + 9 * 60_000);
    await page.user.click(button);
    await expectText(/Your slot is kept for you until/);
    expect(Date.parse(readHold(7)?.until ?? '')).toBe(startMs + 14 * 60_000);
    expect(shop.network.requestsTo(slotOperations.releaseHold)).toEqual([]);
  });

  it('is placed again in one tap with what is left, on the same hold', async () => {
    const { user, holdsBefore } = await rejectOrder();
    await expectOneLeftOrdered(user);
    expect(placeRequests().map(({ body }) => (body as { HoldId: number }).HoldId)).toEqual([
      501, 501,
    ]);
    expect(holdRequests()).toHaveLength(holdsBefore);
    expect(shop.network.requestsTo(slotOperations.releaseHold)).toEqual([]);
  });

  it('is placed again with what is left before the cart knows of the shortage', async () => {
    const { user } = await rejectOrder('stock-short', () => undefined);
    await expectOneLeftOrdered(user);
  });

  it('is not placed again when the rest costs more than the customer agreed to', async () => {
    const { user } = await rejectOrder();
    acceptUploads(180);
    await user.click(await findAgainButton('Order again with these changes'));
    expect(
      (await screen.findAllByText('The amount to pay is now ₹180 (was ₹131).')).length,
    ).toBeGreaterThan(0);
    expect(placeRequests()).toHaveLength(1);
  });

  it('offers no second order in a slot that takes none', async () => {
    await rejectOrder('slot-cut-off');
    expect(screen.queryByRole('button', { name: /^Order again/ })).toBeNull();
  });
});

describe('the page of a rejected order', () => {
  const openOrder = (overrides: Parameters<typeof buildOrder>[0]) => {
    signInCustomer();
    shop.network.respondTo(orderOperations.readOrder, () => buildOrder(overrides));
    return renderPage(routes, '/order-status?Id=9001');
  };
  const rejected = {
    Status: 8,
    StatusText: 'Rejected',
    CanCancel: false,
    Rejection: {
      Code: 'stock-short',
      Message: 'Some items are out of stock.',
      Short: [{ ItemId: 3, UnitId: 30, Wanted: 2, Stock: 0 }],
    },
  };

  it('says what sold out and takes the kept slot to the checkout', async () => {
    const { user } = openOrder(rejected);
    expect(await screen.findByText('Onion is out of stock')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Order again with these changes' }));
    expect(await screen.findByRole('radio', { name: /7–10 am.*Held for you/ })).toBeChecked();
    expect(holdRequests().at(-1)?.body).toMatchObject({ SlotId: 101, TakeOver: true });
    expect(session().deliveryDate).toBe(tomorrow);
  });

  it('takes what is left into the cart on the way', async () => {
    sellOut();
    shop.cart = { ...shop.cart, PDate: tomorrow };
    acceptUploads(84);
    const { user } = openOrder(rejected);
    await user.click(await screen.findByRole('button', { name: 'Order again with these changes' }));
    expect(await screen.findByText('Onion: 1 in your cart (was 2).')).toBeInTheDocument();
    await waitForPlaceButton();
  });

  it('offers the same when the payment was not received in time', async () => {
    openOrder({
      Status: 2,
      PaymentStatus: 4,
      PaymentMethod: 'online',
      PayBy: new Date().toISOString(),
    });
    expect(await screen.findByRole('button', { name: 'Order again' })).toBeInTheDocument();
    expect(screen.getByText(/Your slot is kept for you until/)).toBeInTheDocument();
  });

  it.each([
    ['orders for the slot are closed', { ...rejected, CancelUntil: new Date(0).toISOString() }],
    ['the payment is still awaited', { Status: 2, PaymentStatus: 2 }],
  ])('offers nothing when %s', async (_situation, overrides) => {
    openOrder(overrides);
    await screen.findAllByText(/T2611-04211/);
    expect(screen.queryByRole('button', { name: /^Order again/ })).toBeNull();
  });

  it('keeps no slot for an order that was cancelled', async () => {
    openOrder({ Status: 7 });
    await screen.findAllByText(/T2611-04211/);
    expect(screen.queryByText(/Your slot is/)).toBeNull();
  });
});
