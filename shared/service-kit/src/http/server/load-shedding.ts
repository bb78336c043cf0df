import { ProblemError } from '@tokri/contracts/problems';
import type { RequestHandler } from 'express';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const resolutionMs = 20;
const windowMs = 2_000;
const maxDelayMs = 150;
const retryAfterSeconds = 1;
/** Below this load the delay comes from the machine, and shedding would not shorten it. */
const minInFlight = 16;

export interface LoadShedding {
  readonly middleware: RequestHandler;
  inFlight(): number;
  stop(): void;
}

export const createLoadShedding = (maxInFlight: number): LoadShedding => {
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs });
  histogram.enable();
  let isLate = false;
  let inFlight = 0;
  const timer = setInterval(() => {
    isLate = histogram.percentile(99) / 1e6 > maxDelayMs;
    histogram.reset();
  }, windowMs);
  timer.unref();
  return {
    middleware: (_request, response, next) => {
      if (inFlight >= maxInFlight || (isLate && inFlight >= minInFlight)) {
        next(new ProblemError('overloaded', undefined, { retryAfterSeconds }));
        return;
      }
      inFlight += 1;
      response.once('close', () => {
        inFlight -= 1;
      });
      next();
    },
    inFlight: () => inFlight,
    stop: () => {
      clearInterval(timer);
      histogram.disable();
    },
  };
};
