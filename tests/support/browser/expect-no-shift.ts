import type { Page } from 'playwright-core';
import { readPaintFigures } from './paint-figures.ts';

const maxLayoutShift = 0.02;

/** Needs `paintObserverScript` in the page from its start. */
export const expectNoShift = async (page: Page): Promise<void> => {
  const { layoutShift, shiftSources } = await readPaintFigures(page);
  expect(layoutShift <= maxLayoutShift ? [] : [layoutShift, ...shiftSources]).toEqual([]);
};
