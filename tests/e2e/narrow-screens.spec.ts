import type { Browser } from 'playwright-core';
import { findCutOffTexts, measureSidewaysScroll } from '../support/browser/cut-off-texts.ts';
import { openBrowser } from '../support/browser/open-browser.ts';
import { openTour, openTourScreen, tourScreens, type Tour } from '../support/pages/screen-tour.ts';

const shop = tourScreens.filter(({ visitor }) => visitor !== 'staff');
const adminNames = ['admin-orders', 'admin-items', 'admin-reports'];
const admin = tourScreens.filter(({ name }) => adminNames.includes(name));

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe.each([
  ['on a screen of 320 px', 320, 100],
  ['on a screen of 360 px with text of 200 %', 360, 200],
])('%s', (_name, width, textPercent) => {
  let tour: Tour;
  beforeAll(async () => {
    tour = await openTour(browser, { width, height: 740 });
    for (const page of Object.values(tour.pages))
      await page.addInitScript((percent) => {
        document.addEventListener('DOMContentLoaded', () => {
          document.documentElement.style.fontSize = `${percent}%`;
        });
      }, textPercent);
  });
  afterAll(() => tour.close());

  it.each([...shop, ...admin])('$name shows every text and scrolls only down', async (screen) => {
    const page = await openTourScreen(tour, screen);
    expect({
      sidewaysPx: await measureSidewaysScroll(page),
      cutOff: await findCutOffTexts(page),
    }).toEqual({ sidewaysPx: 0, cutOff: [] });
  });
});
