import type { Browser } from 'playwright-core';
import { expectEventually } from '../support/browser/expect-eventually.ts';
import { openBrowser } from '../support/browser/open-browser.ts';
import { expectAccessibleScreen } from '../support/browser/screen-check.ts';
import { createVisitor, type ScreenWidth, type Visitor } from '../support/browser/visitor.ts';
import { uniqueMobile } from '../support/api/mobiles.ts';
import { dayAhead } from '../support/api/test-area.ts';
import { addressSheet, checkoutPage } from '../support/pages/checkout-page.ts';
import { historyPage, orderStatusPage } from '../support/pages/order-pages.ts';
import {
  categoryPage,
  shopLayout,
  homePage,
  itemPage,
  listPage,
} from '../support/pages/shop-pages.ts';
import { readCodeFromStandIns } from '../support/pages/stand-ins-page.ts';
import { loginPage, welcomePage } from '../support/pages/welcome-page.ts';

const notServed =
  'Sorry for the inconvenience, Currently Delivery is not available in this location.';
const widths: readonly ScreenWidth[] = [360, 1280];

const paise = (rupees: number): number => Math.round(rupees * 100);

describe.each(widths)('the first order at %i px', (width) => {
  const mobile = uniqueMobile();
  const address = {
    pincode: '560034',
    name: 'Asha Rao',
    address: `Flat ${mobile}, Neem House, 4th Cross, Koramangala`,
  };
  let browser: Browser;
  let visitor: Visitor;
  beforeAll(async () => {
    browser = await openBrowser();
    visitor = await createVisitor(browser, width);
  });
  afterAll(async () => {
    await browser.close();
  });

  it('starts with a notice when the pincode is not served', async () => {
    const welcome = welcomePage(visitor.page);
    await welcome.open();
    await welcome.deliverTo('110001');
    await visitor.page.getByText(notServed).waitFor();
    await expectAccessibleScreen(visitor, '01-splash-not-served');
  });

  it('continues on the home page with the next slot when the pincode is served', async () => {
    await welcomePage(visitor.page).deliverTo('560034');
    await homePage(visitor.page).heading.waitFor({ state: 'attached' });
    await homePage(visitor.page).categories.getByRole('link').first().waitFor();
    await expectEventually(shopLayout(visitor.page, width).deliverTo).toHaveAttribute(
      'aria-label',
      'Deliver to 560034. Change pincode',
    );
    await shopLayout(visitor.page, width)
      .nextSlot.getByText(/order by/)
      .waitFor();
    await expectAccessibleScreen(visitor, '02-home');
  });

  it('lists the items of a category and a subcategory', async () => {
    await homePage(visitor.page).openCategory('Fruits & Vegetables');
    await expectAccessibleScreen(visitor, '03-category');
    await categoryPage(visitor.page).openSubcategory('Everyday Vegetables');
    await expectEventually.poll(() => listPage(visitor.page).names()).toContain('Beetroot');
    await expectAccessibleScreen(visitor, '04-subcategory');
  });

  it('finds potatoes first when searching for aloo', async () => {
    await shopLayout(visitor.page, width).search('aloo');
    await visitor.page.getByRole('heading', { level: 1, name: /aloo/ }).waitFor();
    await listPage(visitor.page).cards.first().waitFor();
    await expectEventually
      .poll(async () => (await listPage(visitor.page).names())[0])
      .toMatch(/potato/i);
    await expectAccessibleScreen(visitor, '05-search');
  });

  it('counts two items in the cart badge without sign-in', async () => {
    await listPage(visitor.page).openFirst();
    await itemPage(visitor.page).add();
    await itemPage(visitor.page).inCart.waitFor();
    await expectAccessibleScreen(visitor, '06-item');
    await shopLayout(visitor.page, width).search('doodh');
    await visitor.page.getByRole('heading', { level: 1, name: /doodh/ }).waitFor();
    await listPage(visitor.page).addFirst();
    await visitor.page
      .getByRole('group', { name: /^Quantity of/ })
      .first()
      .waitFor();
    await expectEventually.poll(() => shopLayout(visitor.page, width).badge()).toBe(2);
  });

  it('shows GST and charges in the cart before sign-in', async () => {
    await shopLayout(visitor.page, width).openCart();
    const checkout = checkoutPage(visitor.page);
    await checkout.bill.getByText('To pay').waitFor();
    await expectEventually(checkout.lines).toHaveCount(2);
    await expectEventually
      .poll(async () => {
        const { 'To pay': toPay = 0, 'Delivery charge': delivery = 0 } = await checkout.amounts();
        return { isDeliveryShown: delivery > 0, isAboveDelivery: toPay > delivery };
      })
      .toEqual({ isDeliveryShown: true, isAboveDelivery: true });
    await expectEventually.poll(() => checkout.taxTable()).toMatch(/CGST\s+SGST/);
    await expectAccessibleScreen(visitor, '07-cart-signed-out');
  });

  it('moves the guest cart to the account once after sign-in', async () => {
    await checkoutPage(visitor.page).signIn.click();
    await loginPage(visitor.page).askForCode(mobile);
    await expectAccessibleScreen(visitor, '08-code');
    await loginPage(visitor.page).enterCode(await readCodeFromStandIns(browser, mobile));
    await visitor.page.waitForURL(/checkout-details/);
    await checkoutPage(visitor.page).lines.first().waitFor();
    await expectEventually
      .poll(() =>
        visitor.page.evaluate(
          () => JSON.parse(localStorage.getItem('OnlineCartList') ?? '[]') as unknown[],
        ),
      )
      .toEqual([]);
    await visitor.page.reload();
    await checkoutPage(visitor.page).lines.first().waitFor();
    await expectEventually(checkoutPage(visitor.page).lines.getByRole('status')).toHaveText([
      '1',
      '1',
    ]);
  });

  it('delivers to the address that was added', async () => {
    const checkout = checkoutPage(visitor.page);
    await checkout.addAddress.first().click();
    const sheet = addressSheet(visitor.page);
    await sheet.fill({ ...address, mobile });
    await expectAccessibleScreen(visitor, '09-address');
    await sheet.save();
    await sheet.closed();
    await checkout.address.getByText('Neem House').waitFor();
  });

  it('holds the chosen slot with a countdown and totals that add up', async () => {
    const checkout = checkoutPage(visitor.page);
    await checkout.day(dayAhead(2)).click();
    await checkout.slotRadio('7–10 pm').check();
    await checkout.holdNotice.waitFor();
    await expectEventually(checkout.countdown).toHaveText(/^(10:00|9:\d\d)$/);
    await checkout.placeOrder.waitFor();
    await expectEventually
      .poll(async () => {
        const { 'To pay': toPay = 0, ...rows } = await checkout.amounts();
        return Object.values(rows).reduce((sum, row) => sum + paise(row), 0) - paise(toPay);
      })
      .toBe(0);
    await expectAccessibleScreen(visitor, '10-checkout');
  });

  it('confirms an order for cash on delivery live', async () => {
    await checkoutPage(visitor.page).placeOrder.click();
    await orderStatusPage(visitor.page).waitForPage();
    await orderStatusPage(visitor.page).waitForStatus('Confirmed');
    await expectAccessibleScreen(visitor, '11-order-status');
  });

  it('lists the order in the history and empties the cart', async () => {
    await historyPage(visitor.page).open();
    await historyPage(visitor.page).orders.first().waitFor();
    await expectEventually(historyPage(visitor.page).orders).toHaveCount(1);
    await expectAccessibleScreen(visitor, '12-history');
    await historyPage(visitor.page).openFirst();
    await expectAccessibleScreen(visitor, '13-order-details');
    await visitor.page.goto('/checkout-details');
    await visitor.page.getByText('Your tokri is empty').waitFor();
    await expectAccessibleScreen(visitor, '14-cart-empty');
  });

  it('throws no errors', () => {
    expect(visitor.pageErrors).toEqual([]);
  });
});
