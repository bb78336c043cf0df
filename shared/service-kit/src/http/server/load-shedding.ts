import { ProblemError } from '@tokri/contracts/problems';
import type { RequestHandler, Response } from 'express';
import { createEventLoopMonitor, type EventLoopMonitor } from './event-loop-monitor.ts';

const retryAfterSeconds = 1;
/** Below this load the delay comes from the machine, and shedding would not shorten it. */
const minInFlight = 16;
/** Responses that are written but not read yet stay in memory. */
const maxUnread = 256;

export interface SheddingLimits {
  readonly maxInFlight: number;
  /** Of the 99th percentile of two seconds; a later event loop sheds load, too. */
  readonly maxEventLoopDelayMs: number;
}

export const toSheddingLimits = (
  config: Readonly<Record<'MAX_IN_FLIGHT' | 'MAX_EVENT_LOOP_DELAY_MS', number>>,
): SheddingLimits => ({
  maxInFlight: config.MAX_IN_FLIGHT,
  maxEventLoopDelayMs: config.MAX_EVENT_LOOP_DELAY_MS,
});

export interface LoadShedding {
  /** A POST is admitted by the reader of its body, because its body can take long to arrive. */
  readonly middleware: RequestHandler;
  /**
   * Counts a request until its response is written, whether or not the client reads it. @throws
   * ProblemError `overloaded`
   */
  admit(response: Response): void;
  inFlight(): number;
  /** The 99th percentile of the last two seconds. */
  eventLoopDelayMs(): number;
  stop(): void;
}

export const createLoadShedding = (
  { maxInFlight, maxEventLoopDelayMs }: SheddingLimits,
  onRejected: () => void = () => undefined,
  eventLoop: EventLoopMonitor = createEventLoopMonitor(),
): LoadShedding => {
  const counted = new Set<Response>();
  const unread = new Set<Response>();
  const rejectIfOverloaded = (): void => {
    const isLate = eventLoop.delayMs() > maxEventLoopDelayMs;
    if (counted.size < maxInFlight && !(isLate && counted.size >= minInFlight)) return;
    onRejected();
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
    eventLoopDelayMs: eventLoop.delayMs,
    stop: eventLoop.stop,
  };
};
