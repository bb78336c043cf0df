import type { Browser, Page } from 'playwright-core';
import { testUsers } from '../support/api/test-users.ts';
import { expectEventually } from '../support/browser/expect-eventually.ts';
import { openBrowser } from '../support/browser/open-browser.ts';
import { expectAccessibleScreen, findContrastViolations } from '../support/browser/screen-check.ts';
import {
  createVisitor,
  presetSession,
  presetStorage,
  type ScreenWidth,
} from '../support/browser/visitor.ts';
import { openTour, openTourScreen, tourScreens, type Tour } from '../support/pages/screen-tour.ts';

const widths: readonly ScreenWidth[] = [360, 1280];
const lightPage = 'rgb(242, 246, 241)';
const darkPage = 'rgb(14, 20, 17)';

const readColours = (page: Page) =>
  page.evaluate(() => ({
    page: getComputedStyle(document.body).backgroundColor,
    scheme: getComputedStyle(document.documentElement).colorScheme,
    bar: [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
      .filter(({ media }) => matchMedia(media).matches)
      .map(({ content }) => content),
  }));

const light = { page: lightPage, scheme: 'light', bar: ['#0b5d3b'] };
const dark = { page: darkPage, scheme: 'dark', bar: ['#0d3324'] };

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe.each(widths)('the theme at %i px', (width) => {
  it('follows the system until the visitor chooses another one in the menu', async () => {
    const visitor = await createVisitor(browser, width);
    const { page } = visitor;
    await presetStorage(visitor, { UserPincode: '560034' });
    await page.goto('/home');
    expect(await readColours(page)).toEqual(light);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await readColours(page)).toEqual(dark);
    await page.getByRole('button', { name: 'Menu' }).click();
    const choice = page.getByRole('group', { name: 'Theme' });
    await choice.getByRole('button', { name: 'Light' }).click();
    expect(await readColours(page)).toEqual(light);
    await page.emulateMedia({ colorScheme: 'light' });
    await choice.getByRole('button', { name: 'Dark' }).click();
    expect(await readColours(page)).toEqual(dark);
    await expectAccessibleScreen(visitor, '310-menu-dark');
    await choice.getByRole('button', { name: 'System' }).click();
    expect(await readColours(page)).toEqual(light);
    expect(visitor.pageErrors).toEqual([]);
    await visitor.close();
  });
});

it.each(widths)('staff choose the theme in their menu at %i px', async (width) => {
  const visitor = await createVisitor(browser, width);
  const { page } = visitor;
  await presetSession(visitor, testUsers().clerk, '560034');
  await page.goto('/admin');
  await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor({ state: 'attached' });
  if (width === 360) await page.getByRole('button', { name: 'Menu' }).click();
  const choice = page.getByRole('group', { name: 'Theme' });
  await choice.getByRole('button', { name: 'Dark' }).click();
  expect(await readColours(page)).toEqual(dark);
  await expectAccessibleScreen(visitor, '311-admin-menu-dark');
  await choice.getByRole('button', { name: 'System' }).click();
  expect(await readColours(page)).toEqual(light);
  expect(visitor.pageErrors).toEqual([]);
  await visitor.close();
});

it('shows a kept theme before the scripts of the page run, and in the other tabs', async () => {
  const visitor = await createVisitor(browser, 360, { serviceWorkers: 'block' });
  const { page, context } = visitor;
  await presetStorage(visitor, { UserPincode: '560034', theme: 'dark' });
  await page.route(/\/(main|vendor|start-after-paint)[^/]*\.js$/, (route) => route.abort());
  await page.goto('/home');
  expect(await readColours(page)).toEqual(dark);
  const otherTab = await context.newPage();
  await otherTab.goto('/home');
  await otherTab.getByRole('button', { name: 'Menu' }).click();
  await otherTab
    .getByRole('group', { name: 'Theme' })
    .getByRole('button', { name: 'Light' })
    .click();
  await expectEventually.poll(() => readColours(page)).toEqual(light);
  await visitor.close();
});

describe('the texts', () => {
  let tour: Tour;
  beforeAll(async () => {
    tour = await openTour(browser, { width: 360, height: 740 });
  });
  afterAll(() => tour.close());

  it.each(tourScreens)('of the screen $name can be read in both themes', async (screen) => {
    const page = await openTourScreen(tour, screen);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      expect({ colorScheme, violations: await findContrastViolations(page) }).toEqual({
        colorScheme,
        violations: [],
      });
    }
  });
});
