import type { Browser } from 'playwright-core';
import { expectEventually } from '../support/browser/expect-eventually.ts';
import { openBrowser } from '../support/browser/open-browser.ts';
import { expectAccessibleScreen } from '../support/browser/screen-check.ts';
import {
  createVisitor,
  presetStorage,
  type ScreenWidth,
  type Visitor,
} from '../support/browser/visitor.ts';
import { guestCartJson } from '../support/api/customers.ts';
import { checkoutPage } from '../support/pages/checkout-page.ts';
import { shopLayout, listPage } from '../support/pages/shop-pages.ts';

const widths: readonly ScreenWidth[] = [360, 1280];

describe.each(widths)('empty and error states at %i px', (width) => {
  let browser: Browser;
  let visitor: Visitor;
  beforeAll(async () => {
    browser = await openBrowser();
    visitor = await createVisitor(browser, width, { serviceWorkers: 'block' });
    await presetStorage(visitor, {
      UserPincode: '560034',
      OnlineCartList: await guestCartJson(),
      cartCount: '1',
    });
  });
  afterAll(async () => {
    await browser.close();
  });

  it('opens the item list without a pincode and asks for it over the list', async () => {
    const newVisitor = await createVisitor(browser, width);
    const { page } = newVisitor;
    await page.goto('/product-list?Search=milk');
    const sheet = page.getByRole('dialog', { name: 'Where should we deliver?' });
    await sheet.getByText('Please enter your pincode and continue').waitFor();
    const pincode = sheet.getByRole('textbox', { name: 'Pincode' });
    expect(await pincode.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.getByRole('link', { name: 'Toned Milk', exact: true }).waitFor();
    await expectAccessibleScreen(newVisitor, '30-pincode-needed');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Enter your pincode', exact: true }).waitFor();
    await page.getByRole('button', { name: /^Add Toned Milk/ }).click();
    await pincode.fill('560034');
    await pincode.press('Enter');
    await page.getByRole('group', { name: 'Quantity of Toned Milk' }).waitFor();
    expect(newVisitor.pageErrors).toEqual([]);
    await newVisitor.close();
  });

  it('offers the categories when a search finds nothing', async () => {
    await visitor.page.goto('/home');
    await shopLayout(visitor.page, width).search('qwxzv');
    await visitor.page.getByRole('heading', { name: 'Nothing found for “qwxzv”' }).waitFor();
    await expectAccessibleScreen(visitor, '31-nothing-found');
  });

  it('shows that a page does not exist', async () => {
    await visitor.page.goto('/no-such-page');
    await visitor.page.getByRole('heading', { level: 2, name: 'Page not found' }).waitFor();
    await expectAccessibleScreen(visitor, '32-not-found');
  });

  it('asks a signed-out visitor to sign in before showing an order', async () => {
    await visitor.page.goto('/order-details?Id=1');
    await visitor.page.getByText('Sign in to see this order').first().waitFor();
    await expectAccessibleScreen(visitor, '33-order-signed-out');
  });

  it('offers to try again when the item list cannot be loaded', async () => {
    const filter = /\/api\/Filter\?/;
    await visitor.page.route(filter, (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/problem+json',
        body: JSON.stringify({
          type: 'about:blank',
          title: 'The shop is very busy. Try again in a moment.',
          status: 503,
          detail: 'The shop is very busy. Try again in a moment.',
          code: 'overloaded',
          correlationId: 'test',
        }),
      }),
    );
    // Lists with a price filter come without their first data.
    await visitor.page.goto('/product-list?Search=dal&MinPrice=1');
    await visitor.page.getByRole('button', { name: 'Try again' }).first().waitFor();
    await expectAccessibleScreen(visitor, '34-list-failed');
    await visitor.page.unroute(filter);
    await visitor.page.getByRole('button', { name: 'Try again' }).first().click();
    await listPage(visitor.page).cards.first().waitFor();
  });

  it('keeps the cart and disables the order while offline', async () => {
    await checkoutPage(visitor.page).open();
    await checkoutPage(visitor.page).bill.getByText('To pay').waitFor();
    await visitor.context.setOffline(true);
    await visitor.page
      .getByText(/You are offline/)
      .first()
      .waitFor();
    await expectEventually(checkoutPage(visitor.page).lines).toHaveCount(1);
    await visitor.page
      .getByText('You are offline. Your cart is safe; place the order when you are back online.')
      .filter({ visible: true })
      .first()
      .waitFor();
    await expectAccessibleScreen(visitor, '35-offline');
    await visitor.context.setOffline(false);
  });
});
