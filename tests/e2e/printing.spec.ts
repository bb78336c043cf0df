import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../support/browser/open-browser.ts';
import { openTour, openTourScreen, tourScreens, type Tour } from '../support/pages/screen-tour.ts';

const printedScreens = ['order', 'bill', 'admin-orders', 'admin-reports', 'admin-payments'];
const a4 = { width: 794, height: 1123 };

let browser: Browser;
let tour: Tour;
beforeAll(async () => {
  browser = await openBrowser();
  tour = await openTour(browser, a4);
});
afterAll(async () => {
  await tour.close();
  await browser.close();
});

const readPaper = (page: Page) =>
  page.evaluate(() => {
    const isShown = (selector: string): boolean =>
      [...document.querySelectorAll(selector)].some((element) => element.checkVisibility());
    const { backgroundColor, color } = getComputedStyle(document.body);
    return {
      background: backgroundColor,
      ink: color,
      onlyForScreens: ['nav', '.bottom-menu', '.btn', 'footer', '.icon-button'].filter(isShown),
      sidewaysPx: document.documentElement.scrollWidth - innerWidth,
    };
  });

const screens = tourScreens.filter(({ name }) => printedScreens.includes(name));

it.each(screens)('$name prints black on white and without menus', async (screen) => {
  const page = await openTourScreen(tour, screen);
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  expect(await readPaper(page)).toEqual({
    background: 'rgb(255, 255, 255)',
    ink: 'rgb(0, 0, 0)',
    onlyForScreens: [],
    sidewaysPx: 0,
  });
  await page.emulateMedia({ media: null });
});
