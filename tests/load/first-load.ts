import type { CDPSession } from 'playwright-core';
import { readProductUrls } from '../support/product.ts';
import { openBrowser } from '../support/browser/open-browser.ts';
import { percentile } from '../support/percentile.ts';
import { milliseconds, type Benchmark } from './report.ts';
import { cpuSlowdown, slowPhone } from './slow-phone.ts';

const defaultRuns = 5;
const settleDelayMs = 2_500;

interface Load {
  readonly scriptBytes: number;
  readonly requests: number;
  readonly pictures: number;
  readonly lcpMs: number;
  readonly fcpMs: number;
}

const pictureTypes = /^image\//;

const countTraffic = async (
  session: CDPSession,
): Promise<Pick<Load, 'scriptBytes' | 'requests' | 'pictures'>> => {
  const count = { scriptBytes: 0, requests: 0, pictures: 0 };
  const kinds = new Map<string, string>();
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (response.url.startsWith('data:')) return;
    kinds.set(requestId, pictureTypes.test(response.mimeType) ? 'Image' : type);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind === undefined) return;
    if (kind === 'Image') count.pictures += 1;
    else count.requests += 1;
    if (kind === 'Script') count.scriptBytes += encodedDataLength;
  });
  return count;
};

const lcpObserverScript = `
  window.__lcp = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.__lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });`;

const measureLoad = async (isThrottled: boolean): Promise<Load> => {
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({
      viewport: { width: 360, height: 780 },
      serviceWorkers: 'block',
    });
    await context.addInitScript(
      `localStorage.setItem('UserPincode', '560034'); ${lcpObserverScript}`,
    );
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const count = await countTraffic(session);
    if (isThrottled) await slowPhone(session);
    await page
      .goto(`${readProductUrls().web}/home`, { waitUntil: 'networkidle' })
      .catch(() => undefined);
    await page.waitForTimeout(settleDelayMs);
    const paint = await page.evaluate<{ lcp: number; fcp: number }>(
      `({
        lcp: window.__lcp,
        fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      })`,
    );
    return { ...count, lcpMs: paint.lcp, fcpMs: paint.fcp };
  } finally {
    await browser.close();
  }
};

export const firstLoad: Benchmark = async ([runs = String(defaultRuns)]) => {
  const fastLoads: Load[] = [],
    slowLoads: Load[] = [];
  for (let run = 0; run < Number(runs); run += 1) {
    fastLoads.push(await measureLoad(false));
    slowLoads.push(await measureLoad(true));
  }
  const median = (loads: readonly Load[], field: keyof Load) =>
    percentile(
      loads.map((measurement) => measurement[field]),
      0.5,
    );
  return [
    {
      label: 'script transferred',
      value: `${(median(fastLoads, 'scriptBytes') / 1024).toFixed(1)} KB`,
    },
    {
      label: 'requests (page, scripts, styles, fonts, data)',
      value: String(median(fastLoads, 'requests')),
    },
    { label: 'images', value: String(median(fastLoads, 'pictures')) },
    {
      label: `largest paint, this machine, median of ${runs}`,
      value: milliseconds(median(fastLoads, 'lcpMs')),
    },
    {
      label: `largest paint, CPU ${cpuSlowdown}× slower and slow 4G, median of ${runs}`,
      value: milliseconds(median(slowLoads, 'lcpMs')),
    },
    { label: 'first paint there', value: milliseconds(median(slowLoads, 'fcpMs')) },
  ];
};
