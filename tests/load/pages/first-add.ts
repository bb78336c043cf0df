import type { Browser } from 'playwright-core';
import { openBrowser } from '../../support/browser/open-browser.ts';
import { percentile } from '../../support/percentile.ts';
import { milliseconds, type Benchmark } from '../report.ts';
import { pincode } from './measured-routes.ts';
import { createContext, slowDown } from './open-page.ts';

const defaultRuns = 5;
const width = 360;
const timeoutMs = 30_000;

/** From the tap that sends the pincode to the first 'Add' button of home that can be pressed. */
const measure = async (browser: Browser): Promise<number> => {
  const context = await createContext(browser, { width, person: undefined, hasPincode: false });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(timeoutMs);
    await slowDown(page);
    await page.goto('/');
    await page.getByLabel('Pincode').fill(pincode);
    const button = page.getByRole('button', { name: 'Deliver here' });
    const startMs = await button.evaluate((element) => {
      const now = performance.now();
      (element as HTMLElement).click();
      return now;
    });
    const addedAt = await page.waitForFunction(() => {
      const button = [...document.querySelectorAll('main button:enabled')].find((element) =>
        element.textContent.startsWith('Add'),
      );
      return button ? performance.now() : 0;
    });
    return (await addedAt.jsonValue()) - startMs;
  } finally {
    await context.close();
  }
};

export const firstAdd: Benchmark = async ([runs = String(defaultRuns)]) => {
  const browser = await openBrowser();
  try {
    const waits: number[] = [];
    for (let run = 0; run < Number(runs); run += 1) waits.push(await measure(browser));
    return [
      {
        label: `'Add' usable after the pincode, ${width} px, median of ${runs}`,
        value: `${milliseconds(percentile(waits, 0.5))}, slowest ${milliseconds(Math.max(...waits))}`,
      },
    ];
  } finally {
    await browser.close();
  }
};
