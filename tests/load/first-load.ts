import type { CDPSession } from 'playwright-core';
import { productUnderTest } from '../support/product.ts';
import { openBrowser } from '../support/browser/open-browser.ts';
import { percentile } from '../support/percentile.ts';
import { milliseconds, type Benchmark } from './report.ts';

const runsDefault = 5;
/** 'Slow 4G' of the issue: 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up; CPU four times slower. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const cpuSlowdown = 4;
const settleMs = 2_500;

interface Load {
  readonly scriptBytes: number;
  readonly requests: number;
  readonly pictures: number;
  readonly lcpMs: number;
  readonly fcpMs: number;
}

const pictureTypes = /^image\//;

const countBytes = async (
  session: CDPSession,
): Promise<Pick<Load, 'scriptBytes' | 'requests' | 'pictures'>> => {
  const count = { scriptBytes: 0, requests: 0, pictures: 0 };
  const kinds = new Map<string, string>();
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, pictureTypes.test(response.mimeType) ? 'Image' : type);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (kinds.get(requestId) === 'Image') count.pictures += 1;
    else count.requests += 1;
    if (kinds.get(requestId) === 'Script') count.scriptBytes += encodedDataLength;
  });
  return count;
};

const observeLcp = `window.__lcp = 0; new PerformanceObserver((list) => { for (const entry of list.getEntries()) window.__lcp = entry.startTime; }).observe({ type: 'largest-contentful-paint', buffered: true });`;

const load = async (isSlow: boolean): Promise<Load> => {
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({
      viewport: { width: 360, height: 780 },
      serviceWorkers: 'block',
    });
    await context.addInitScript(`localStorage.setItem('UserPincode', '560034'); ${observeLcp}`);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const count = await countBytes(session);
    if (isSlow) {
      await session.send('Network.emulateNetworkConditions', slow4g);
      await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    }
    await page
      .goto(`${productUnderTest().web}/home`, { waitUntil: 'networkidle' })
      .catch(() => undefined);
    await page.waitForTimeout(settleMs);
    const paint = await page.evaluate<{ lcp: number; fcp: number }>(
      `({ lcp: window.__lcp, fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0 })`,
    );
    return { ...count, lcpMs: paint.lcp, fcpMs: paint.fcp };
  } finally {
    await browser.close();
  }
};

/** First load of home with an empty cache: script as transferred (brotli), requests, largest paint on a slow phone. Argument: runs. */
export const firstLoad: Benchmark = async ([runs = String(runsDefault)]) => {
  const quick: Load[] = [],
    slow: Load[] = [];
  for (let run = 0; run < Number(runs); run += 1) {
    quick.push(await load(false));
    slow.push(await load(true));
  }
  const median = (loads: readonly Load[], of: keyof Load) =>
    percentile(
      loads.map((one) => one[of]),
      0.5,
    );
  return [
    { what: 'script transferred', value: `${(median(quick, 'scriptBytes') / 1024).toFixed(1)} KB` },
    {
      what: 'requests (page, scripts, styles, fonts, data)',
      value: String(median(quick, 'requests')),
    },
    { what: 'pictures beside them', value: String(median(quick, 'pictures')) },
    {
      what: `largest paint, this machine, median of ${runs}`,
      value: milliseconds(median(quick, 'lcpMs')),
    },
    {
      what: `largest paint, CPU ${cpuSlowdown}× slower and slow 4G, median of ${runs}`,
      value: milliseconds(median(slow, 'lcpMs')),
    },
    { what: 'first paint there', value: milliseconds(median(slow, 'fcpMs')) },
  ];
};
