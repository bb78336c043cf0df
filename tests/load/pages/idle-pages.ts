import { openBrowser } from '../../support/browser/open-browser.ts';
import { measureIdleShare } from '../../support/browser/paint-figures.ts';
import type { Benchmark } from '../report.ts';
import {
  listRoutes,
  routeLabel,
  selectRoutes,
  signInViewers,
  type MeasuredRoute,
  type Viewers,
} from './measured-routes.ts';
import { createContext, visit } from './open-page.ts';
import type { Browser } from 'playwright-core';

const idleMs = 10_000;
/** After the live stream, the version check and the service worker have started. */
const startedMs = 8_000;
const width = 360;

const measure = async (
  browser: Browser,
  { path, viewer }: MeasuredRoute,
  viewers: Viewers,
): Promise<number> => {
  const context = await createContext(browser, { width, person: viewers[viewer] });
  try {
    const page = await context.newPage();
    await visit(page, path);
    await page.waitForTimeout(startedMs);
    return await measureIdleShare(page, idleMs);
  } finally {
    await context.close();
  }
};

export const idlePages: Benchmark = async (parts) => {
  const [routes, viewers] = [selectRoutes(await listRoutes(), parts), await signInViewers()];
  const browser = await openBrowser();
  try {
    const figures = [];
    for (const route of routes)
      figures.push({
        label: routeLabel(route, width),
        value: `${((await measure(browser, route, viewers)) * 100).toFixed(2)} %`,
      });
    return figures;
  } finally {
    await browser.close();
  }
};
