import type { Browser, Page } from 'playwright-core';
import { fillCart, findGoodsInStock } from '../support/api/shopping.ts';
import { createCustomer } from '../support/api/customers.ts';
import { dayAhead, openTestArea, testPincode } from '../support/api/test-area.ts';
import { testUsers } from '../support/api/test-users.ts';
import { openBrowser } from '../support/browser/open-browser.ts';
import { expectAccessibleScreen } from '../support/browser/screen-check.ts';
import {
  createVisitor,
  presetSession,
  type ScreenWidth,
  type Visitor,
} from '../support/browser/visitor.ts';

const widths: readonly ScreenWidth[] = [360, 1280];

const readLinePrices = (page: Page): Promise<string[]> =>
  page.locator('#cart .line-total').allInnerTexts();

const readBreakdown = async (page: Page): Promise<readonly number[]> => {
  const amounts = await page.getByLabel('Price breakdown').locator('dd').allInnerTexts();
  return amounts.map((text) => Number(text.replace('−', '-').replace(/[^\d.-]/g, '')));
};

describe.each(widths)('coupons at %i px', (width) => {
  let browser: Browser;
  let visitor: Visitor;
  beforeAll(async () => {
    await openTestArea(testUsers().clerk);
    browser = await openBrowser();
    visitor = await createVisitor(browser, width);
    const { buyer } = await createCustomer();
    await fillCart(buyer, await findGoodsInStock(2), dayAhead(1));
    await presetSession(visitor, buyer, testPincode);
  });
  afterAll(async () => {
    await browser.close();
  });

  it('shows each discount or why a coupon does not apply, and uses and removes a coupon', async () => {
    const { page } = visitor;
    await page.goto('/checkout-details');
    await page.getByRole('button', { name: 'See coupons' }).waitFor();
    const pricesBefore = await readLinePrices(page);
    await page.getByRole('button', { name: 'See coupons' }).click();
    const sheet = page.getByRole('dialog', { name: 'Coupons' });
    await sheet
      .getByText(/^Add ₹.+ more to use this coupon\.$/)
      .first()
      .waitFor();
    expect(await sheet.getByText('EXPIRED20').count()).toBe(0);
    await expectAccessibleScreen(visitor, '80-coupon-sheet');
    await sheet.getByRole('button', { name: 'Use FRESH10' }).click();
    const notice = page.getByRole('dialog', { name: 'Offer' });
    await notice.getByText(/saves you ₹[\d.]+ on this cart/).waitFor();
    await expectAccessibleScreen(visitor, '81-coupon-applied');
    await notice.getByRole('button', { name: 'OK' }).click();
    await notice.waitFor({ state: 'hidden' });
    await page.getByText(/saves ₹[\d.]+/).waitFor();
    await page.getByText('Coupon FRESH10').first().waitFor();
    await expectAccessibleScreen(visitor, '81-coupon-in-cart');
    expect(await readLinePrices(page)).toEqual(pricesBefore);
    const amounts = await readBreakdown(page);
    const sum = amounts.slice(0, -1).reduce((total, amount) => total + amount, 0);
    expect(sum).toBeCloseTo(amounts.at(-1) ?? 0, 2);
    await page.reload();
    await page.getByText(/saves ₹[\d.]+/).waitFor();
    await page.getByRole('button', { name: 'Remove FRESH10' }).click();
    await page.getByText('One coupon per order.').waitFor();
  });

  it('explains why a typed coupon has expired and lists coupons on their own page', async () => {
    const { page } = visitor;
    await page.getByRole('button', { name: 'See coupons' }).click();
    const sheet = page.getByRole('dialog', { name: 'Coupons' });
    await sheet.getByLabel('Coupon code').fill('expired20');
    await sheet.getByRole('button', { name: 'Apply' }).click();
    await sheet.getByRole('alert').waitFor();
    await expectAccessibleScreen(visitor, '82-coupon-expired');
    await page.goto('/coupon-list');
    await page.getByRole('button', { name: 'Use FRESH10' }).waitFor();
    await expectAccessibleScreen(visitor, '83-coupon-list');
    expect(visitor.pageErrors).toEqual([]);
  });
});
