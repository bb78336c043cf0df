import { ProblemError } from '@tokri/contracts/problems';
import type { RequestHandler, Response } from 'express';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const resolutionMs = 20;
const windowMs = 2_000;
const maxDelayMs = 150;
const retryAfterSeconds = 1;
/** Below this load the delay comes from the machine, and shedding would not shorten it. */
const minInFlight = 16;
/** Responses that are written but not read yet stay in memory. */
const maxUnread = 256;

export interface LoadShedding {
  /** A POST is admitted by the reader of its body, because its body can take long to arrive. */
  readonly middleware: RequestHandler;
  /**
   * Counts a request until its response is written, whether or not the client reads it. @throws
   * ProblemError `overloaded`
   */
  admit(response: Response): void;
  inFlight(): number;
  stop(): void;
}

export const createLoadShedding = (maxInFlight: number): LoadShedding => {
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs });
  histogram.enable();
  let isLate = false;
  const counted = new Set<Response>();
  const unread = new Set<Response>();
  const timer = setInterval(() => {
    isLate = histogram.percentile(99) / 1e6 > maxDelayMs;
    histogram.reset();
  }, windowMs);
  timer.unref();
  const rejectIfOverloaded = (): void => {
    if (counted.size >= maxInFlight || (isLate && counted.size >= minInFlight))
      throw new ProblemError('overloaded', undefined, { retryAfterSeconds });
  };
  /** Beyond the limit the oldest is ended: its client is the slowest. */
  const keepUnread = (response: Response): void => {
    unread.add(response);
    const [oldest] = unread;
    if (unread.size > maxUnread) oldest?.destroy();
  };
  const admit = (response: Response): void => {
    rejectIfOverloaded();
    // A closed response emits no further event that would release it.
    if (response.destroyed) return;
    counted.add(response);
    response.once('prefinish', () => {
      counted.delete(response);
      keepUnread(response);
    });
    response.once('close', () => {
      counted.delete(response);
      unread.delete(response);
    });
  };
  return {
    middleware: (request, response, next) => {
      if (request.method === 'POST') rejectIfOverloaded();
      else admit(response);
      next();
    },
    admit,
    inFlight: () => counted.size,
    stop: () => {
      clearInterval(timer);
      histogram.disable();
    },
  };
};
