import { orderStatus } from '@tokri/contracts/orders';
import type { Browser, Locator, Page } from 'playwright-core';
import { sendCommand } from '../support/api/call-api.ts';
import { createPurchase } from '../support/api/customers.ts';
import {
  cancelOrder,
  fillCart,
  findGoodsInStock,
  prepareOrder,
  waitForOrder,
  type PlacedOrderEntry,
  type Purchase,
} from '../support/api/shopping.ts';
import { dayAhead, openTestArea, testPincode } from '../support/api/test-area.ts';
import { testUsers } from '../support/api/test-users.ts';
import { expectEventually } from '../support/browser/expect-eventually.ts';
import { openBrowser } from '../support/browser/open-browser.ts';
import { createVisitor, presetSession, type Visitor } from '../support/browser/visitor.ts';
import { checkoutPage } from '../support/pages/checkout-page.ts';
import { orderStatusPage } from '../support/pages/order-pages.ts';
import { shopLayout } from '../support/pages/shop-pages.ts';

const slotWindow = { date: dayAhead(2), start: '13:00', end: '14:00' };

describe('the Back button of a phone', () => {
  let browser: Browser;
  let visitor: Visitor;
  let page: Page;
  let purchase: Purchase;
  beforeAll(async () => {
    const { clerk } = testUsers();
    await openTestArea(clerk);
    purchase = await createPurchase(clerk, slotWindow);
    await fillCart(purchase.buyer, await findGoodsInStock(2), slotWindow.date);
    browser = await openBrowser();
    visitor = await createVisitor(browser, 360);
    await presetSession(visitor, purchase.buyer, testPincode);
    ({ page } = visitor);
  });
  afterAll(async () => {
    await browser.close();
  });

  const expectBackCloses = async (opener: Locator): Promise<void> => {
    const { pathname } = new URL(page.url());
    await opener.click();
    await page.getByRole('dialog').waitFor();
    // A test can go back sooner than a thumb, before the task that adds the entry has run.
    await page.waitForFunction(() => (history.state as { isLayer?: boolean }).isLayer === true);
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe(pathname);
  };

  it('closes menu, pincode and filters and stays on the page', async () => {
    await page.goto('/home');
    await expectBackCloses(page.getByRole('button', { name: 'Menu' }));
    await expectBackCloses(shopLayout(page, 360).deliverTo);
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Items', exact: true })
      .click();
    await page.waitForURL(/\/product-list/);
    await expectBackCloses(page.getByRole('button', { name: /^Filter/ }));
  });

  it('closes address and coupons in the checkout', async () => {
    const checkout = checkoutPage(page);
    await shopLayout(page, 360).openCart();
    await expectBackCloses(checkout.address.getByRole('button').first());
    await expectBackCloses(page.getByRole('button', { name: /coupon/i }).first());
    await checkout.day(slotWindow.date).click();
    await checkout.slotChip('1–2 pm').click();
    await checkout.holdNotice.waitFor();
  });

  it('leads from a placed order to where the customer shopped', async () => {
    await checkoutPage(page).placeOrder.click();
    await orderStatusPage(page).waitForPage();
    await orderStatusPage(page).waitForStatus('Confirmed');
    await expectBackCloses(page.getByRole('button', { name: 'Cancel order' }));
    await expectBackCloses(page.getByRole('button', { name: /^Chat about this order/ }));
    await page.goBack();
    await expectEventually.poll(() => new URL(page.url()).pathname).toBe('/product-list');
  });

  it('closes the payment dialog and stays on the order that waits for payment', async () => {
    const placed = await sendCommand<PlacedOrderEntry>({
      path: '/api/Transaction',
      token: purchase.buyer.token,
      body: {
        ...(await prepareOrder(purchase, await findGoodsInStock(1))),
        PaymentMethod: 'online',
      },
    });
    await waitForOrder(purchase.buyer, placed.Id, { states: [orderStatus.AwaitingPayment] });
    await page.goto(`/order-status?Id=${placed.Id}`);
    const pay = page.getByRole('button', { name: /^Pay ₹[\d,.]+ now$/ });
    await expectBackCloses(pay);
    await page.getByText('You have not paid yet. Your order is waiting for payment.').waitFor();
    expect(orderStatusPage(page).orderId()).toBe(placed.Id);
    await pay.click();
    const dialog = page.frameLocator('iframe.razorpay-checkout-frame');
    await dialog.getByRole('button', { name: /^Pay ₹/ }).press('Enter', { noWaitAfter: true });
    await orderStatusPage(page).waitForStatus('Confirmed');
    await cancelOrder(purchase.buyer, placed.Id);
    expect(visitor.pageErrors).toEqual([]);
  });
});
