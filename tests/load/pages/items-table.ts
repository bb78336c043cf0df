import type { Locator, Page } from 'playwright-core';
import { signInTestUsers } from '../../support/api/test-users.ts';
import { openBrowser } from '../../support/browser/open-browser.ts';
import { latencyFigure, type Benchmark, type Figure } from '../report.ts';
import { createContext } from './open-page.ts';

const minItems = 20_000;
const visits = 8;
const rounds = 3;
const screens = 40;
const timeoutMs = 60_000;
const keyPauseMs = 60;
const screenPauseMs = 80;
/** Indexes of options. Each choice shows another number of items than the one before. */
const hiddenAndAll = [2, 0];
const departmentsAndAll = [1, 0, 2, 0, 3, 0];
const searches = ['aloo', 'toor dal', 'green tea', 'shampoo', 'basmati', 'paneer', 'bisct', 'atta'];

/**
 * `__changed(read)` resolves with the time from the last key, click or choice to the frame in which
 * `read` answers something else.
 */
const observerScript = `
  const findRows = () =>
    document.querySelector('main table tbody tr a')
      ? requestAnimationFrame(() => { window.rowsAtMs = performance.now(); })
      : requestAnimationFrame(findRows);
  findRows();
  window.__input = 0;
  window.__paints = [];
  for (const type of ['keydown', 'pointerdown', 'change', 'wheel'])
    addEventListener(
      type,
      (event) => {
        if (type !== 'wheel') window.__input = performance.now();
        if (type === 'wheel' || event.key === 'PageDown')
          requestAnimationFrame(() =>
            setTimeout(() => window.__paints.push(performance.now() - event.timeStamp)),
          );
      },
      { capture: true, passive: true },
    );
  window.__count = () => document.querySelector('main .fine-print')?.textContent ?? '';
  window.__range = () => document.querySelector('nav[aria-label=Pages] span')?.textContent ?? '';
  window.__changed = (read, before) =>
    new Promise((resolve, reject) => {
      const check = () =>
        read() !== before
          ? setTimeout(() => resolve(performance.now() - window.__input))
          : performance.now() - window.__input > ${timeoutMs}
            ? reject(new Error('It still shows ' + before))
            : requestAnimationFrame(check);
      check();
    });
`;

type Reading = 'count' | 'range';

const msUntilChanged = async (
  page: Page,
  reading: Reading,
  act: () => Promise<unknown>,
): Promise<number> => {
  const before = await page.evaluate<string>(`window.__${reading}()`);
  await act();
  return page.evaluate<number>(`window.__changed(window.__${reading}, ${JSON.stringify(before)})`);
};

/** From the start of the navigation to the frame after the first row is in the document. */
const openItems = async (page: Page): Promise<number> => {
  await page.goto('/admin/items');
  await page.waitForFunction(() => 'rowsAtMs' in window, undefined, { timeout: timeoutMs });
  return page.evaluate<number>('window.rowsAtMs');
};

const showAllItems = async (page: Page, field: Locator, total: string): Promise<void> => {
  await field.fill('');
  await page.waitForFunction(
    (text) => document.querySelector('main .fine-print')?.textContent === text,
    total,
  );
  await page.waitForTimeout(keyPauseMs);
};

const measureSearches = async (page: Page, total: string): Promise<readonly number[]> => {
  const field = page.getByRole('main').getByRole('searchbox');
  const durationsMs: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const text of searches) {
      await showAllItems(page, field, total);
      durationsMs.push(await msUntilChanged(page, 'count', () => field.pressSequentially(text)));
    }
  await showAllItems(page, field, total);
  return durationsMs;
};

const measureChoices = async (
  page: Page,
  label: string,
  indexes: readonly number[],
): Promise<readonly number[]> => {
  const select = page.getByRole('combobox', { name: label, exact: true });
  const durationsMs: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const index of indexes) {
      durationsMs.push(await msUntilChanged(page, 'count', () => select.selectOption({ index })));
      await page.waitForTimeout(keyPauseMs);
    }
  return durationsMs;
};

const measureNextPages = async (page: Page): Promise<readonly number[]> => {
  const durationsMs: number[] = [];
  for (let turn = 0; turn < rounds * 5; turn += 1)
    durationsMs.push(
      await msUntilChanged(page, 'range', () =>
        page.getByRole('button', { name: 'Next page' }).click(),
      ),
    );
  return durationsMs;
};

const measureScroll = async (page: Page): Promise<readonly number[]> => {
  await page.mouse.move(640, 500);
  for (let screen = 0; screen < screens; screen += 1) {
    await page.mouse.wheel(0, screen % 4 < 2 ? 700 : -700);
    await page.waitForTimeout(screenPauseMs);
  }
  return page.evaluate<readonly number[]>('window.__paints');
};

/** Needs the products of the README's import; a member of staff without slow-downs at 1280 px. */
export const itemsTable: Benchmark = async () => {
  const { clerk: staff } = await signInTestUsers();
  const browser = await openBrowser();
  try {
    const opened: Record<'cold' | 'again', number[]> = { cold: [], again: [] };
    const figures: Figure[] = [];
    for (let visit = 0; visit < visits; visit += 1) {
      const context = await createContext(browser, { width: 1280, person: staff });
      await context.addInitScript(observerScript);
      const page = await context.newPage();
      opened.cold.push(await openItems(page));
      opened.again.push(await openItems(page));
      await context.close();
    }
    const context = await createContext(browser, { width: 1280, person: staff });
    await context.addInitScript(observerScript);
    const page = await context.newPage();
    await openItems(page);
    const total = await page.evaluate<string>('window.__count()');
    const items = Number(total.replaceAll(/\D/g, ''));
    if (items < minItems)
      throw new Error(`The shop has ${items} items; import the products first (README).`);
    figures.push(
      { label: 'items in the table', value: items.toLocaleString('en-IN') },
      latencyFigure('first rows, empty cache', opened.cold),
      latencyFigure('first rows, second visit', opened.again),
      latencyFigure('last key of a search to its rows', await measureSearches(page, total)),
      latencyFigure(
        'choice of a status to its rows',
        await measureChoices(page, 'Status', hiddenAndAll),
      ),
      latencyFigure(
        'choice of a department to its rows',
        await measureChoices(page, 'Department', departmentsAndAll),
      ),
      latencyFigure('next page to its rows', await measureNextPages(page)),
    );
    figures.push(latencyFigure('turn of the wheel to the next frame', await measureScroll(page)));
    return figures;
  } finally {
    await browser.close();
  }
};
