import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromium, type BrowserContext } from 'playwright-core';
import { findFreePort } from '@tokri/service-kit/testing';
import { browserFlags, requireChromium } from '../../support/browser/open-browser.ts';
import { readProductUrls } from '../../support/product.ts';
import { percentile } from '../../support/percentile.ts';
import type { Benchmark, Figure } from '../report.ts';
import { pincode } from './measured-routes.ts';

const lighthouseVersion = '12.8.2';
const defaultRuns = 3;
const runTimeoutMs = 180_000;
const maxReportBytes = 64 << 20;

const categories = ['performance', 'accessibility', 'best-practices'] as const;
type Category = (typeof categories)[number];

interface Report {
  readonly categories: Readonly<Record<Category, { readonly score: number | null }>>;
  readonly audits: Readonly<
    Record<string, { readonly id: string; readonly score: number | null; readonly title: string }>
  >;
}

const runLighthouse = async (url: string, port: number): Promise<Report> => {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      `--package=lighthouse@${lighthouseVersion}`,
      'lighthouse',
      url,
      `--port=${port}`,
      '--quiet',
      '--output=json',
      '--disable-storage-reset',
      `--only-categories=${categories.join(',')}`,
    ],
    { timeout: runTimeoutMs, maxBuffer: maxReportBytes },
  );
  return JSON.parse(stdout) as Report;
};

const choosePincode = async (context: BrowserContext): Promise<void> => {
  const page = await context.newPage();
  await page.goto(`${readProductUrls().web}/icon.svg`);
  await page.evaluate((value) => {
    localStorage.setItem('UserPincode', value);
  }, pincode);
  await page.close();
};

const toFigures = (reports: readonly Report[]): readonly Figure[] => {
  const scores = categories.map((category) => ({
    label: category,
    value: percentile(
      reports.map((report) => 100 * (report.categories[category].score ?? 0)),
      0.5,
    ).toFixed(0),
  }));
  const [first] = reports;
  const failed = Object.values(first?.audits ?? {}).filter(({ score }) => score === 0);
  return [...scores, { label: 'audits that failed', value: failed.map(({ id }) => id).join(', ') }];
};

/** Lighthouse of its package, with its simulated phone: CPU 4× slower, slow 4G. */
export const lighthouse: Benchmark = async ([path = '/home', runs = String(defaultRuns)]) => {
  const port = await findFreePort();
  const context = await chromium.launchPersistentContext('', {
    executablePath: requireChromium(),
    args: [...browserFlags, `--remote-debugging-port=${port}`],
  });
  try {
    await choosePincode(context);
    const reports: Report[] = [];
    for (let run = 0; run < Number(runs); run += 1)
      reports.push(await runLighthouse(readProductUrls().web + path, port));
    return toFigures(reports);
  } finally {
    await context.close();
  }
};
