import type { Browser, Page } from 'playwright-core';
import { createPurchase } from '../support/api/customers.ts';
import { testUsers } from '../support/api/test-users.ts';
import { fillCart, findGoodsInStock, type Purchase } from '../support/api/shopping.ts';
import { dayAhead, openTestArea, testPincode } from '../support/api/test-area.ts';
import { expectEventually } from '../support/browser/expect-eventually.ts';
import { openBrowser } from '../support/browser/open-browser.ts';
import {
  createVisitor,
  presetSession,
  type ScreenWidth,
  type Visitor,
} from '../support/browser/visitor.ts';
import { checkoutPage } from '../support/pages/checkout-page.ts';
import { orderStatusPage } from '../support/pages/order-pages.ts';

const slotWindow = { date: dayAhead(2), start: '11:00', end: '12:00' };
const widths: readonly ScreenWidth[] = [360, 1280];
const maxTabStops = 80;

interface Focus {
  readonly role: string;
  readonly name: string;
  readonly isVisible: boolean;
}

const readFocus = (page: Page): Promise<Focus> =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const isVisible = [element, element.closest('label')].some(
      (outlined) =>
        outlined &&
        getComputedStyle(outlined).outlineStyle !== 'none' &&
        parseFloat(getComputedStyle(outlined).outlineWidth) > 0,
    );
    const label =
      element.getAttribute('aria-label') ??
      (element instanceof HTMLInputElement
        ? element.labels?.[0]?.textContent
        : element.textContent);
    const role =
      element.getAttribute('role') ??
      (element instanceof HTMLInputElement ? element.type : element.tagName.toLowerCase());
    return { role, name: (label ?? '').trim(), isVisible };
  });

const tabTo = async (page: Page, wanted: (focus: Focus) => boolean): Promise<Focus> => {
  const visited: string[] = [];
  for (let stop = 0; stop < maxTabStops; stop += 1) {
    await page.keyboard.press('Tab');
    const focus = await readFocus(page);
    if (focus.role !== 'body')
      expect({ ...focus, isVisible: focus.isVisible }).toEqual({ ...focus, isVisible: true });
    if (wanted(focus)) return focus;
    visited.push(`${focus.role} ${focus.name.slice(0, 30)}`);
  }
  throw new Error(`not reached by Tab: ${visited.join(' → ')}`);
};

describe.each(widths)('the checkout by keyboard at %i px', (width) => {
  let browser: Browser;
  let visitor: Visitor;
  let purchase: Purchase;
  beforeAll(async () => {
    const { clerk } = testUsers();
    await openTestArea(clerk);
    purchase = await createPurchase(clerk, slotWindow);
    await fillCart(purchase.buyer, await findGoodsInStock(2), slotWindow.date);
    browser = await openBrowser();
    visitor = await createVisitor(browser, width);
    await presetSession(visitor, purchase.buyer, testPincode);
    await checkoutPage(visitor.page).open();
    await checkoutPage(visitor.page).lines.first().waitFor();
    await checkoutPage(visitor.page).day(slotWindow.date).waitFor();
  });
  afterAll(async () => {
    await browser.close();
  });

  it('chooses a day with one tab stop and arrow keys and holds a slot', async () => {
    const { page } = visitor;
    await tabTo(page, ({ role }) => role === 'tab');
    await page.keyboard.press('Home');
    for (
      let pressed = 0;
      !(await page
        .locator(`#day-${slotWindow.date}`)
        .evaluate((tab) => tab === document.activeElement));
      pressed += 1
    ) {
      if (pressed > 14) throw new Error(`the arrows never came to ${slotWindow.date}`);
      await page.keyboard.press('ArrowRight');
    }
    await expectEventually(page.locator(`#day-${slotWindow.date}`)).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await tabTo(page, ({ role }) => role === 'radio');
    const isSlotFocused = () =>
      checkoutPage(page)
        .slotRadio('11 am–noon|11 am–12')
        .evaluate((radio) => radio === document.activeElement);
    for (let pressed = 0; !(await isSlotFocused()); pressed += 1) {
      if (pressed > 48)
        throw new Error(
          `the arrows never came to the slot, but to ${(await readFocus(page)).name}`,
        );
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Space');
    await checkoutPage(page).holdNotice.waitFor();
  });

  it('changes the quantity of a line and announces it', async () => {
    const { page } = visitor;
    await tabTo(page, ({ role, name }) => role === 'button' && name === 'One more');
    const announcement = page
      .getByText(/, 2 in cart$/)
      .first()
      .waitFor({ state: 'attached' });
    await page.keyboard.press('Enter');
    await Promise.all([
      announcement,
      page
        .locator('#cart')
        .getByRole('listitem')
        .first()
        .getByRole('status')
        .filter({ hasText: /^2$/ })
        .waitFor(),
    ]);
  });

  it('places the order', async () => {
    const { page } = visitor;
    await checkoutPage(page).placeOrder.and(page.locator(':not([aria-disabled])')).waitFor();
    await tabTo(page, ({ role, name }) => role === 'button' && name.startsWith('Place order'));
    await page.keyboard.press('Enter');
    await orderStatusPage(page).waitForPage();
    expect(visitor.pageErrors).toEqual([]);
  });
});
