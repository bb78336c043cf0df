import type { CDPSession, Page } from 'playwright-core';

/** `__shifts` adds up all layout shifts, which is stricter than the worst window of 5 s. */
export const paintObserverScript = `
  window.__lcp = 0;
  window.__lcpElement = '';
  window.__shifts = 0;
  window.__shiftSources = [];
  const describe = (node) => {
    const element = node && node.nodeType === 3 ? node.parentElement : node;
    return element ? element.localName + '.' + String(element.className).slice(0, 40) : '?';
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      window.__lcp = entry.startTime;
      window.__lcpElement = describe(entry.element);
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.hadRecentInput) continue;
      window.__shifts += entry.value;
      window.__shiftSources.push(
        entry.value.toFixed(3) + ' ' + entry.sources.map(({ node }) => describe(node)).join(', '));
    }
  }).observe({ type: 'layout-shift', buffered: true });`;

export interface PaintFigures {
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly largestElement: string;
  readonly layoutShift: number;
  readonly shiftSources: readonly string[];
}

export const readPaintFigures = (page: Page): Promise<PaintFigures> =>
  page.evaluate<PaintFigures>(`({
    firstPaintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    largestPaintMs: window.__lcp,
    largestElement: window.__lcpElement,
    layoutShift: window.__shifts,
    shiftSources: window.__shiftSources,
  })`);

const millisecondsPerSecond = 1_000;

const readTaskSeconds = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
};

/** Share of a core that the page's main thread uses while nobody touches it. */
export const measureIdleShare = async (page: Page, durationMs: number): Promise<number> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const before = await readTaskSeconds(session);
  await page.waitForTimeout(durationMs);
  const spent = (await readTaskSeconds(session)) - before;
  await session.detach();
  return spent / (durationMs / millisecondsPerSecond);
};
