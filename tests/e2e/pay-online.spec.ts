import { orderStatus } from '@tokri/contracts/orders';
import { eventually } from '@tokri/service-kit/testing';
import type { Browser, FrameLocator } from 'playwright-core';
import { sendCommand } from '../support/api/call-api.ts';
import { createCustomer, createPurchase } from '../support/api/customers.ts';
import { testUsers } from '../support/api/test-users.ts';
import {
  cancelOrder,
  fillCart,
  findGoodsInStock,
  readOrder,
  tryHoldSlot,
  waitForOrder,
  waitForQuote,
  prepareOrder,
  type PlacedOrderEntry,
  type Purchase,
} from '../support/api/shopping.ts';
import { dayAhead, openSlot, openTestArea, testPincode } from '../support/api/test-area.ts';
import { expirePayment } from '../support/api/payments.ts';
import { openBrowser } from '../support/browser/open-browser.ts';
import { expectAccessibleScreen } from '../support/browser/screen-check.ts';
import {
  createVisitor,
  presetSession,
  type ScreenWidth,
  type Visitor,
} from '../support/browser/visitor.ts';
import { checkoutPage } from '../support/pages/checkout-page.ts';
import { orderDetailsPage, orderStatusPage } from '../support/pages/order-pages.ts';
import { readProductUrls } from '../support/product.ts';

const slotWindow = { date: dayAhead(3), start: '11:00', end: '12:00' };
const lastUnitAt: Readonly<
  Record<ScreenWidth, { readonly slotWindow: typeof slotWindow; readonly time: string }>
> = {
  360: { slotWindow: { date: dayAhead(4), start: '11:00', end: '12:00' }, time: '11 am–12 pm' },
  1280: { slotWindow: { date: dayAhead(4), start: '15:00', end: '16:00' }, time: '3–4 pm' },
};
const expiredAt: Readonly<Record<ScreenWidth, typeof slotWindow>> = {
  360: { date: dayAhead(5), start: '11:00', end: '12:00' },
  1280: { date: dayAhead(5), start: '15:00', end: '16:00' },
};
const widths: readonly ScreenWidth[] = [360, 1280];
const setRazorpayFault = (mode: 'errors' | 'off'): Promise<Response> =>
  fetch(`${readProductUrls().standIns}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ system: 'razorpay', mode, seconds: 20 }),
  });
const listPaymentStatuses = async (orderId: string) => {
  const payments = (await (
    await fetch(`${readProductUrls().standIns}/razorpay/payments`)
  ).json()) as { order_id: string; status: string }[];
  return payments
    .filter(({ order_id }) => order_id === orderId)
    .map(({ status }) => status)
    .sort();
};

describe.each(widths)('paying online at %i px', (width) => {
  let browser: Browser;
  let visitor: Visitor;
  let purchase: Purchase;
  beforeAll(async () => {
    const { clerk } = testUsers();
    await openTestArea(clerk);
    purchase = await createPurchase(clerk, slotWindow);
    browser = await openBrowser();
    visitor = await createVisitor(browser, width);
    await presetSession(visitor, purchase.buyer, testPincode);
  });
  afterEach(() => setRazorpayFault('off'));
  afterAll(async () => {
    await browser.close();
  });

  const dialog = (): FrameLocator => visitor.page.frameLocator('iframe.razorpay-checkout-frame');
  /**
   * Chromium may never acknowledge a key press that closes its own frame, so the effect is awaited.
   */
  const closeWithEscape = async (): Promise<void> => {
    void visitor.page.keyboard.press('Escape').catch(() => undefined);
    await visitor.page.locator('iframe.razorpay-checkout-frame').waitFor({ state: 'detached' });
  };
  const placeOrder = async (purchased: Purchase = purchase) => {
    const placed = await sendCommand<PlacedOrderEntry>({
      path: '/api/Transaction',
      token: purchase.buyer.token,
      body: {
        ...(await prepareOrder(purchased, await findGoodsInStock(1))),
        PaymentMethod: 'online',
      },
    });
    const order = await waitForOrder(purchase.buyer, placed.Id, {
      states: [orderStatus.AwaitingPayment],
    });
    return { id: placed.Id, gatewayId: order.Payment?.OrderId ?? '' };
  };

  it('is offered in the checkout next to cash', async () => {
    await fillCart(purchase.buyer, await findGoodsInStock(1), purchase.slot.Date);
    await checkoutPage(visitor.page).open();
    await visitor.page.getByRole('radio', { name: /Pay online now/ }).check();
    await visitor.page.getByText('Your slot is reserved while you pay in the next step.').waitFor();
    await expectAccessibleScreen(visitor, '30-pay-online-chosen');
  });

  it('orders again on the same slot when the payment fails, whatever rivals try', async () => {
    const { page } = visitor;
    const { clerk } = testUsers();
    const { slotWindow: lastUnit, time } = lastUnitAt[width];
    const slot = await openSlot(clerk, lastUnit, 1);
    const rival = { ...(await createCustomer()), slot };
    await fillCart(rival.buyer, await findGoodsInStock(1), lastUnit.date);
    await fillCart(purchase.buyer, await findGoodsInStock(1), lastUnit.date);
    const checkout = checkoutPage(page);
    await checkout.open();
    await checkout.day(lastUnit.date).click();
    await checkout.slotRadio(time).check();
    await checkout.holdNotice.waitFor();
    await page.getByRole('radio', { name: /Pay online now/ }).check();
    await setRazorpayFault('errors');
    await page
      .getByRole('button', { name: /^Order and pay ₹/ })
      .filter({ visible: true })
      .click();
    const orderAgain = page.getByRole('button', { name: 'Order again' }).filter({ visible: true });
    await orderAgain.waitFor();
    await expectAccessibleScreen(visitor, '37-order-again');
    expect((await tryHoldSlot(rival, await waitForQuote(rival))).Code).toBe('slot-full');
    await page.getByRole('radio', { name: /Cash on delivery/ }).check();
    await orderAgain.click();
    await orderStatusPage(page).waitForPage();
    const orderId = orderStatusPage(page).orderId();
    expect((await readOrder(purchase.buyer, orderId)).Slot.Id).toBe(slot.Id);
    await cancelOrder(purchase.buyer, orderId);
  });

  it('orders again in the same slot to pay on delivery, and ends the unpaid order', async () => {
    const { id } = await placeOrder();
    await visitor.page.goto(`/order-status?Id=${id}`);
    await visitor.page.getByRole('button', { name: 'Pay on delivery instead' }).click();
    const checkout = checkoutPage(visitor.page);
    await checkout.holdNotice.waitFor();
    await visitor.page.getByRole('radio', { name: /Cash on delivery/, checked: true }).waitFor();
    await checkout.placeOrder.click();
    await orderStatusPage(visitor.page).waitForStatus('Confirmed');
    const newId = orderStatusPage(visitor.page).orderId();
    expect(newId).not.toBe(id);
    expect(await readOrder(purchase.buyer, newId)).toMatchObject({ PaymentMethod: 'cod' });
    expect(await readOrder(purchase.buyer, id)).toMatchObject({
      Status: orderStatus.Rejected,
      Rejection: { Code: 'payment-abandoned' },
    });
    await cancelOrder(purchase.buyer, newId);
  });

  it('orders again on the same slot after the payment expired', async () => {
    const { page } = visitor;
    const lastUnit = expiredAt[width];
    const slot = await openSlot(testUsers().clerk, lastUnit, 1);
    const rival = { ...(await createCustomer()), slot };
    await fillCart(rival.buyer, await findGoodsInStock(1), lastUnit.date);
    const { id } = await placeOrder({ ...purchase, slot });
    await page.goto(`/order-status?Id=${id}`);
    await expirePayment(id);
    const orderAgain = page.getByRole('button', { name: 'Order again' }).filter({ visible: true });
    await orderAgain.click();
    const checkout = checkoutPage(page);
    await checkout.holdNotice.waitFor();
    expect((await tryHoldSlot(rival, await waitForQuote(rival))).Code).toBe('slot-full');
    await page.getByRole('radio', { name: /Cash on delivery/ }).check();
    await checkout.placeOrder.click();
    await orderStatusPage(page).waitForStatus('Confirmed');
    const orderId = orderStatusPage(page).orderId();
    expect(orderId).not.toBe(id);
    expect((await readOrder(purchase.buyer, orderId)).Slot.Id).toBe(slot.Id);
    await cancelOrder(purchase.buyer, orderId);
  });

  it('confirms the order without a reload when a second payment succeeds', async () => {
    const { id, gatewayId } = await placeOrder();
    await visitor.page.goto(`/order-status?Id=${id}&Pay=1`);
    await dialog().getByRole('button', { name: 'Let the payment fail' }).click();
    await dialog()
      .getByText(/declined by the bank/)
      .waitFor();
    await dialog().getByRole('button', { name: 'Close payment' }).click();
    await visitor.page.getByText('Payment failed. No money was taken.').waitFor();
    await expectAccessibleScreen(visitor, '31-payment-failed');
    await visitor.page.getByRole('button', { name: /^Try again: pay/ }).click();
    await dialog()
      .getByRole('button', { name: /^Pay ₹/ })
      .press('Enter', { noWaitAfter: true });
    await orderStatusPage(visitor.page).waitForStatus('Confirmed');
    await eventually(
      async () => (await listPaymentStatuses(gatewayId)).join() === 'captured,failed',
      {
        missing: 'one captured and one failed payment',
      },
    );
    await expectAccessibleScreen(visitor, '32-paid');
    await visitor.page.goto(`/reciept-view?Id=${id}`);
    await visitor.page.getByText('UPI', { exact: true }).waitFor();
    await expectAccessibleScreen(visitor, '33-receipt');
    await visitor.page.goto(`/bill/0?TransId=${id}`);
    await visitor.page.getByText(/This is not a bill/).waitFor();
    await expectAccessibleScreen(visitor, '34-order-confirmation');
  });

  it('confirms an order by webhook alone after the dialog was closed with Escape', async () => {
    const { id, gatewayId } = await placeOrder();
    await visitor.page.goto(`/order-status?Id=${id}&Pay=1`);
    await dialog()
      .getByRole('button', { name: /^Pay ₹/ })
      .waitFor();
    await closeWithEscape();
    await visitor.page
      .getByText('You have not paid yet. Your order is waiting for payment.')
      .waitFor();
    await expectAccessibleScreen(visitor, '35-waiting-for-payment');
    await fetch(`${readProductUrls().standIns}/razorpay/simulate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ orderId: gatewayId, outcome: 'authorized', repeat: 3 }),
    });
    await orderStatusPage(visitor.page).waitForStatus('Confirmed');
    await eventually(async () => (await listPaymentStatuses(gatewayId)).join() === 'captured', {
      missing: 'one captured payment',
    });
    await orderDetailsPage(visitor.page).open(id);
    await orderDetailsPage(visitor.page).cancel('Ordered by mistake');
    await orderStatusPage(visitor.page).waitForStatus('Cancelled');
    await eventually(async () => (await listPaymentStatuses(gatewayId)).join() === 'refunded', {
      missing: 'the money back',
    });
    await visitor.page
      .getByText(/^₹[\d,.]+ was refunded to /)
      .first()
      .waitFor();
    await expectAccessibleScreen(visitor, '36-refunded');
    expect(visitor.pageErrors).toEqual([]);
  });
});
