import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { SignedInUser } from '../../support/api/sign-in.ts';
import { presetSession, presetStorage } from '../../support/browser/visitor.ts';
import { paintObserverScript } from '../../support/browser/paint-figures.ts';
import { readProductUrls } from '../../support/product.ts';
import { slowPhone } from '../slow-phone.ts';
import { pincode, widths, type MeasuredWidth } from './measured-routes.ts';

export interface PageOptions {
  readonly width: MeasuredWidth;
  readonly person: SignedInUser | undefined;
  readonly hasPincode?: boolean;
}

export const createContext = async (
  browser: Browser,
  { width, person, hasPincode = true }: PageOptions,
): Promise<BrowserContext> => {
  const context = await browser.newContext({
    viewport: widths[width],
    serviceWorkers: 'block',
    baseURL: readProductUrls().web,
  });
  await context.addInitScript(paintObserverScript);
  if (person) await presetSession({ context }, person, pincode);
  else if (hasPincode) await presetStorage({ context }, { UserPincode: pincode });
  return context;
};

export const slowDown = async (page: Page): Promise<void> =>
  slowPhone(await page.context().newCDPSession(page));

const loadTimeoutMs = 30_000;
const settleMs = 2_000;

/** Waits for what the first screen shows, then a little: the live stream keeps the network busy. */
export const visit = async (page: Page, path: string): Promise<void> => {
  await page.goto(path, { waitUntil: 'load', timeout: loadTimeoutMs });
  await page.waitForFunction(
    () =>
      document.querySelector('#root main') !== null &&
      ![...document.querySelectorAll('main[aria-busy=true], .skeleton')].some((element) => {
        const { top, height } = element.getBoundingClientRect();
        return height > 0 && top < innerHeight;
      }),
    undefined,
    { timeout: loadTimeoutMs },
  );
  await page.waitForTimeout(settleMs);
};
