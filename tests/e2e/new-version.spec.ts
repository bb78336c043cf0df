import type { Browser } from 'playwright-core';
import { expectEventually } from '../support/browser/expect-eventually.ts';
import { openBrowser } from '../support/browser/open-browser.ts';
import { expectAccessibleScreen } from '../support/browser/screen-check.ts';
import { createVisitor, type ScreenWidth, type Visitor } from '../support/browser/visitor.ts';
import { guestCartJson } from '../support/api/customers.ts';
import { checkoutPage } from '../support/pages/checkout-page.ts';

const widths: readonly ScreenWidth[] = [360, 1280];
const serverVersion = '0.6.7';

/** Unlike `presetStorage`, this does not come back after the update cleared the storage. */
const presetOnce = async (visitor: Visitor): Promise<void> => {
  await visitor.context.addInitScript(
    (lines) => {
      if (sessionStorage.getItem('isPrepared') !== null) return;
      sessionStorage.setItem('isPrepared', 'yes');
      localStorage.setItem('UserPincode', '560034');
      localStorage.setItem('OnlineCartList', lines);
      localStorage.setItem('cartCount', '1');
      localStorage.setItem('tokri.left-over', 'of the former version');
    },
    await guestCartJson(),
  );
};

describe.each(widths)('new version at %i px', (width) => {
  let browser: Browser;
  let visitor: Visitor;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  beforeEach(async () => {
    visitor = await createVisitor(browser, width);
    await presetOnce(visitor);
  });
  afterEach(async () => {
    await visitor.close();
  });
  afterAll(async () => {
    await browser.close();
  });
  const answerVersion = (isForced: boolean) =>
    visitor.page.route(/\/api\/AppVersion\?/, (route) =>
      route.fulfill({ json: { Version: serverVersion, IsForceUpdate: isForced } }),
    );

  it('asks before the cart opens, and opens it when the update is declined', async () => {
    const { page } = visitor;
    await answerVersion(false);
    await page.goto('/checkout-details');
    const question = page.getByRole('alertdialog', { name: 'Confirmation' });
    await question
      .getByText('A New Version of Tokri Foods App is Now Available. Do you want to Update?')
      .waitFor();
    expect(await page.getByRole('heading', { name: 'Checkout', level: 1 }).count()).toBe(0);
    await expectAccessibleScreen(visitor, '295-update-question');
    await question.getByRole('button', { name: 'Close' }).click();
    await expectEventually(checkoutPage(page).lines).toHaveCount(1);
    await checkoutPage(page).open();
    expect(await question.count()).toBe(0);
    expect(visitor.pageErrors).toEqual([]);
  });

  it('leads from a forced update only to the new version, with the same cart', async () => {
    const { page } = visitor;
    await answerVersion(true);
    await page.goto('/checkout-details');
    const alert = page.getByRole('dialog', { name: 'WARNING' });
    await alert
      .getByText('A New Version of Tokri Foods App is Now Available. Please Update!')
      .waitFor();
    await expectAccessibleScreen(visitor, '296-forced-update');
    const isReloaded = page.waitForEvent('load');
    await page.keyboard.press('Escape');
    await isReloaded;
    await expectEventually(checkoutPage(page).lines).toHaveCount(1);
    expect(
      await page.evaluate(() => [
        localStorage.getItem('tokri.left-over'),
        localStorage.getItem('UserPincode'),
      ]),
    ).toEqual([null, '560034']);
    expect(await alert.count()).toBe(0);
    expect(visitor.pageErrors).toEqual([]);
  });
});
