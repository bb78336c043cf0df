import { openBrowser } from '../../support/browser/open-browser.ts';
import { readPaintFigures } from '../../support/browser/paint-figures.ts';
import { percentile } from '../../support/percentile.ts';
import { milliseconds, type Benchmark } from '../report.ts';
import {
  listRoutes,
  routeLabel,
  selectRoutes,
  signInViewers,
  type MeasuredRoute,
  type Viewers,
} from './measured-routes.ts';
import { createContext, slowDown, visit } from './open-page.ts';
import type { Browser } from 'playwright-core';

const defaultRuns = 3;
const width = 360;

interface Visits {
  readonly first: number;
  readonly second: number;
  readonly element: string;
}

const measure = async (
  browser: Browser,
  { path, viewer }: MeasuredRoute,
  viewers: Viewers,
): Promise<Visits> => {
  const context = await createContext(browser, { width, person: viewers[viewer] });
  try {
    const measureVisit = async () => {
      const page = await context.newPage();
      await slowDown(page);
      await visit(page, path);
      const figures = await readPaintFigures(page);
      await page.close();
      return figures;
    };
    const [first, second] = [await measureVisit(), await measureVisit()];
    return {
      first: first.largestPaintMs,
      second: second.largestPaintMs,
      element: first.largestElement,
    };
  } finally {
    await context.close();
  }
};

/** Largest contentful paint of a cold visit and of the next one, with the browser's HTTP cache. */
export const pageLoads: Benchmark = async ([part = 'all', runs = String(defaultRuns)]) => {
  const parts = part === 'all' ? [] : part.split(',');
  const [routes, viewers] = [selectRoutes(await listRoutes(), parts), await signInViewers()];
  const browser = await openBrowser();
  try {
    const figures = [];
    for (const route of routes) {
      const visits: Visits[] = [];
      for (let run = 0; run < Number(runs); run += 1)
        visits.push(await measure(browser, route, viewers));
      const median = (name: 'first' | 'second') =>
        milliseconds(
          percentile(
            visits.map((visit) => visit[name]),
            0.5,
          ),
        );
      figures.push({
        label: routeLabel(route, width),
        value: `${median('first')}, again ${median('second')}  (${visits[0]?.element ?? ''})`,
      });
    }
    return figures;
  } finally {
    await browser.close();
  }
};
