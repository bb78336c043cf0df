import { orderStatus } from '@tokri/contracts/orders';
import type { Browser, Page } from 'playwright-core';
import { createPurchase } from '../support/api/customers.ts';
import { testUsers } from '../support/api/test-users.ts';
import {
  findGoodsInStock,
  waitForOrder,
  placeOrder,
  prepareOrder,
} from '../support/api/shopping.ts';
import { dayAhead, openTestArea, testPincode } from '../support/api/test-area.ts';
import { openBrowser } from '../support/browser/open-browser.ts';
import { expectAccessibleScreen } from '../support/browser/screen-check.ts';
import {
  createVisitor,
  presetSession,
  presetStorage,
  type ScreenWidth,
  type Visitor,
} from '../support/browser/visitor.ts';
import { shopLayout } from '../support/pages/shop-pages.ts';

const widths: readonly ScreenWidth[] = [360, 1280];
const slotWindow = { date: dayAhead(4), start: '11:00', end: '12:00' };
const screensToScroll = 12;
const maxOffsetPx = 40;

const scrollDown = async (page: Page, screens: number): Promise<void> => {
  for (let screen = 0; screen < screens; screen += 1) {
    await page.mouse.wheel(0, 700);
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        }),
    );
  }
};

interface VisibleCard {
  readonly name: string;
  readonly top: number;
}

/** Waits until the items at this scroll position are loaded. */
const findMiddleCard = async (page: Page): Promise<VisibleCard> => {
  const found = await page.waitForFunction((): VisibleCard | null => {
    const card = document
      .elementsFromPoint(innerWidth * 0.6, innerHeight / 2)
      .map((element) => element.closest('main li[aria-posinset]'))
      .find((element) => element !== null);
    const name = card?.querySelector('h3')?.textContent;
    return card && name ? { name, top: Math.round(card.getBoundingClientRect().top) } : null;
  });
  return (await found.jsonValue()) as VisibleCard;
};

describe.each(widths)('offers at %i px', (width) => {
  let browser: Browser;
  let visitor: Visitor;
  beforeAll(async () => {
    browser = await openBrowser();
    visitor = await createVisitor(browser, width);
    await presetStorage(visitor, { UserPincode: '560034' });
  });
  afterAll(async () => {
    await browser.close();
  });

  it('opens the items of an offer and adds a combo at its offer price', async () => {
    const { page } = visitor;
    await page.goto('/home');
    const offers = page.getByRole('region', { name: 'Current offers' });
    await offers.scrollIntoViewIfNeeded();
    await offers.getByRole('link', { name: /Idli Sunday/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Idli Sunday' }).waitFor();
    await page.getByRole('button', { name: 'Add combo' }).click();
    await page.getByText('Idli Sunday: combo added to cart').waitFor();
    await expectAccessibleScreen(visitor, '90-offer');
    await shopLayout(page, width).openCart();
    await page
      .getByText(/^− ₹17\.0\d$/)
      .first()
      .waitFor();
    await expectAccessibleScreen(visitor, '91-offer-in-cart');
  });

  it('keeps the offer tag of an item inside its card and clear of the add button', async () => {
    const { page } = visitor;
    await page.goto('/product-list?Search=glucose');
    const card = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: 'Glucose Biscuits' })
      .first();
    const boxes = await Promise.all(
      [
        card.getByText('Buy 2 get 1 biscuits'),
        card.getByRole('button', { name: /^Add / }),
        card,
      ].map((part) => part.boundingBox()),
    );
    const [tag, add, whole] = boxes.map((box) => ({
      right: (box?.x ?? 0) + (box?.width ?? 0),
      top: box?.y ?? 0,
      bottom: (box?.y ?? 0) + (box?.height ?? 0),
    }));
    expect(tag?.bottom).toBeLessThanOrEqual(add?.top ?? 0);
    expect(tag?.right).toBeLessThanOrEqual(whole?.right ?? 0);
  });

  it('mentions the offer of an added item without a dialog and leads to it', async () => {
    const { page } = visitor;
    await page.goto('/product-list?Search=bhujia');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Add Bhujia Sev/ })
      .click();
    await page
      .getByRole('status')
      .getByText(/^15% off/)
      .waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.getByRole('button', { name: 'See offer' }).click();
    await page.waitForURL(/offer-item-list\?OfferId=/);
    expect(visitor.pageErrors).toEqual([]);
  });
});

describe.each(widths)('a long list at %i px', (width) => {
  let browser: Browser;
  let visitor: Visitor;
  beforeAll(async () => {
    browser = await openBrowser();
    visitor = await createVisitor(browser, width);
    await presetStorage(visitor, { UserPincode: '560034' });
  });
  afterAll(async () => {
    await browser.close();
  });

  it('restores its scroll position when the customer goes back', async () => {
    const { page } = visitor;
    await page.goto('/product-list');
    await page.getByRole('main').getByRole('button', { name: /^Add / }).first().waitFor();
    await page.mouse.move(width / 2, 400);
    await scrollDown(page, screensToScroll);
    await page.waitForFunction(
      () => document.querySelectorAll('main li[aria-posinset] h3').length > 8,
    );
    const before = await findMiddleCard(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: before.name, exact: true })
      .first()
      .click();
    await page.getByRole('heading', { level: 2, name: 'Product information' }).waitFor();
    await page.goBack();
    await page
      .getByRole('main')
      .getByRole('link', { name: before.name, exact: true })
      .first()
      .waitFor();
    await page.waitForFunction(
      ({ name, top, maxOffset }) =>
        [...document.querySelectorAll('main li[aria-posinset]')].some(
          (card) =>
            card.querySelector('h3')?.textContent === name &&
            Math.abs(card.getBoundingClientRect().top - top) < maxOffset,
        ),
      { ...before, maxOffset: maxOffsetPx },
    );
    // A full-page screenshot scrolls the virtual list, so it comes last.
    await expectAccessibleScreen(visitor, '93-long-list');
    expect(visitor.pageErrors).toEqual([]);
  });

  it('restores its scroll position after a reload', async () => {
    const { page } = visitor;
    await page.goto('/product-list?Sort=name');
    await page.getByRole('main').getByRole('button', { name: /^Add / }).first().waitFor();
    await page.mouse.move(width / 2, 400);
    await scrollDown(page, screensToScroll);
    await page.waitForFunction(
      () => document.querySelectorAll('main li[aria-posinset] h3').length > 8,
    );
    const before = await findMiddleCard(page);
    await page.reload();
    await page.waitForFunction(
      ({ name, top, maxOffset }) =>
        [...document.querySelectorAll('main li[aria-posinset]')].some(
          (card) =>
            card.querySelector('h3')?.textContent === name &&
            Math.abs(card.getBoundingClientRect().top - top) < maxOffset,
        ),
      { ...before, maxOffset: maxOffsetPx },
    );
    expect(visitor.pageErrors).toEqual([]);
  });
});

describe.each(widths)('the buy-again list at %i px', (width) => {
  let browser: Browser;
  let visitor: Visitor;
  beforeAll(async () => {
    const { clerk } = testUsers();
    await openTestArea(clerk);
    browser = await openBrowser();
    visitor = await createVisitor(browser, width);
  });
  afterAll(async () => {
    await browser.close();
  });

  it('offers earlier purchases on the home page', async () => {
    const { clerk } = testUsers();
    const purchase = await createPurchase(clerk, slotWindow);
    const goods = await findGoodsInStock(1);
    const placed = await placeOrder(purchase.buyer, await prepareOrder(purchase, goods));
    await waitForOrder(purchase.buyer, placed.Id, { states: [orderStatus.Confirmed] });
    await presetSession(visitor, purchase.buyer, testPincode);
    const { page } = visitor;
    await page.goto('/home');
    const again = page.getByRole('region', { name: 'Buy it again' });
    await again.scrollIntoViewIfNeeded();
    await again.getByRole('button', { name: /^Add / }).first().click();
    await again
      .getByRole('group', { name: /^Quantity of/ })
      .first()
      .waitFor();
    await expectAccessibleScreen(visitor, '94-buy-again');
    expect(visitor.pageErrors).toEqual([]);
  });
});
