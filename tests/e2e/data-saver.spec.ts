import type { Browser, Page } from 'playwright-core';
import { uniqueMobile } from '../support/api/mobiles.ts';
import { signIn } from '../support/api/sign-in.ts';
import { expectEventually } from '../support/browser/expect-eventually.ts';
import { openBrowser } from '../support/browser/open-browser.ts';
import { expectAccessibleScreen } from '../support/browser/screen-check.ts';
import {
  createVisitor,
  presetSession,
  presetStorage,
  type ScreenWidth,
} from '../support/browser/visitor.ts';

const widths: readonly ScreenWidth[] = [360, 1280];
const lists = ['/home', '/product-list?GroupId=1', '/all-categories'];

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const countPictures = (page: Page): (() => number) => {
  let count = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'image' && !request.url().startsWith('data:')) count += 1;
  });
  return () => count;
};

const readLists = async (page: Page): Promise<void> => {
  for (const path of lists) {
    await page.goto(path);
    await page.locator('main li').first().waitFor();
    await page.waitForLoadState('load');
  }
};

describe.each(widths)('the data saver at %i px', (width) => {
  it('leaves pictures out of lists, and loads them again when it is turned off', async () => {
    const visitor = await createVisitor(browser, width, { serviceWorkers: 'block' });
    const { page } = visitor;
    await presetSession(visitor, await signIn(uniqueMobile()), '560034');
    await page.goto('/update-profile');
    await page.getByRole('checkbox', { name: 'Data saver' }).check();
    await expectAccessibleScreen(visitor, '311-data-saver-profile');
    const pictures = countPictures(page);
    await readLists(page);
    expect(pictures()).toBe(0);
    await page.goto('/product-list?GroupId=1');
    await page.getByRole('button', { name: /^Add / }).first().waitFor();
    await expectAccessibleScreen(visitor, '312-data-saver-list');
    await page.getByRole('region', { name: 'Data saver' }).getByRole('button').click();
    await expectEventually.poll(pictures).toBeGreaterThan(5);
    expect(await page.getByRole('region', { name: 'Data saver' }).count()).toBe(0);
    expect(visitor.pageErrors).toEqual([]);
    await visitor.close();
  });
});

it('follows the setting of the browser, from the first page that the server sends', async () => {
  const visitor = await createVisitor(browser, 360, { serviceWorkers: 'block' });
  const { page, context } = visitor;
  await presetStorage(visitor, { UserPincode: '560034' });
  await context.setExtraHTTPHeaders({ 'Save-Data': 'on' });
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const pictures = countPictures(page);
  await page.goto('/home');
  await page.getByRole('region', { name: 'Data saver' }).waitFor();
  await readLists(page);
  expect(pictures()).toBe(0);
  await page.goto('/single-product?ItemId=1');
  await expectEventually.poll(pictures).toBe(1);
  await visitor.close();
});
