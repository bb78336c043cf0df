import type { BillResponse } from '@tokri/contracts/api';
import { setShopMarket } from '@tokri/contracts/market';
import { orderStatus } from '@tokri/contracts/orders';
import { eventually } from '@tokri/service-kit/testing';
import type { Browser } from 'playwright-core';
import { callApiOk } from '../support/api/call-api.ts';
import { signIn } from '../support/api/sign-in.ts';
import { dayAhead } from '../support/api/test-area.ts';
import { expectEventually } from '../support/browser/expect-eventually.ts';
import { openBrowser } from '../support/browser/open-browser.ts';
import { expectAccessibleScreen } from '../support/browser/screen-check.ts';
import { createVisitor, type Visitor } from '../support/browser/visitor.ts';
import { checkoutPage } from '../support/pages/checkout-page.ts';
import { orderStatusPage } from '../support/pages/order-pages.ts';
import { categoryPage, homePage, listPage, shopLayout } from '../support/pages/shop-pages.ts';
import { readCodeFromStandIns } from '../support/pages/stand-ins-page.ts';
import { loginPage } from '../support/pages/welcome-page.ts';

const administratorMobile = '+447700900000';
const lastDigits = 6;
const mobile = `+447701${String(Date.now()).slice(-lastDigits)}`;
const postcode = 'SW1A 1AA';

describe('a shop in the United Kingdom on a phone', () => {
  let browser: Browser;
  let visitor: Visitor;
  let orderId = 0;
  beforeAll(async () => {
    setShopMarket(1);
    browser = await openBrowser();
    visitor = await createVisitor(browser, 360);
  });
  afterAll(async () => {
    await browser.close();
  });

  it('asks for a postcode and refuses a pincode', async () => {
    const { page } = visitor;
    await page.goto('/');
    const field = page.getByRole('textbox', { name: 'Postcode' });
    await field.fill('560034');
    await page.getByRole('button', { name: 'Deliver here' }).click();
    await page.getByText('Please enter a valid Postcode!').waitFor();
    await expectAccessibleScreen(visitor, 'uk-01-postcode');
    await field.fill('sw1a1aa');
    await page.getByRole('button', { name: 'Deliver here' }).click();
    await homePage(page).categories.getByRole('link').first().waitFor();
    await expectEventually(shopLayout(page, 360).deliverTo).toHaveAttribute(
      'aria-label',
      `Deliver to ${postcode}. Change postcode`,
    );
    await expectAccessibleScreen(visitor, 'uk-02-home');
  });

  it('sells food and other goods in pounds', async () => {
    const { page } = visitor;
    await homePage(page).openCategory('Fruits & Vegetables');
    await categoryPage(page).openSubcategory('Everyday Vegetables');
    await listPage(page).cards.getByText(/^£\d/).first().waitFor();
    await expectAccessibleScreen(visitor, 'uk-03-list');
    await listPage(page).addFirst();
    await shopLayout(page, 360).search('washing powder');
    await page.getByRole('heading', { level: 1, name: /washing powder/ }).waitFor();
    await listPage(page).addFirst();
    await expectEventually.poll(() => shopLayout(page, 360).badge()).toBe(2);
  });

  it('shows VAT in the cart', async () => {
    const { page } = visitor;
    await shopLayout(page, 360).openCart();
    await checkoutPage(page).bill.getByText('To pay').waitFor();
    await expectEventually.poll(() => checkoutPage(page).taxTable()).toMatch(/VAT[\s\S]*20%/);
    await expectEventually(page.getByText('₹')).toHaveCount(0);
    await expectAccessibleScreen(visitor, 'uk-04-cart');
  });

  it('signs in a mobile number of the United Kingdom', async () => {
    const { page } = visitor;
    await checkoutPage(page).signIn.click();
    await loginPage(page).askForCode(mobile);
    await loginPage(page).enterCode(
      await readCodeFromStandIns(browser, encodeURIComponent(mobile)),
    );
    await page.waitForURL(/checkout-details/);
    await expectEventually(checkoutPage(page).lines).toHaveCount(2);
  });

  it('delivers to an address of the United Kingdom', async () => {
    const { page } = visitor;
    await checkoutPage(page).addAddress.first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Name *' }).fill('Amelia Hart');
    await dialog.getByRole('combobox', { name: 'Address Line 1 *' }).fill('10 down');
    const suggestion = dialog.getByRole('option', { name: '10 Downing Street, London' });
    await suggestion.waitFor();
    await expectAccessibleScreen(visitor, 'uk-05-suggestions');
    await suggestion.click();
    await expectEventually(dialog.getByRole('textbox', { name: 'Postcode *' })).toHaveValue(
      'SW1A 2AA',
    );
    await expectAccessibleScreen(visitor, 'uk-06-address');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
    await checkoutPage(page).address.getByText('10 Downing Street').waitFor();
  });

  it('takes a card payment by Stripe', async () => {
    const { page } = visitor;
    const checkout = checkoutPage(page);
    await checkout.day(dayAhead(2)).click();
    await checkout.slotRadio('10 am–1 pm').check();
    await checkout.holdNotice.waitFor();
    await page.getByRole('radio', { name: /Pay online now/ }).check();
    await expectAccessibleScreen(visitor, 'uk-07-checkout');
    await page
      .getByRole('button', { name: /^Order and pay £/ })
      .filter({ visible: true })
      .click();
    await page
      .frameLocator('iframe.stripe-payment-frame')
      .getByText(/Card 4242/)
      .waitFor();
    await expectAccessibleScreen(visitor, 'uk-08-card');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Pay £/ })
      .click();
    await orderStatusPage(page).waitForPage();
    await orderStatusPage(page).waitForStatus('Confirmed');
    orderId = orderStatusPage(page).orderId();
    await expectAccessibleScreen(visitor, 'uk-09-paid');
  });

  it('issues a VAT invoice when the order is packed', async () => {
    const { page } = visitor;
    const { token } = await signIn(administratorMobile);
    await callApiOk({
      path: '/api/Transaction',
      token,
      query: {
        TransactionId: String(orderId),
        Status: String(orderStatus.Packed),
        UserId: '0',
        Name: '',
        TransactionNumber: '',
        Email: '',
        Mobile: '',
      },
    });
    await eventually(
      async () => {
        const bills = await callApiOk<readonly BillResponse[]>({
          path: '/api/EditBill',
          query: { Transid: String(orderId) },
          token,
        });
        return bills.length === 1;
      },
      { timeoutMs: 30_000, missing: 'the VAT invoice' },
    );
    await page.goto(`/bill/0?TransId=${orderId}`);
    await page.getByRole('article', { name: /^VAT invoice/ }).waitFor();
    await page.getByText('VAT number GB980780684').waitFor();
    await expectEventually(page.getByText(/₹|GSTIN|HSN/)).toHaveCount(0);
    await expectAccessibleScreen(visitor, 'uk-10-bill');
  });

  it('throws no errors', () => {
    expect(visitor.pageErrors).toEqual([]);
  });
});
