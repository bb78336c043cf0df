import { percentile } from '../percentile.ts';
import type { CallRecord } from './call-record.ts';
import type { Rush } from './peak-load.ts';

export const waitedMs = ({ invokedMs, endedMs }: CallRecord): number => endedMs - invokedMs;

/** Answers by what they said, the most frequent first. */
export const answersOf = (calls: readonly CallRecord[]): string => {
  const counts = new Map<string, number>();
  for (const { outcome, status, code } of calls) {
    const what = outcome === 'ok' ? 'held' : `${status} ${code}`.trim();
    counts.set(what, (counts.get(what) ?? 0) + 1);
  }
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([what, count]) => `${count} ${what}`)
    .join(', ');
};

/** How long those waited who were let in, in whole milliseconds. */
export const waits = (calls: readonly CallRecord[]): string => {
  const admitted = calls.filter(({ status }) => status === 200).map(waitedMs);
  return `p50 ${percentile(admitted, 0.5).toFixed(0)} ms, p99 ${percentile(admitted, 0.99).toFixed(0)} ms of ${admitted.length} admitted`;
};

/** NaN when nobody was let in. */
export const p99Of = (calls: readonly CallRecord[]): number =>
  percentile(calls.filter(({ status }) => status === 200).map(waitedMs), 0.99);

/** Those of some named waits that are not within the limit; a wait of nobody (NaN) is within none. */
export const beyond = (
  waitsMs: Readonly<Record<string, number>>,
  limitMs: number,
): readonly string[] =>
  Object.entries(waitsMs)
    .filter(([, ms]) => !(ms <= limitMs))
    .map(([name, ms]) => `${name} ${ms.toFixed(0)} ms`);

/** Everybody was heard in the end, so every place is held, and none twice. @throws Error otherwise. */
export const expectSoldOut = ({ slotId, held, calls }: Rush, places: number): void => {
  if (held !== places)
    throw new Error(
      `slot ${slotId}: ${held} different holds were answered for ${places} places; ${answersOf(calls)}`,
    );
};

/** Nothing but answers and shedding: 503 with `overloaded` and 429 are told by who did nothing. @throws Error with the others. */
export const expectOnlyShed = (calls: readonly CallRecord[]): void => {
  const others = calls.filter(
    ({ status, code }) =>
      status !== 200 && status !== 429 && !(status === 503 && code === 'overloaded'),
  );
  if (others.length > 0)
    throw new Error(`answers that are neither an answer nor shed: ${answersOf(others)}`);
};

export const rushLines = ({ first, calls, held }: Rush): readonly string[] => [
  `${held} held; first calls: ${answersOf(first)}; ${waits(first)}`,
  ...(calls.length > first.length
    ? [`sent once more: ${answersOf(calls.slice(first.length))}`]
    : []),
];
