import type { Browser } from 'playwright-core';
import { testPincode } from '../support/api/test-area.ts';
import { testUsers } from '../support/api/test-users.ts';
import { openBrowser } from '../support/browser/open-browser.ts';
import { createVisitor, presetSession } from '../support/browser/visitor.ts';

describe('a page whose stylesheet is late', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it.each(['/admin/orders', '/checkout-details', '/customer-dashboard'])(
    'is not painted without it: %s',
    async (path) => {
      const visitor = await createVisitor(browser, 360);
      try {
        const { page } = visitor;
        await presetSession(visitor, testUsers().clerk, testPincode);
        let release = (): void => undefined;
        const released = new Promise<void>((resolve) => {
          release = resolve;
        });
        const isStylesheet = /\/remotes\/.*\.css$/;
        await page.route(isStylesheet, async (route) => {
          await released;
          await route.continue();
        });
        const script = page.waitForResponse(/\/remotes\/.*routes\.\w+\.js$/);
        const stylesheet = page.waitForRequest(isStylesheet);
        await page.goto(path, { waitUntil: 'commit' });
        await Promise.all([script, stylesheet]);
        await page.evaluate('new Promise((resolve) => requestIdleCallback(resolve))');
        expect(await page.locator('main').count()).toBe(0);
        release();
        await page.locator('main').waitFor();
      } finally {
        await visitor.close();
      }
    },
  );
});
