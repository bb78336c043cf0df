import type { ReadGauge, Sample } from './metric-registry.ts';

const maxAgeMs = 15_000;

/** Reads a store at most every 15 s, however often the figures are asked for. */
export const cachedRead = <Label extends string>(
  read: () => Promise<readonly Sample<Label>[]>,
  nowMs: () => number = Date.now,
): ReadGauge<Label> => {
  let readAtMs = -Infinity;
  let last: Promise<readonly Sample<Label>[]> = Promise.resolve([]);
  return () => {
    if (nowMs() - readAtMs >= maxAgeMs) {
      readAtMs = nowMs();
      last = read();
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
