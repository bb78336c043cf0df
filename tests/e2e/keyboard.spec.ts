import type { Browser, Page } from 'playwright-core';
import { newPurchase } from '../support/api/customers.ts';
import { peopleUnderTest } from '../support/api/people.ts';
import { fillCart, goodsOnSale, type Purchase } from '../support/api/shopping.ts';
import { dayAhead, openTestTown, testPincode } from '../support/api/test-town.ts';
import { expectSoon } from '../support/browser/expect-soon.ts';
import { openBrowser } from '../support/browser/open-browser.ts';
import {
  newVisitor,
  withSession,
  type ScreenWidth,
  type Visitor,
} from '../support/browser/visitor.ts';
import { checkoutPage } from '../support/pages/checkout-page.ts';
import { orderStatusPage } from '../support/pages/order-pages.ts';

const wish = { date: dayAhead(2), start: '11:00', end: '12:00' };
const widths: readonly ScreenWidth[] = [360, 1280];
/** More stops than the page has: who is not there by then cannot be reached. */
const stopsMost = 80;

interface Focus {
  readonly role: string;
  readonly name: string;
  /** Outline or shadow that shows where the focus is. */
  readonly isSeen: boolean;
}

const focusOf = (page: Page): Promise<Focus> =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const seen = [element, element.closest('label')].some(
      (place) =>
        place &&
        getComputedStyle(place).outlineStyle !== 'none' &&
        parseFloat(getComputedStyle(place).outlineWidth) > 0,
    );
    const label =
      element.getAttribute('aria-label') ??
      (element instanceof HTMLInputElement
        ? element.labels?.[0]?.textContent
        : element.textContent);
    const role =
      element.getAttribute('role') ??
      (element instanceof HTMLInputElement ? element.type : element.tagName.toLowerCase());
    return { role, name: (label ?? '').trim(), isSeen: seen };
  });

/** Presses Tab until the focus is there; every stop on the way shows its focus. @throws Error with the way when it never is. */
const tabTo = async (page: Page, wanted: (focus: Focus) => boolean): Promise<Focus> => {
  const way: string[] = [];
  for (let stop = 0; stop < stopsMost; stop += 1) {
    await page.keyboard.press('Tab');
    const focus = await focusOf(page);
    if (focus.role !== 'body')
      expect({ ...focus, isSeen: focus.isSeen }).toEqual({ ...focus, isSeen: true });
    if (wanted(focus)) return focus;
    way.push(`${focus.role} ${focus.name.slice(0, 30)}`);
  }
  throw new Error(`not reached by Tab: ${way.join(' → ')}`);
};

describe.each(widths)('the checkout by keyboard alone at %i px', (width) => {
  let browser: Browser;
  let visitor: Visitor;
  let purchase: Purchase;
  beforeAll(async () => {
    const { clerk } = peopleUnderTest();
    await openTestTown(clerk);
    purchase = await newPurchase(clerk, wish);
    await fillCart(purchase.buyer, await goodsOnSale(2), wish.date);
    browser = await openBrowser();
    visitor = await newVisitor(browser, width);
    await withSession(visitor, purchase.buyer, testPincode);
    await checkoutPage(visitor.page).open();
    await checkoutPage(visitor.page).lines.first().waitFor();
    await checkoutPage(visitor.page).day(wish.date).waitFor();
  });
  afterAll(async () => {
    await browser.close();
  });

  it('slot picker: one stop for the days, arrows move among them, a slot is held from the keys', async () => {
    const { page } = visitor;
    await tabTo(page, ({ role }) => role === 'tab');
    await page.keyboard.press('Home');
    for (
      let pressed = 0;
      !(await page.locator(`#day-${wish.date}`).evaluate((tab) => tab === document.activeElement));
      pressed += 1
    ) {
      if (pressed > 14) throw new Error(`the arrows never came to ${wish.date}`);
      await page.keyboard.press('ArrowRight');
    }
    await expectSoon(page.locator(`#day-${wish.date}`)).toHaveAttribute('aria-selected', 'true');
    await tabTo(page, ({ role }) => role === 'radio');
    const isAtWish = () =>
      checkoutPage(page)
        .slotAt('11 am–noon|11 am–12')
        .evaluate((radio) => radio === document.activeElement);
    for (let pressed = 0; !(await isAtWish()); pressed += 1) {
      if (pressed > 48)
        throw new Error(`the arrows never came to the slot, but to ${(await focusOf(page)).name}`);
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Space');
    await checkoutPage(page).held.waitFor();
  });

  it('cart: the quantity of a line is changed from the keys and told', async () => {
    const { page } = visitor;
    await tabTo(page, ({ role, name }) => role === 'button' && name === 'One more');
    // What is told stands for a moment only.
    const told = page
      .getByText(/, 2 in cart$/)
      .first()
      .waitFor({ state: 'attached' });
    await page.keyboard.press('Enter');
    await Promise.all([
      told,
      page
        .locator('#cart')
        .getByRole('listitem')
        .first()
        .getByRole('status')
        .filter({ hasText: /^2$/ })
        .waitFor(),
    ]);
  });

  it('order: placed from the keys', async () => {
    const { page } = visitor;
    await checkoutPage(page).place.and(page.locator(':not([aria-disabled])')).waitFor();
    await tabTo(page, ({ role, name }) => role === 'button' && name.startsWith('Place order'));
    await page.keyboard.press('Enter');
    await orderStatusPage(page).arrive();
    expect(visitor.faults).toEqual([]);
  });
});
