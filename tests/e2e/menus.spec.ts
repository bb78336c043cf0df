import type { Browser } from 'playwright-core';
import { testUsers } from '../support/api/test-users.ts';
import { openBrowser } from '../support/browser/open-browser.ts';
import { expectAccessibleScreen } from '../support/browser/screen-check.ts';
import { createVisitor, presetSession, type ScreenWidth } from '../support/browser/visitor.ts';
import { readProductUrls } from '../support/product.ts';

const widths: readonly ScreenWidth[] = [360, 1280];
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
});

describe.each(widths)('side menu at %i px', (width) => {
  it('opens the profile as a dialog and leads to the profile page', async () => {
    const visitor = await createVisitor(browser, width);
    const { page } = visitor;
    await presetSession(visitor, testUsers().otherCustomer, '560034');
    await page.goto('/home');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Profile' }).click();
    const profile = page.getByRole('dialog', { name: 'Profile' });
    await profile.getByText('Asha Test').waitFor();
    await expectAccessibleScreen(visitor, '297-profile-dialog');
    await profile.getByRole('link', { name: 'Edit profile' }).click();
    await page.waitForURL(/\/update-profile$/);
    await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
    expect(visitor.pageErrors).toEqual([]);
    await visitor.close();
  });

  it('is a page of its own, like the footer, for the shells of apps', async () => {
    const visitor = await createVisitor(browser, width);
    const { page } = visitor;
    await page.goto('/side-menu');
    await page.getByRole('link', { name: 'Login' }).waitFor();
    await expectAccessibleScreen(visitor, '299-side-menu-page');
    await page.goto('/footer');
    await page.getByRole('link', { name: 'Refunds' }).waitFor();
    await expectAccessibleScreen(visitor, '299-footer-page');
    expect(await page.getByRole('navigation', { name: 'Main' }).count()).toBe(0);
    expect(visitor.pageErrors).toEqual([]);
    await visitor.close();
  });

  it('links the customers for staff who may see them', async () => {
    const visitor = await createVisitor(browser, width);
    await presetSession(visitor, testUsers().clerk, '560034');
    await visitor.page.goto('/home');
    await visitor.page.getByRole('button', { name: 'Menu' }).click();
    await visitor.page.getByRole('link', { name: 'Customers' }).click();
    await visitor.page.waitForURL(/\/customers-page$/);
    await visitor.page.getByRole('heading', { level: 1, name: 'Customers' }).waitFor();
    await visitor.close();
  });
});

it('opens WhatsApp of the shop with the chat button of the bottom menu', async () => {
  const visitor = await createVisitor(browser, 360);
  await visitor.page.goto('/home');
  const link = visitor.page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /^Chat/ });
  expect(await link.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\d+$/);
  expect(await link.getAttribute('target')).toBe('_blank');
  await visitor.close();
});

describe.each([
  ['400 ms in the look of iOS', iphone, '0.4s'],
  ['300 ms elsewhere', undefined, '0.3s'],
])('animation of the side menu', (name, userAgent, duration) => {
  it(`takes ${name}`, async () => {
    const context = await browser.newContext({
      baseURL: readProductUrls().web,
      reducedMotion: 'no-preference',
      ...(userAgent === undefined ? {} : { userAgent }),
    });
    const page = await context.newPage();
    await page.goto('/home');
    await page.getByRole('button', { name: 'Menu' }).click();
    expect(
      await page
        .locator('dialog.drawer')
        .evaluate((drawer) => getComputedStyle(drawer).animationDuration),
    ).toBe(duration);
    await context.close();
  });
});
