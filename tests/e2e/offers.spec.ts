import { orderStatus } from '@tokri/contracts';
import type { Browser, Page } from 'playwright-core';
import { newPurchase } from '../support/api/customers.ts';
import { peopleUnderTest } from '../support/api/people.ts';
import { goodsOnSale, orderIn, placeOrder, readyToOrder } from '../support/api/shopping.ts';
import { dayAhead, openTestTown, testPincode } from '../support/api/test-town.ts';
import { openBrowser } from '../support/browser/open-browser.ts';
import { expectGoodScreen } from '../support/browser/screen-check.ts';
import {
  newVisitor,
  withSession,
  withStored,
  type ScreenWidth,
  type Visitor,
} from '../support/browser/visitor.ts';
import { frame } from '../support/pages/shop-pages.ts';

const widths: readonly ScreenWidth[] = [360, 1280];
const wish = { date: dayAhead(4), start: '11:00', end: '12:00' };
const screensDown = 12;
const samePlacePx = 40;

const goDown = async (page: Page, screens: number): Promise<void> => {
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

/** The card at the middle of the window and where it stands. */
const middleCard = (page: Page): Promise<{ readonly name: string; readonly top: number }> =>
  page.evaluate(() => {
    const card = document
      .elementsFromPoint(innerWidth * 0.6, innerHeight / 2)
      .map((element) => element.closest('main li[aria-posinset]'))
      .find((found) => found !== null);
    return {
      name: card?.querySelector('h3')?.textContent ?? '',
      top: Math.round(card?.getBoundingClientRect().top ?? 0),
    };
  });

describe.each(widths)('offers at %i px', (width) => {
  let browser: Browser;
  let visitor: Visitor;
  beforeAll(async () => {
    browser = await openBrowser();
    visitor = await newVisitor(browser, width);
    await withStored(visitor, { UserPincode: '560034' });
  });
  afterAll(async () => {
    await browser.close();
  });

  it('on home, opened, lead to the goods; the set of a combo, added, costs what the offer says', async () => {
    const { page } = visitor;
    await page.goto('/home');
    const offers = page.getByRole('region', { name: 'Running offers' });
    await offers.scrollIntoViewIfNeeded();
    await offers.getByRole('link', { name: /Idli Sunday/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Idli Sunday' }).waitFor();
    await page.getByRole('button', { name: 'Add the set' }).click();
    await page.getByText('Idli Sunday: the set is in your cart').waitFor();
    await expectGoodScreen(visitor, '90-offer');
    await frame(page, width).openCart();
    await page
      .getByText(/^− ₹17\.0\d$/)
      .first()
      .waitFor();
    await expectGoodScreen(visitor, '91-offer-in-cart');
  });

  it('tag of an item, stands free of its add button and inside its card', async () => {
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

  it('popup, opened by the first of its goods, is told once; Continue stays, Checkout leads to the cart', async () => {
    const { page } = visitor;
    await page.goto('/product-list?Search=bhujia');
    const add = page.getByRole('main').getByRole('button', { name: /^Add Bhujia Sev/ });
    await add.click();
    const popup = page.getByRole('dialog', { name: 'Offer' });
    await popup.getByText(/^15% off/).waitFor();
    await expectGoodScreen(visitor, '92-offer-popup');
    await popup.getByRole('button', { name: 'Continue' }).click();
    await popup.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe('/product-list');
    await page.goto('/product-list?Search=glucose');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Add Glucose Biscuits/ })
      .click();
    await popup.getByRole('button', { name: 'Checkout' }).click();
    await page.waitForURL(/checkout-details/);
    expect(visitor.faults).toEqual([]);
  });
});

describe.each(widths)('a long list at %i px', (width) => {
  let browser: Browser;
  let visitor: Visitor;
  beforeAll(async () => {
    browser = await openBrowser();
    visitor = await newVisitor(browser, width);
    await withStored(visitor, { UserPincode: '560034' });
  });
  afterAll(async () => {
    await browser.close();
  });

  it('left from its depth, is found there again on the way back', async () => {
    const { page } = visitor;
    await page.goto('/product-list');
    await page.getByRole('main').getByRole('button', { name: /^Add / }).first().waitFor();
    await page.mouse.move(width / 2, 400);
    await goDown(page, screensDown);
    await page.waitForFunction(
      () => document.querySelectorAll('main li[aria-posinset] h3').length > 8,
    );
    const before = await middleCard(page);
    expect(before.name).not.toBe('');
    await page
      .getByRole('main')
      .getByRole('link', { name: before.name, exact: true })
      .first()
      .click();
    await page.getByRole('heading', { level: 2, name: 'On the label' }).waitFor();
    await page.goBack();
    await page
      .getByRole('main')
      .getByRole('link', { name: before.name, exact: true })
      .first()
      .waitFor();
    await page.waitForFunction(
      ({ name, top, most }) =>
        [...document.querySelectorAll('main li[aria-posinset]')].some(
          (card) =>
            card.querySelector('h3')?.textContent === name &&
            Math.abs(card.getBoundingClientRect().top - top) < most,
        ),
      { ...before, most: samePlacePx },
    );
    // Last, for a picture of the whole page moves what is drawn of a list.
    await expectGoodScreen(visitor, '93-long-list');
    expect(visitor.faults).toEqual([]);
  });

  it('loaded again in its depth, is found there again', async () => {
    const { page } = visitor;
    await page.goto('/product-list?Sort=name');
    await page.getByRole('main').getByRole('button', { name: /^Add / }).first().waitFor();
    await page.mouse.move(width / 2, 400);
    await goDown(page, screensDown);
    await page.waitForFunction(
      () => document.querySelectorAll('main li[aria-posinset] h3').length > 8,
    );
    const before = await middleCard(page);
    await page.reload();
    await page.waitForFunction(
      ({ name, top, most }) =>
        [...document.querySelectorAll('main li[aria-posinset]')].some(
          (card) =>
            card.querySelector('h3')?.textContent === name &&
            Math.abs(card.getBoundingClientRect().top - top) < most,
        ),
      { ...before, most: samePlacePx },
    );
    expect(visitor.faults).toEqual([]);
  });
});

describe.each(widths)('what was bought before at %i px', (width) => {
  let browser: Browser;
  let visitor: Visitor;
  beforeAll(async () => {
    const { clerk } = peopleUnderTest();
    await openTestTown(clerk);
    browser = await openBrowser();
    visitor = await newVisitor(browser, width);
  });
  afterAll(async () => {
    await browser.close();
  });

  it('stands on home and can be bought again', async () => {
    const { clerk } = peopleUnderTest();
    const purchase = await newPurchase(clerk, wish);
    const goods = await goodsOnSale(1);
    const placed = await placeOrder(purchase.buyer, await readyToOrder(purchase, goods));
    await orderIn(purchase.buyer, placed.Id, { states: [orderStatus.Confirmed] });
    await withSession(visitor, purchase.buyer, testPincode);
    const { page } = visitor;
    await page.goto('/home');
    const again = page.getByRole('region', { name: 'Buy it again' });
    await again.scrollIntoViewIfNeeded();
    await again.getByRole('button', { name: /^Add / }).first().click();
    await again
      .getByRole('group', { name: /^Quantity of/ })
      .first()
      .waitFor();
    await expectGoodScreen(visitor, '94-buy-again');
    expect(visitor.faults).toEqual([]);
  });
});
