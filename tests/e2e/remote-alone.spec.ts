import type { Browser } from 'playwright-core';
import { uniqueMobile } from '../support/api/mobiles.ts';
import { testPincode } from '../support/api/test-area.ts';
import { startDevProcess, type DevProcess } from '../support/browser/dev-process.ts';
import { openBrowser } from '../support/browser/open-browser.ts';
import { createVisitor, presetStorage } from '../support/browser/visitor.ts';
import { listPage } from '../support/pages/shop-pages.ts';
import { readCodeFromStandIns } from '../support/pages/stand-ins-page.ts';

describe('the shop remote alone in the development shell', () => {
  let browser: Browser;
  let server: DevProcess;
  beforeAll(async () => {
    server = await startDevProcess('shop');
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });

  it('keeps a cart for whoever signs in with the code of the shop', async () => {
    const visitor = await createVisitor(browser, 1280);
    await presetStorage(visitor, { UserPincode: testPincode });
    const { page } = visitor;
    await page.goto(`${server.url}/product-list`);
    await listPage(page).addFirst();
    const bar = page.getByRole('banner', { name: 'Development shell' });
    await bar.getByText('Cart: 1').waitFor();
    const mobile = uniqueMobile();
    await bar.getByLabel('Mobile number').fill(mobile);
    await bar.getByRole('button', { name: 'Send code' }).click();
    await bar.getByLabel('Code', { exact: true }).fill(await readCodeFromStandIns(browser, mobile));
    await bar.getByRole('button', { name: 'Sign in' }).click();
    await bar.getByText(`Signed in: ${mobile}`).waitFor();
    await bar.getByText('Cart: 1').waitFor();
    await page.goto(`${server.url}/checkout-details`);
    await page.getByRole('heading', { name: 'Not a page of this remote' }).waitFor();
    expect(visitor.pageErrors).toEqual([]);
    await visitor.close();
  });
});
