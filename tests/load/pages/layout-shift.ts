import { openBrowser } from '../../support/browser/open-browser.ts';
import { readPaintFigures, type PaintFigures } from '../../support/browser/paint-figures.ts';
import type { Benchmark, Figure } from '../report.ts';
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

const maxShift = 0.02;

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

const toFigure = (
  route: MeasuredRoute,
  width: MeasuredWidth,
  { layoutShift: shift, shiftSources }: PaintFigures,
): Figure => {
  const [worst] = [...shiftSources].sort(
    (a, b) => Number(b.split(' ')[0]) - Number(a.split(' ')[0]),
  );
  return {
    label: routeLabel(route, width),
    value: `${shift.toFixed(3)}${shift > maxShift ? `  (${worst ?? ''})` : ''}`,
  };
};

/** The widths are measured at the same time: most of a visit waits for the slow line. */
export const layoutShift: Benchmark = async (parts) => {
  const [routes, viewers] = [selectRoutes(await listRoutes(), parts), await signInViewers()];
  const browser = await openBrowser();
  const measureWidth = async (width: MeasuredWidth): Promise<Figure[]> => {
    const figures = [];
    for (const route of routes)
      figures.push(toFigure(route, width, await measure(browser, route, { width, viewers })));
    return figures;
  };
  try {
    const figures = await Promise.all(
      (Object.keys(widths).map(Number) as MeasuredWidth[]).map(measureWidth),
    );
    return figures.flat();
  } finally {
    await browser.close();
  }
};
