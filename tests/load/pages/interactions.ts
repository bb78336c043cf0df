import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../../support/browser/open-browser.ts';
import { percentile } from '../../support/percentile.ts';
import { checkoutPage } from '../../support/pages/checkout-page.ts';
import { milliseconds, type Benchmark, type Figure } from '../report.ts';
import { cpuSlowdown, slowProcessor } from '../slow-phone.ts';
import { createContext, visit, type PageOptions } from './open-page.ts';
import { signInViewers } from './measured-routes.ts';

const defaultRounds = 5;
const width = 360;
const settleMs = 700;
/** Chromium reports no event that is shorter. */
const shortestEventMs = 16;

/**
 * Event Timing (W3C): from the input to the next paint, in steps of 8 ms. The longest event of an
 * interaction counts, as in interaction to next paint.
 */
const observerScript = `
  window.__interactions = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId > 0)
        window.__interactions.set(
          interactionId,
          Math.max(duration, window.__interactions.get(interactionId) ?? 0),
        );
  }).observe({ type: 'event', durationThreshold: ${shortestEventMs}, buffered: true });
`;

type Act = (page: Page, round: number) => Promise<void>;

interface MeasuredScreen {
  readonly name: string;
  readonly path: string;
  readonly acts: readonly Act[];
}

const addButtons = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^Add / }).filter({ visible: true });

const addItem: Act = (page) => addButtons(page).first().click();

const addOneMore: Act = (page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^One more/ })
    .filter({ visible: true })
    .first()
    .click();

const removeOne: Act = (page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^One less/ })
    .filter({ visible: true })
    .first()
    .click();

const search: Act = async (page, round) => {
  const field = page.getByRole('combobox', { name: 'Search items' }).filter({ visible: true });
  await field.click();
  await field.pressSequentially(['milk', 'atta', 'onion'][round % 3] ?? 'milk', { delay: 150 });
  await field.press('Escape');
};

const chooseDay: Act = async (page, round) => {
  const days = checkoutPage(page).slots.getByRole('tab');
  await days.nth(round % (await days.count())).click();
};

const chooseSlot: Act = async (page, round) => {
  const slots = checkoutPage(page).slots.locator('label:has(input:enabled)');
  await slots.nth(round % (await slots.count())).click();
};

const screens: readonly MeasuredScreen[] = [
  { name: 'home', path: '/home', acts: [addItem, addOneMore, search] },
  { name: 'list', path: '/product-list', acts: [addItem, addOneMore, removeOne] },
  { name: 'cart', path: '/checkout-details', acts: [addOneMore, removeOne] },
  { name: 'slot picker', path: '/checkout-details', acts: [chooseDay, chooseSlot] },
];

const measureScreen = async (page: Page, screen: MeasuredScreen, rounds: number) => {
  await visit(page, screen.path);
  await page.evaluate('window.__interactions.clear()');
  for (let round = 0; round < rounds; round += 1)
    for (const act of screen.acts) {
      await act(page, round);
      await page.waitForTimeout(settleMs);
    }
  return page.evaluate<number[]>('[...window.__interactions.values()]');
};

const toFigure = (name: string, durationsMs: readonly number[]): Figure => ({
  label: `${name}, ${durationsMs.length} interactions`,
  value: `p50 ${milliseconds(percentile(durationsMs, 0.5))}, slowest ${milliseconds(Math.max(...durationsMs))}`,
});

const measureAll = async (browser: Browser, options: PageOptions, rounds: number) => {
  const context = await createContext(browser, options);
  await context.addInitScript(observerScript);
  const page = await context.newPage();
  await slowProcessor(await context.newCDPSession(page));
  const figures: Figure[] = [];
  for (const screen of screens)
    figures.push(toFigure(screen.name, await measureScreen(page, screen, rounds)));
  return figures;
};

/** Interaction to next paint of a signed-in customer at 360 px and a slower processor. */
export const interactions: Benchmark = async ([rounds = String(defaultRounds)]) => {
  const { customer } = await signInViewers();
  const browser = await openBrowser();
  try {
    const figures = await measureAll(browser, { width, person: customer }, Number(rounds));
    return [{ label: 'CPU', value: `${cpuSlowdown}× slower` }, ...figures];
  } finally {
    await browser.close();
  }
};
