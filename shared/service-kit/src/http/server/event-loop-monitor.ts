import { monitorEventLoopDelay } from 'node:perf_hooks';

const resolutionMs = 20;
const windowMs = 2_000;

export interface EventLoopMonitor {
  /** The 99th percentile of the last two seconds; an idle loop shows the resolution of 20 ms. */
  delayMs(): number;
  stop(): void;
}

export const createEventLoopMonitor = (): EventLoopMonitor => {
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs });
  histogram.enable();
  let delayMs = 0;
  const timer = setInterval(() => {
    delayMs = histogram.percentile(99) / 1e6;
    histogram.reset();
  }, windowMs);
  timer.unref();
  return {
    delayMs: () => delayMs,
    stop: () => {
      clearInterval(timer);
      histogram.disable();
    },
  };
};
