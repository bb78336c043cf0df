import { withTimeout } from '../use-case/index.ts';
import type { ReadGauge, Sample } from './metric-registry.ts';

const maxAgeMs = 15_000;
const readTimeoutMs = 1_000;

/** The driver waits long for a store that is down, and the health details must not. */
const rejectLateRead = (): never => {
  throw new Error(`the store did not answer within ${readTimeoutMs} ms`);
};

/**
 * Reads a store at most every 15 s, however often the figures are asked for. @throws Error when the
 * store does not answer within a second
 */
export const cachedRead = <Label extends string>(
  read: () => Promise<readonly Sample<Label>[]>,
  nowMs: () => number = Date.now,
): ReadGauge<Label> => {
  let readAtMs = -Infinity;
  let last: Promise<readonly Sample<Label>[]> = Promise.resolve([]);
  return () => {
    if (nowMs() - readAtMs >= maxAgeMs) {
      readAtMs = nowMs();
      last = withTimeout(read(), readTimeoutMs, rejectLateRead);
      last.catch(() => {
        readAtMs = -Infinity;
      });
    }
    return last;
  };
};

/** The same for a gauge without labels. */
export const cachedValue = (read: () => Promise<number>): ReadGauge<never> =>
  cachedRead(async () => [{ labels: {}, value: await read() }]);
