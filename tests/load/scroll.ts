import type { CDPSession, Page } from 'playwright-core';
import { openBrowser } from '../support/browser/open-browser.ts';
import { readProductUrls } from '../support/product.ts';
import { milliseconds, percentileFigures, type Benchmark } from './report.ts';
import { cpuSlowdown, slowProcessor } from './slow-phone.ts';

const minItems = 5_000;
const defaultScreens = 60;
const pauseMs = 120;
const settleMs = 1_500;
const timeoutMs = 60_000;

interface Frames {
  readonly presses: number[];
  readonly wheels: number[];
  readonly longTasks: number[];
}

const observerScript = `
  window.__presses = [];
  window.__wheels = [];
  window.__long = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.__long.push(duration);
  }).observe({ type: 'longtask' });
  for (const type of ['keydown', 'wheel', 'pointerdown', 'click'])
    addEventListener(
      type,
      (event) =>
        requestAnimationFrame(() =>
          setTimeout(() => {
            const delays = type === 'wheel' ? window.__wheels : window.__presses;
            delays.push(performance.now() - event.timeStamp);
          }),
        ),
      { capture: true, passive: true },
    );
`;

const openList = async (page: Page): Promise<number> => {
  await page.goto(`${readProductUrls().web}/product-list`);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add / })
    .first()
    .waitFor({ timeout: timeoutMs });
  return page.evaluate(() =>
    Number(document.querySelector('main [aria-setsize]')?.getAttribute('aria-setsize') ?? 0),
  );
};

const scrollList = async (page: Page, screens: number): Promise<void> => {
  const height = page.viewportSize()?.height ?? 0;
  for (let screen = 0; screen < screens; screen += 1) {
    await page.mouse.wheel(0, height);
    await page.waitForTimeout(pauseMs);
    if (screen % 2 === 0) await page.keyboard.press('PageDown');
    if (screen % 5 === 0)
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Add / })
        .filter({ visible: true })
        .nth(6)
        .click({ timeout: timeoutMs });
  }
};

const measure = async (
  screens: number,
): Promise<Frames & { readonly length: number; readonly cards: number }> => {
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      serviceWorkers: 'block',
    });
    await context.addInitScript(`localStorage.setItem('UserPincode', '560034'); ${observerScript}`);
    const page = await context.newPage();
    const length = await openList(page);
    if (length < minItems)
      throw new Error(
        `The list holds ${length} items; import the products first (README), it needs ${minItems}.`,
      );
    const session: CDPSession = await context.newCDPSession(page);
    await slowProcessor(session);
    await page.mouse.move(180, 400);
    await page.evaluate(
      'window.__presses.length = 0; window.__wheels.length = 0; window.__long.length = 0;',
    );
    await scrollList(page, screens);
    await page.waitForTimeout(settleMs);
    const frames = await page.evaluate<Frames>(
      '({ presses: window.__presses, wheels: window.__wheels, longTasks: window.__long })',
    );
    return { ...frames, length, cards: await page.locator('main li[aria-posinset]').count() };
  } finally {
    await browser.close();
  }
};

export const scroll: Benchmark = async ([screens = String(defaultScreens)]) => {
  const { presses, wheels, longTasks, length, cards } = await measure(Number(screens));
  return [
    {
      label: 'items in the list; cards in the page after the last screen',
      value: `${length.toLocaleString('en-IN')}; ${cards}`,
    },
    {
      label: `keys and presses on Add at a ${cpuSlowdown}× slower CPU; turns of the wheel`,
      value: `${presses.length}; ${wheels.length}`,
    },
    ...percentileFigures('key or press to next paint (INP)', presses),
    ...percentileFigures('wheel to next paint', wheels),
    {
      label: 'tasks over 50 ms; the longest',
      value: `${longTasks.length}; ${milliseconds(Math.max(0, ...longTasks))}`,
    },
  ];
};
