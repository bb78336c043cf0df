import type { CDPSession, Page } from 'playwright-core';
import { openBrowser } from '../support/browser/open-browser.ts';
import { percentile } from '../support/percentile.ts';
import { productUnderTest } from '../support/product.ts';
import { milliseconds, type Benchmark } from './report.ts';

const cpuSlowdown = 4;
/** A list shorter than this measures nothing of the issue. */
const itemsMin = 5_000;
const screensDefault = 60;
const pauseMs = 120;
const settleMs = 1_500;
const patienceMs = 60_000;

interface Frames { readonly paints: number[]; readonly longTasks: number[] }

/** From each key, press and wheel to the paint after it: the event's own timing where the browser keeps one, else two frames later. */
const observe = `
  window.__paints = []; window.__long = [];
  new PerformanceObserver((list) => { for (const { duration } of list.getEntries()) window.__long.push(duration); }).observe({ type: 'longtask' });
  for (const type of ['keydown', 'wheel', 'pointerdown', 'click']) addEventListener(type, (event) => requestAnimationFrame(() => setTimeout(() => window.__paints.push(performance.now() - event.timeStamp))), { capture: true, passive: true });
`;

const openList = async (page: Page): Promise<number> => {
  await page.goto(`${productUnderTest().web}/product-list`);
  await page.getByRole('main').getByRole('button', { name: /^Add / }).first().waitFor({ timeout: patienceMs });
  return page.evaluate(() => Number(document.querySelector('main [aria-setsize]')?.getAttribute('aria-setsize') ?? 0));
};

/** A screen at a time by the wheel, with a key and a press on Add between: what a hurried reader of a long list does. */
const read = async (page: Page, screens: number): Promise<void> => {
  const height = page.viewportSize()?.height ?? 0;
  for (let screen = 0; screen < screens; screen += 1) {
    await page.mouse.wheel(0, height);
    await page.waitForTimeout(pauseMs);
    if (screen % 5 === 0) await page.keyboard.press('PageDown');
    if (screen % 10 === 0) await page.getByRole('main').getByRole('button', { name: /^Add / }).filter({ visible: true }).nth(6).click({ timeout: patienceMs });
  }
};

const measure = async (screens: number): Promise<Frames & { readonly length: number; readonly cards: number }> => {
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' });
    await context.addInitScript(`localStorage.setItem('UserPincode', '560034'); ${observe}`);
    const page = await context.newPage();
    const length = await openList(page);
    if (length < itemsMin) throw new Error(`The list holds ${length} items; import the products first (README), it needs ${itemsMin}.`);
    const session: CDPSession = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await page.mouse.move(180, 400);
    await page.evaluate('window.__paints.length = 0; window.__long.length = 0;');
    await read(page, screens);
    await page.waitForTimeout(settleMs);
    const frames = await page.evaluate<Frames>('({ paints: window.__paints, longTasks: window.__long })');
    return { ...frames, length, cards: await page.locator('main li[aria-posinset]').count() };
  } finally {
    await browser.close();
  }
};

/** Interaction to next paint while a list of thousands is scrolled on a phone with a CPU four times slower. Argument: screens to scroll. */
export const scroll: Benchmark = async ([screens = String(screensDefault)]) => {
  const { paints, longTasks, length, cards } = await measure(Number(screens));
  return [
    { what: 'items in the list; cards in the page after the last screen', value: `${length.toLocaleString('en-IN')}; ${cards}` },
    { what: `interactions at a ${cpuSlowdown}× slower CPU (wheel, keys, presses on Add)`, value: String(paints.length) },
    { what: 'interaction to next paint, p50', value: milliseconds(percentile(paints, 0.5)) },
    { what: 'interaction to next paint, p98 (what INP reports)', value: milliseconds(percentile(paints, 0.98)) },
    { what: 'interaction to next paint, slowest', value: milliseconds(Math.max(...paints)) },
    { what: 'tasks over 50 ms; the longest', value: `${longTasks.length}; ${milliseconds(Math.max(0, ...longTasks))}` },
  ];
};
