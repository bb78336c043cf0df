import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { codeAfter, newestMessage } from '../api/sign-in.ts';
import { openBrowser as startBrowser } from '../browser/open-browser.ts';
import { productUnderTest } from '../product.ts';

/** How long a page may take on a busy machine. */
export const pageTimeoutMs = 30_000;
const shotsFolder = path.resolve('.local-test', 'shots');
const axePath = path.resolve('node_modules/axe-core/axe.min.js');

export interface Violation { readonly id: string; readonly help: string; readonly nodes: readonly { readonly target: readonly string[] }[] }

/** Somebody with a browser of their own. */
export interface Walker {
  readonly page: Page;
  readonly problems: string[];
  open(where: string): Promise<void>;
  /** Signs in as people do: the code is read at the stand-ins page. */
  signIn(mobile: string): Promise<void>;
  /** Looks at the screen: keeps a picture, answers what axe finds. */
  look(name: string): Promise<readonly string[]>;
  close(): Promise<void>;
}

let browser: Browser | undefined;

export const openBrowser = async (): Promise<void> => {
  browser = await startBrowser();
};
export const closeBrowser = async (): Promise<void> => { await browser?.close(); };

const look = async (page: Page, name: string): Promise<readonly string[]> => {
  mkdirSync(shotsFolder, { recursive: true });
  const width = page.viewportSize()?.width ?? 0;
  await page.screenshot({ path: path.join(shotsFolder, `${name}-${width}.png`) });
  await page.evaluate(await readFile(axePath, 'utf8'));
  const violations = await page.evaluate<readonly Violation[]>('axe.run(document, { resultTypes: ["violations"] }).then((result) => result.violations)');
  return violations.map(({ id, help, nodes }) => `${name}: ${id} (${help}) at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
};

const signIn = async (page: Page, mobile: string): Promise<void> => {
  const before = await newestMessage(mobile);
  await page.getByLabel(/mobile/i).first().fill(mobile);
  await page.getByRole('button', { name: /code|continue|send/i }).first().click();
  const code = await codeAfter(mobile, before);
  await page.locator('input[autocomplete="one-time-code"]').fill(code);
  await page.getByRole('button', { name: /sign in|continue|verify/i }).first().click({ timeout: 3_000 }).catch(() => undefined);
  await page.waitForURL((url) => !url.pathname.endsWith('/login'), { timeout: pageTimeoutMs });
};

/** A new visitor, with empty storage, on a screen of this width. */
export const visitor = async (width: 360 | 1280): Promise<Walker> => {
  if (!browser) throw new Error('openBrowser() first');
  const context = await browser.newContext({ viewport: { width, height: width === 360 ? 780 : 900 }, locale: 'en-IN', timezoneId: 'Asia/Kolkata', serviceWorkers: 'block' });
  const page = await context.newPage();
  page.setDefaultTimeout(pageTimeoutMs);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => { if (message.type() === 'error' && !/status of (401|409|429)/.test(message.text())) problems.push(message.text()); });
  return {
    page, problems,
    open: async (where) => { await page.goto(`${productUnderTest().web}${where}`, { waitUntil: 'domcontentloaded' }); },
    signIn: (mobile) => signIn(page, mobile),
    look: (name) => look(page, name),
    close: () => context.close(),
  };
};
