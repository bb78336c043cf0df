import { addDays, shopDate } from '@tokri/contracts/dates';
import { orderStatus, paymentStatus } from '@tokri/contracts/orders';
import type { PartyCreditResponse } from '@tokri/contracts/api';
import { eventually } from '@tokri/service-kit/testing';
import type { Browser } from 'playwright-core';
import { createBusinessCustomer } from '../support/api/business-customers.ts';
import { callApiOk, sendCommand } from '../support/api/call-api.ts';
import { fillCart, findGoodsInStock, readOrder, waitForOrder } from '../support/api/shopping.ts';
import { dayAhead, openSlot, openTestArea, testPincode } from '../support/api/test-area.ts';
import { testUsers } from '../support/api/test-users.ts';
import { expectEventually } from '../support/browser/expect-eventually.ts';
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

const termsDays = 15;
const limit = 5_000;
const day = dayAhead(1);
const widths: readonly ScreenWidth[] = [360, 1280];

describe.each(widths)('an order on credit at %i px', (width) => {
  const slotWindow = {
    date: day,
    start: width === 360 ? '19:00' : '20:00',
    end: width === 360 ? '20:00' : '21:00',
  };
  let browser: Browser;
  let visitor: Visitor;
  let business: Awaited<ReturnType<typeof createBusinessCustomer>>;
  beforeAll(async () => {
    const { clerk, administrator } = testUsers();
    await openTestArea(clerk);
    await openSlot(clerk, slotWindow);
    business = await createBusinessCustomer(administrator, { limit, termsDays });
    await fillCart(business.buyer, await findGoodsInStock(2), day);
    browser = await openBrowser();
    visitor = await createVisitor(browser, width);
    await presetSession(visitor, { ...business.buyer, partyId: business.partyId }, testPincode);
  });
  afterAll(async () => {
    await browser.close();
  });

  const readCredit = () =>
    callApiOk<PartyCreditResponse>({
      path: '/api/Party',
      query: { PartyId: String(business.partyId), CompanyId: '1' },
      token: business.buyer.token,
    });
  const credit = () => visitor.page.getByRole('radio', { name: /On credit/ });

  it('shows what is left, reserves it, and is due after the bill', async () => {
    const checkout = checkoutPage(visitor.page);
    await checkout.open();
    await checkout.day(day).click();
    await checkout.slotChip(width === 360 ? '7–8 pm' : '8–9 pm').click();
    await checkout.holdNotice.waitFor();
    await visitor.page.getByText('₹5,000 of ₹5,000 left').waitFor();
    await expectAccessibleScreen(visitor, '45-checkout-credit');
    await credit().check();
    await checkout.placeOrder.first().click();
    const status = orderStatusPage(visitor.page);
    await status.waitForPage();
    const orderId = status.orderId();
    const order = await waitForOrder(business.buyer, orderId, { states: [orderStatus.Confirmed] });
    expect(order).toMatchObject({
      PaymentMethod: 'credit',
      PaymentStatus: paymentStatus.NotDue,
    });
    const { Payable } = order.Totals;
    expect(await readCredit()).toMatchObject({
      Used: 0,
      Reserved: Payable,
      Available: limit - Payable,
    });

    await sendCommand({
      path: '/api/admin/order/move',
      token: testUsers().clerk.token,
      body: { Status: orderStatus.Packed, TransactionIds: [orderId] },
    });
    const dueDate = addDays(shopDate(new Date()), termsDays);
    await eventually(
      async () => (await readOrder(business.buyer, orderId)).Bill?.DueDate === dueDate,
      { missing: `the bill of order ${orderId}, due on ${dueDate}` },
    );
    await eventually(async () => (await readCredit()).Used === Payable, {
      missing: 'the credit that the bill uses',
    });
    expect(await readCredit()).toMatchObject({ Reserved: 0, Available: limit - Payable });
    await orderDetailsPage(visitor.page).open(orderId);
    await visitor.page.getByText(/on credit, due on/).waitFor();
    await expectAccessibleScreen(visitor, '46-order-on-credit');
  });

  it('is not offered for more than what is left', async () => {
    await sendCommand({
      path: '/api/admin/billing/credit-limits',
      token: testUsers().administrator.token,
      body: { PartyId: business.partyId, CreditLimit: 1 },
    });
    await fillCart(business.buyer, await findGoodsInStock(2), day);
    await checkoutPage(visitor.page).open();
    await visitor.page.getByText(/Only ₹0 of your credit is left/).waitFor();
    await expectEventually(credit()).toBeDisabled();
    expect(visitor.pageErrors).toEqual([]);
  });
});
