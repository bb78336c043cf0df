import { openBrowser } from '../../support/browser/open-browser.ts';
import { readPaintFigures } from '../../support/browser/paint-figures.ts';
import type { Benchmark } from '../report.ts';
import {
  listRoutes,
  routeLabel,
  selectRoutes,
  signInViewers,
  widths,
  type MeasuredRoute,
  type MeasuredWidth,
  type Viewers,
} from './measured-routes.ts';
import { createContext, slowDown, visit } from './open-page.ts';
import type { Browser } from 'playwright-core';

const measure = async (
  browser: Browser,
  { path, viewer }: MeasuredRoute,
  { width, viewers }: { readonly width: MeasuredWidth; readonly viewers: Viewers },
) => {
  const context = await createContext(browser, { width, person: viewers[viewer] });
  try {
    const page = await context.newPage();
    await slowDown(page);
    await visit(page, path);
    return await readPaintFigures(page);
  } finally {
    await context.close();
  }
};

export const layoutShift: Benchmark = async ([part]) => {
  const [routes, viewers] = [selectRoutes(await listRoutes(), part), await signInViewers()];
  const browser = await openBrowser();
  try {
    const figures = [];
    for (const width of Object.keys(widths).map(Number) as MeasuredWidth[])
      for (const route of routes) {
        const { layoutShift: shift, shiftSources } = await measure(browser, route, {
          width,
          viewers,
        });
        const worst = [...shiftSources].sort(
          (a, b) => Number(b.split(' ')[0]) - Number(a.split(' ')[0]),
        )[0];
        figures.push({
          label: routeLabel(route, width),
          value: `${shift.toFixed(3)}${shift > 0.02 ? `  (${worst ?? ''})` : ''}`,
        });
      }
    return figures;
  } finally {
    await browser.close();
  }
};
