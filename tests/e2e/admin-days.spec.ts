import type { Browser } from 'playwright-core';
import { openTestArea, testPincode } from '../support/api/test-area.ts';
import { testUsers } from '../support/api/test-users.ts';
import { expectEventually } from '../support/browser/expect-eventually.ts';
import { expectNoShift } from '../support/browser/expect-no-shift.ts';
import { openBrowser } from '../support/browser/open-browser.ts';
import { paintObserverScript } from '../support/browser/paint-figures.ts';
import { createVisitor, presetSession } from '../support/browser/visitor.ts';

describe('the admin orders page on a phone', () => {
  let browser: Browser;
  beforeAll(async () => {
    await openTestArea(testUsers().clerk);
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it.each(['2026-12-02', '2026-12-20', '2026-12-30'])(
    'does not shift when %s is the next day with orders',
    async (day) => {
      const { page, context } = await createVisitor(browser, 360);
      await presetSession({ context }, testUsers().clerk, testPincode);
      await context.addInitScript(paintObserverScript);
      await page.route('**/api/admin/order/next-day**', (route) =>
        route.fulfill({ json: { PDate: day } }),
      );
      await page.goto('/admin/orders');
      await page.waitForURL((url) => url.searchParams.get('PDate') === day);
      await expectEventually(page.locator('main .skeleton')).toHaveCount(0);
      await expectNoShift(page);
      await page.close();
    },
  );
});
