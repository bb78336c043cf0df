import { setTimeout as wait } from 'node:timers/promises';

/*
 * Open model: arrivals never wait for earlier responses, so a slow response hides no latency.
 * autocannon implements a closed model only.
 */

export interface Phase {
  readonly arrivalsPerSecond: number;
  readonly durationMs: number;
}

export type RandomInt = (below: number) => number;

const resolution = 1_000_000_000;

const interarrivalMs = (arrivalsPerSecond: number, random: RandomInt): number =>
  (-Math.log(1 - random(resolution) / resolution) * 1000) / arrivalsPerSecond;

export const phasedArrivals = (phases: readonly Phase[], random: RandomInt): readonly number[] => {
  const arrivalTimes: number[] = [];
  let startMs = 0;
  for (const { arrivalsPerSecond, durationMs } of phases) {
    for (
      let at = startMs + interarrivalMs(arrivalsPerSecond, random);
      at < startMs + durationMs;
      at += interarrivalMs(arrivalsPerSecond, random)
    )
      arrivalTimes.push(at);
    startMs += durationMs;
  }
  return arrivalTimes;
};

export const poissonArrivals = (
  count: number,
  arrivalsPerSecond: number,
  random: RandomInt,
): readonly number[] => {
  let at = 0;
  return Array.from({ length: count }, () => (at += interarrivalMs(arrivalsPerSecond, random)));
};

export const nowMs = (): number => performance.timeOrigin + performance.now();

export const runOpenModel = async <Result>(
  arrivalTimes: readonly number[],
  call: (index: number, dueMs: number) => Promise<Result>,
): Promise<readonly Result[]> => {
  const startMs = nowMs();
  const pending: Promise<Result>[] = [];
  for (const [index, arrivalMs] of arrivalTimes.entries()) {
    const dueMs = startMs + arrivalMs;
    const earlyMs = dueMs - nowMs();
    if (earlyMs > 1) await wait(earlyMs);
    pending.push(call(index, dueMs));
  }
  return Promise.all(pending);
};

export const runAfterDelay = async <Result>(
  delayMs: number,
  work: () => Promise<Result>,
): Promise<Result> => {
  await wait(delayMs);
  return work();
};
