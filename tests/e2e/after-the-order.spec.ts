import { orderStatus, paymentStatus } from '@tokri/contracts/orders';
import type { Browser, Page } from 'playwright-core';
import { sendCommand } from '../support/api/call-api.ts';
import { staffChat } from '../support/api/chat.ts';
import { createPurchase } from '../support/api/customers.ts';
import { simulatePayment } from '../support/api/payments.ts';
import { testUsers } from '../support/api/test-users.ts';
import {
  cancelOrder,
  findGoodsInStock,
  placeOrder,
  prepareOrder,
  readOrder,
  waitForOrder,
  type PlacedOrderEntry,
  type Purchase,
} from '../support/api/shopping.ts';
import { dayAhead, openTestArea, testPincode } from '../support/api/test-area.ts';
import { expectEventually } from '../support/browser/expect-eventually.ts';
import { openBrowser } from '../support/browser/open-browser.ts';
import { expectAccessibleScreen } from '../support/browser/screen-check.ts';
import {
  createVisitor,
  presetSession,
  type ScreenWidth,
  type Visitor,
} from '../support/browser/visitor.ts';
import { chatPanel } from '../support/pages/chat-panel.ts';
import { historyPage, orderDetailsPage } from '../support/pages/order-pages.ts';

const widths: readonly ScreenWidth[] = [360, 1280];
const maxLiveDelayMs = 2_000;

/** Resolves with the time from the `online` event until the text shows. */
const measureAfterReconnect = (page: Page, text: string): Promise<number> =>
  page.evaluate(
    (expected) =>
      new Promise<number>((resolve) => {
        window.addEventListener(
          'online',
          () => {
            const startedAt = performance.now();
            const check = (): void => {
              if (document.querySelector('main')?.textContent?.includes(expected))
                resolve(performance.now() - startedAt);
              else requestAnimationFrame(check);
            };
            check();
          },
          { once: true },
        );
      }),
    text,
  );

describe.each(widths)('after the order at %i px', (width) => {
  const { clerk } = testUsers();
  let browser: Browser;
  let visitor: Visitor;
  let purchase: Purchase;
  let cashOrder: PlacedOrderEntry;
  const details = () => orderDetailsPage(visitor.page);
  const moveTo = (orderId: number, status: number) =>
    sendCommand({
      path: '/api/admin/order/move',
      token: clerk.token,
      body: { Status: status, TransactionIds: [orderId] },
    });
  const prepare = async (count: number) =>
    prepareOrder(
      purchase,
      (await findGoodsInStock(count)).map((goods) => ({ ...goods, quantity: 2 })),
    );

  beforeAll(async () => {
    await openTestArea(clerk);
    purchase = await createPurchase(clerk, {
      date: dayAhead(4),
      start: width === 360 ? '13:00' : '15:00',
      end: width === 360 ? '14:00' : '16:00',
    });
    cashOrder = await placeOrder(purchase.buyer, await prepare(3));
    await waitForOrder(purchase.buyer, cashOrder.Id, { states: [orderStatus.Confirmed] });
    browser = await openBrowser();
    visitor = await createVisitor(browser, width);
    await presetSession(visitor, purchase.buyer, testPincode);
  });
  afterAll(async () => {
    await browser.close();
  });

  it('says first what could not be packed and what to keep ready', async () => {
    const { Lines = [] } = await readOrder(purchase.buyer, cashOrder.Id);
    await sendCommand({
      path: '/api/admin/order/pack',
      token: clerk.token,
      body: {
        TransactionId: cashOrder.Id,
        Lines: [
          { Id: Lines[0]?.Id, Quantity: 1 },
          { Id: Lines[1]?.Id, Quantity: 0 },
        ],
      },
    });
    await details().open(cashOrder.Id);
    await visitor.page.getByText(/^2 items were short, ₹[\d,.]+ less: you pay ₹/).waitFor();
    await visitor.page.getByText(/Keep ₹[\d,.]+ ready in cash/).waitFor();
    await visitor.page.getByText('1 of 2').first().waitFor();
    await expectAccessibleScreen(visitor, '70-partially-fulfilled');
  });

  it(`shows the live state within ${maxLiveDelayMs} ms of coming back online`, async () => {
    await moveTo(cashOrder.Id, orderStatus.OutForDelivery);
    await visitor.page.getByText('Out for delivery').first().waitFor();
    const delayMs = measureAfterReconnect(visitor.page, 'Delivered today');
    await visitor.context.setOffline(true);
    await moveTo(cashOrder.Id, orderStatus.Delivered);
    await visitor.context.setOffline(false);
    expect(await delayMs).toBeLessThan(maxLiveDelayMs);
  });

  it('leads a delivered order with its delivery and shows how it was paid', async () => {
    await sendCommand({
      method: 'GET',
      path: '/api/TransactionWithoutPayment',
      query: {
        id: String(cashOrder.Id),
        status: String(paymentStatus.Paid),
        userid: '0',
        name: '',
        transactionnumber: '',
        email: '',
        mobile: '',
      },
      token: clerk.token,
    });
    const progress = visitor.page.getByRole('region', { name: 'Progress' });
    await progress.getByText(/^Paid ₹[\d,.]+ in cash$/).waitFor();
    await visitor.page
      .getByRole('heading', { name: /^Delivered today, \d+:\d\d.[ap]m$/ })
      .waitFor();
    await expectAccessibleScreen(visitor, '71-delivered');
  });

  it('leads a cancelled order with its refund, which was paid by UPI', async () => {
    const placed = await sendCommand<PlacedOrderEntry>({
      path: '/api/Transaction',
      token: purchase.buyer.token,
      body: { ...(await prepare(1)), PaymentMethod: 'online' },
    });
    const { Payment } = await waitForOrder(purchase.buyer, placed.Id, {
      states: [orderStatus.AwaitingPayment],
    });
    await simulatePayment(Payment?.OrderId ?? '', 'authorized');
    await waitForOrder(purchase.buyer, placed.Id, { states: [orderStatus.Confirmed] });
    await details().open(placed.Id);
    await visitor.page.getByRole('button', { name: 'Cancel order' }).click();
    await visitor.page
      .getByRole('dialog')
      .getByText(/will be refunded to your UPI account in 5–7 working days/)
      .waitFor();
    await visitor.page.keyboard.press('Escape');
    await cancelOrder(purchase.buyer, placed.Id);
    await visitor.page.getByRole('heading', { name: /^Cancelled today, / }).waitFor();
    const progress = visitor.page.getByRole('region', { name: 'Progress' });
    await progress.getByText(/^Paid ₹[\d,.]+ by UPI$/).waitFor();
    await expectEventually(progress.getByText('Waiting for payment')).toHaveCount(0);
    await visitor.page.getByText(/^₹[\d,.]+ was refunded to your UPI account\./).waitFor();
    await expectAccessibleScreen(visitor, '72-cancelled');
  });

  it('keeps the placed sum in the history and puts a past order into the cart again', async () => {
    await historyPage(visitor.page).open();
    await visitor.page.getByText(/^2 items were short/).waitFor();
    await expectAccessibleScreen(visitor, '73-history');
    await visitor.page
      .getByRole('button', { name: `Order again, ${cashOrder.TransactionNumber}` })
      .click();
    const success = visitor.page.getByRole('alertdialog', { name: 'Success' });
    await success.getByText('All 3 items are in your cart.').waitFor();
    await expectAccessibleScreen(visitor, '298-order-again-added');
    await success.getByRole('button', { name: 'View cart' }).click();
    await visitor.page.waitForURL(/checkout-details/);
  });

  it('reports a problem with items, reason and resolution in the chat of the order', async () => {
    await historyPage(visitor.page).open();
    await visitor.page
      .getByRole('link', { name: `Report a problem, ${cashOrder.TransactionNumber}` })
      .click();
    const form = visitor.page
      .getByRole('dialog', { name: /^Problem with order / })
      .getByRole('form', { name: 'What went wrong?' });
    await expectEventually(form.getByRole('checkbox').first()).toBeFocused();
    await expectAccessibleScreen(visitor, '75-report-a-problem');
    await form.getByRole('checkbox').first().check();
    await form.getByRole('radio', { name: 'Spoiled or damaged' }).check();
    await form.getByRole('button', { name: 'Send to the shop' }).click();
    const panel = chatPanel(visitor.page);
    await panel.dialog.getByText(/Spoiled or damaged: .+ I would like a refund\./).waitFor();
    await panel.waitForText('Sent');
  });

  it('announces a reply of the shop, and lists conversations with the last message and WhatsApp', async () => {
    // An open chat would mark the message as read at once.
    await Promise.all([visitor.page.waitForResponse(/\/api\/Events/), visitor.page.goto('/home')]);
    await staffChat({ staff: clerk, customer: purchase.buyer, orderId: cashOrder.Id }).send(
      'Sorry, we refund it.',
    );
    await visitor.page.getByText('The shop has replied').waitFor();
    await visitor.page.getByRole('link', { name: /^Chat\s1 unread message$/ }).click();
    await visitor.page.getByText('Sorry, we refund it.').waitFor();
    await visitor.page.getByText('1 new message').waitFor();
    await expectAccessibleScreen(visitor, '74-conversations');
    expect(
      await visitor.page.getByRole('link', { name: /Chat on WhatsApp/ }).getAttribute('href'),
    ).toMatch(/^https:\/\/wa\.me\/\d+$/);
    await visitor.page.getByRole('link', { name: new RegExp(cashOrder.TransactionNumber) }).click();
    await chatPanel(visitor.page).dialog.getByText('Sorry, we refund it.').waitFor();
    expect(visitor.pageErrors).toEqual([]);
  });
});
