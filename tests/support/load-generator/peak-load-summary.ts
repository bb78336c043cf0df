import { percentile } from '../percentile.ts';
import type { CallRecord } from './call-record.ts';
import type { PeakLoadResult } from './peak-load.ts';

export const latencyMs = ({ invokedMs, endedMs }: CallRecord): number => endedMs - invokedMs;

export const summarizeResponses = (calls: readonly CallRecord[]): string => {
  const counts = new Map<string, number>();
  for (const { outcome, status, code } of calls) {
    const response = outcome === 'ok' ? 'held' : `${status} ${code}`.trim();
    counts.set(response, (counts.get(response) ?? 0) + 1);
  }
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([response, count]) => `${count} ${response}`)
    .join(', ');
};

export const summarizeLatency = (calls: readonly CallRecord[]): string => {
  const admitted = calls.filter(({ status }) => status === 200).map(latencyMs);
  return `p50 ${percentile(admitted, 0.5).toFixed(0)} ms, p99 ${percentile(admitted, 0.99).toFixed(0)} ms of ${admitted.length} admitted`;
};

export const admittedP99Ms = (calls: readonly CallRecord[]): number =>
  percentile(calls.filter(({ status }) => status === 200).map(latencyMs), 0.99);

export const exceedingLimit = (
  latenciesMs: Readonly<Record<string, number>>,
  limitMs: number,
): readonly string[] =>
  Object.entries(latenciesMs)
    .filter(([, ms]) => !(ms <= limitMs))
    .map(([name, ms]) => `${name} ${ms.toFixed(0)} ms`);

export const expectSoldOut = (
  { slotId, distinctHolds, calls }: PeakLoadResult,
  capacity: number,
): void => {
  if (distinctHolds !== capacity)
    throw new Error(
      `slot ${slotId}: ${distinctHolds} distinct holds for a capacity of ${capacity}; ${summarizeResponses(calls)}`,
    );
};

export const expectOnlyShedErrors = (calls: readonly CallRecord[]): void => {
  const others = calls.filter(
    ({ status, code }) =>
      status !== 200 && status !== 429 && !(status === 503 && code === 'overloaded'),
  );
  if (others.length > 0)
    throw new Error(
      `responses other than 200, 429 and load shedding: ${summarizeResponses(others)}`,
    );
};

export const summarizePeakLoad = ({
  firstCalls,
  calls,
  distinctHolds,
}: PeakLoadResult): readonly string[] => [
  `${distinctHolds} held; first calls: ${summarizeResponses(firstCalls)}; ${summarizeLatency(firstCalls)}`,
  ...(calls.length > firstCalls.length
    ? [`repeated calls: ${summarizeResponses(calls.slice(firstCalls.length))}`]
    : []),
];
