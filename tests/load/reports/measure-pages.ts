import type { Page } from 'playwright-core';
import type { SignedInUser } from '../../support/api/sign-in.ts';
import { openBrowser } from '../../support/browser/open-browser.ts';
import { createContext } from '../pages/open-page.ts';
import { latencyFigure, type Figure } from '../report.ts';
import { pastYear } from './past-orders.ts';

const visits = 8;
const timeoutMs = 60_000;

const pages = [
  ['sales', '/admin/reports', 'Sales by day'],
  ['items', '/admin/reports/items', 'Sales by item'],
  ['tax', '/admin/reports/tax', 'Tax by rate'],
  ['discounts', '/admin/reports/discounts', 'Offers'],
  ['deliveries', '/admin/reports/deliveries', 'Deliveries on time'],
  ['slots', '/admin/reports/slots', 'Capacity taken by day'],
] as const;

const formats = [
  ['CSV', 'CSV'],
  ['XLSX', 'Excel'],
] as const;

const timed = async (run: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await run();
  return performance.now() - start;
};

const saveFile = (page: Page, title: string, format: string): Promise<number> =>
  timed(() =>
    Promise.all([
      page.waitForEvent('download', { timeout: timeoutMs }),
      page.getByRole('button', { name: `${title} as ${format}` }).click(),
    ]),
  );

/** From the choice of a year in an open page to its table; then to each file. */
export const measurePages = async (staff: SignedInUser): Promise<readonly Figure[]> => {
  const browser = await openBrowser();
  try {
    const context = await createContext(browser, { width: 1280, person: staff });
    const page = await context.newPage();
    const figures: Figure[] = [];
    for (const [name, path, title] of pages) {
      const table = page.getByRole('table', { name: title, exact: true });
      const query = new URLSearchParams({ FromDate: pastYear.from, ToDate: pastYear.to });
      const shown: number[] = [];
      const saved = new Map<string, number[]>(formats.map(([format]) => [format, []]));
      for (let visit = 0; visit < visits; visit += 1) {
        shown.push(
          await timed(async () => {
            await page.goto(`${path}?${query.toString()}`);
            await table.waitFor({ timeout: timeoutMs });
          }),
        );
        for (const [format, label] of formats)
          saved.get(format)?.push(await saveFile(page, title, label));
      }
      figures.push(latencyFigure(`page ${name}, opened to its table`, shown));
      for (const [format, durationsMs] of saved)
        figures.push(latencyFigure(`page ${name}, ${format}`, durationsMs));
    }
    return figures;
  } finally {
    await browser.close();
  }
};
