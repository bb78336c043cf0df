import type { Browser } from 'playwright-core';
import { uniqueMobile } from '../support/api/mobiles.ts';
import { signIn } from '../support/api/sign-in.ts';
import { expectEventually } from '../support/browser/expect-eventually.ts';
import { openBrowser } from '../support/browser/open-browser.ts';
import { expectAccessibleScreen } from '../support/browser/screen-check.ts';
import {
  createVisitor,
  presetSession,
  type ScreenWidth,
  type Visitor,
} from '../support/browser/visitor.ts';
import { listPage } from '../support/pages/shop-pages.ts';

const itemListPath = '/product-list?GroupId=1';
const ownCatalogue = 'own-catalogue';

describe.each<ScreenWidth>([360, 1280])('the shop without a connection, at %i px', (width) => {
  let browser: Browser;
  let visitor: Visitor;
  beforeAll(async () => {
    browser = await openBrowser();
    visitor = await createVisitor(browser, width);
    await presetSession(visitor, await signIn(uniqueMobile()), '560034');
    const { page } = visitor;
    await page.goto('/home');
    await page.evaluate(() => navigator.serviceWorker.ready);
    // The worker serves pages from the next one on.
    await page.goto(itemListPath);
    await listPage(page).cards.first().waitFor();
    await page.goto('/home');
    await page.getByRole('heading', { name: 'Shop by category' }).waitFor();
    await expectEventually
      .poll(() => page.evaluate((name) => caches.has(name), ownCatalogue))
      .toBe(true);
    await visitor.context.setOffline(true);
  });
  afterAll(() => browser.close());

  it('starts at the home page', async () => {
    await visitor.page.goto('/home');
    await visitor.page.getByText('You are offline. You see what was loaded last.').waitFor();
    await visitor.page.getByRole('heading', { name: 'Shop by category' }).waitFor();
  });

  it('shows the items that the customer saw last', async () => {
    await visitor.page.goto(itemListPath);
    await listPage(visitor.page).cards.first().waitFor();
    await expectAccessibleScreen(visitor, '41-offline-items');
  });

  it('keeps no item list of theirs once they have signed out', async () => {
    const { page } = visitor;
    await visitor.context.setOffline(false);
    await page.goto('/home');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Yes' }).click();
    await reloaded;
    await expectEventually
      .poll(() => page.evaluate((name) => caches.has(name), ownCatalogue))
      .toBe(false);
  });
});
