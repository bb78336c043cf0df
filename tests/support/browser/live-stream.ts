import type { Page, Response } from 'playwright-core';
import { bffOperations } from '@tokri/contracts/api';

const isLiveStream = (url: string): boolean =>
  new URL(url).pathname === bffOperations.streamEvents.path;

export const waitForLiveStream = (page: Page): Promise<Response> =>
  page.waitForResponse((response) => isLiveStream(response.url()));

/** Keeps the stream of this page closed until the returned function is called. */
export const delayLiveStream = async (page: Page): Promise<() => void> => {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(
    (url) => isLiveStream(url.href),
    async (route) => {
      await opened;
      await route.continue();
    },
  );
  return open;
};

/** What the page shows afterwards did not come from a query that is repeated at this interval. */
export const disablePolling = (page: Page, intervalMs: number): Promise<unknown> =>
  page.addInitScript((disabledMs) => {
    const { setInterval } = window;
    window.setInterval = ((handler: TimerHandler, delayMs?: number, ...args: unknown[]) =>
      delayMs === disabledMs ? 0 : setInterval(handler, delayMs, ...args)) as typeof setInterval;
  }, intervalMs);
