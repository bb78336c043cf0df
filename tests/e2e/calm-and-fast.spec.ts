import type { Browser } from 'playwright-core';
import { callApiOk } from '../support/api/call-api.ts';
import { createCustomer } from '../support/api/customers.ts';
import { uniqueMobile } from '../support/api/mobiles.ts';
import { fillCart, listItemsOnSale } from '../support/api/shopping.ts';
import { signIn } from '../support/api/sign-in.ts';
import { dayAhead, openTestArea } from '../support/api/test-area.ts';
import { testUsers } from '../support/api/test-users.ts';
import { expectEventually } from '../support/browser/expect-eventually.ts';
import { expectNoShift } from '../support/browser/expect-no-shift.ts';
import { openBrowser } from '../support/browser/open-browser.ts';
import { measureIdleShare, paintObserverScript } from '../support/browser/paint-figures.ts';
import {
  createVisitor,
  presetSession,
  presetStorage,
  type ScreenWidth,
  type Visitor,
} from '../support/browser/visitor.ts';
import { expectAccessibleScreen } from '../support/browser/screen-check.ts';
import { readProductUrls } from '../support/product.ts';

const pincode = '560034';
const widths: readonly ScreenWidth[] = [360, 1280];
const maxLineHeight = 72;
const idleMs = 2_000;
/** The aim is 1 %; other work on the machine may run the page's timers late. */
const maxIdleShare = 0.02;

describe.each(widths)('pages at %i px', (width) => {
  let browser: Browser;
  let visitor: Visitor;
  beforeAll(async () => {
    browser = await openBrowser();
    visitor = await createVisitor(browser, width);
    await presetStorage(visitor, { UserPincode: pincode });
    await visitor.context.addInitScript(paintObserverScript);
  });
  afterAll(async () => {
    await visitor.close();
    await browser.close();
  });

  it.each(['/home', '/product-list', '/single-product?ItemId=1', '/all-categories'])(
    'do not shift while %s loads',
    async (path) => {
      const { page } = visitor;
      await page.goto(path);
      await page.locator('main img').first().waitFor();
      await page.waitForLoadState('load');
      await expectNoShift(page);
    },
  );

  it('show the items of a list before any script has run', async () => {
    const { page } = visitor;
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/product-list?GroupId=1');
    await page.locator('.list-preview .card').first().waitFor();
    await page.unroute('**/*.js');
  });
});

describe.each(widths)('pages of an account at %i px', (width) => {
  it('show their panels from the top, so that none of them jumps', async () => {
    const browser = await openBrowser();
    const visitor = await createVisitor(browser, width);
    try {
      const { page } = visitor;
      await presetSession(visitor, await signIn(uniqueMobile()), pincode);
      await page.context().addInitScript(paintObserverScript);
      for (const path of ['/customer-dashboard', '/update-profile', '/checkout-details']) {
        await page.goto(path);
        await page.locator('main section.panel').first().waitFor();
        await expectEventually(page.locator('main .skeleton')).toHaveCount(0);
        await expectNoShift(page);
      }
    } finally {
      await visitor.close();
      await browser.close();
    }
  });
});

describe.each(widths)('the lines of the checkout at %i px', (width) => {
  it('are at most 72 px high, also with a long name or several pieces', async () => {
    const items = (await listItemsOnSale(200)).filter(({ Units }) => Units[0]?.Available);
    const byLength = [...items].sort((a, b) => b.Name.length - a.Name.length);
    const chosen = [...byLength.slice(0, 3), ...byLength.slice(-2)];
    const goods = chosen.flatMap(({ Id, Units: [unit] }, index) =>
      unit ? [{ itemId: Id, unitId: unit.UnitId, quantity: (index % 2) + 1 }] : [],
    );
    await openTestArea(testUsers().clerk);
    const { buyer } = await createCustomer();
    await fillCart(buyer, goods, dayAhead(1));
    const browser = await openBrowser();
    const visitor = await createVisitor(browser, width);
    try {
      const { page } = visitor;
      await presetSession(visitor, buyer, pincode);
      await page.goto('/checkout-details');
      const lines = page.locator('#cart .line');
      await expectEventually(lines).toHaveCount(goods.length);
      for (const { Name } of chosen) await lines.getByRole('link', { name: Name }).waitFor();
      const heights = await lines.evaluateAll((elements) =>
        elements.map((element) => element.getBoundingClientRect().height),
      );
      expect(heights.filter((height) => height > maxLineHeight)).toEqual([]);
      await expectAccessibleScreen(visitor, '94-compact-cart-lines');
    } finally {
      await visitor.close();
      await browser.close();
    }
  });
});

describe('a page that nobody touches', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it('leaves the processor alone, although sections below the screen wait', async () => {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      baseURL: readProductUrls().web,
    });
    try {
      const page = await context.newPage();
      await presetStorage({ context }, { UserPincode: pincode });
      await page.goto('/home');
      await page.getByRole('button', { name: /^Add / }).first().waitFor();
      expect(await page.locator('.skeleton').count()).toBeGreaterThan(0);
      await expectEventually(async () => {
        expect(await measureIdleShare(page, idleMs)).toBeLessThan(maxIdleShare);
      }).toPass({ timeout: 20_000 });
    } finally {
      await context.close();
    }
  });
});

describe('the item page', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it('has its own bar instead of the bottom menu, and promises shelf life of what keeps', async () => {
    const visitor = await createVisitor(browser, 360);
    try {
      const { page } = visitor;
      await presetStorage(visitor, { UserPincode: pincode });
      await page.goto('/single-product?ItemId=1');
      await page.getByRole('region', { name: 'Buy' }).getByRole('button').first().waitFor();
      expect(await page.locator('.bottom-menu').count()).toBe(0);
      expect(await page.getByText(/days of shelf life/).count()).toBe(0);
      await expectAccessibleScreen(visitor, '93-item-without-bottom-menu');
    } finally {
      await visitor.close();
    }
  });

  it('scrolls its rails by arrows on a desktop', async () => {
    const visitor = await createVisitor(browser, 1280);
    try {
      const { page } = visitor;
      await presetStorage(visitor, { UserPincode: pincode });
      await page.goto('/home');
      const more = page.getByRole('button', { name: 'Show more' }).first();
      await more.scrollIntoViewIfNeeded();
      await more.click();
      await page.getByRole('button', { name: 'Show previous' }).first().click();
      expect(visitor.pageErrors).toEqual([]);
    } finally {
      await visitor.close();
    }
  });
});

describe('adding an item offline', () => {
  it('shows it at once and sends it when the connection is back', async () => {
    const browser = await openBrowser();
    const visitor = await createVisitor(browser, 360);
    try {
      const { page } = visitor;
      const buyer = await signIn(uniqueMobile());
      await presetSession(visitor, buyer, pincode);
      await page.goto('/single-product?ItemId=1');
      const add = page.getByRole('main').getByRole('button', { name: /^Add to cart/ });
      await add.waitFor();
      await visitor.context.setOffline(true);
      await add.click();
      await page.getByText(/^Onion.* is saved and sent when the connection is back/).waitFor();
      await page
        .getByRole('main')
        .getByRole('group', { name: /Quantity of Onion/ })
        .waitFor();
      await visitor.context.setOffline(false);
      await expectEventually
        .poll(async () => {
          const cart = await callApiOk<{ readonly Count: number }>({
            path: '/api/Cart',
            query: { UserId: String(buyer.userId), CompanyId: '1' },
            token: buyer.token,
          });
          return cart.Count;
        })
        .toBe(1);
    } finally {
      await visitor.close();
      await browser.close();
    }
  });
});
