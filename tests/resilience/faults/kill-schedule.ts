import { setTimeout as wait } from 'node:timers/promises';
import { eventually } from '@tokri/service-kit/testing';
import type { RandomInt } from '../../support/load-generator/open-model.ts';
import { crashService } from './process-faults.ts';

export interface Kill {
  readonly atMs: number;
  readonly service: string;
}

const restartTimeoutMs = 60_000;

const shuffle = <Value>(values: readonly Value[], random: RandomInt): readonly Value[] =>
  values
    .map((value) => ({ value, order: random(1_000_000) }))
    .sort((a, b) => a.order - b.order)
    .map(({ value }) => value);

/** At random times, the last one at the end. No service is killed twice more often than another. */
export const scheduleKills = (
  services: readonly string[],
  {
    count,
    windowMs,
    random,
  }: { readonly count: number; readonly windowMs: number; readonly random: RandomInt },
): readonly Kill[] => {
  const rounds = Array.from({ length: Math.ceil(count / services.length) }, () =>
    shuffle(services, random),
  ).flat();
  return [...Array.from({ length: count - 1 }, () => random(windowMs)), windowMs]
    .sort((a, b) => a - b)
    .map((atMs, index) => ({ atMs, service: rounds[index] ?? '' }));
};

/** A service that still restarts is killed as soon as it has a process again. */
export const runKills = async (
  kills: readonly Kill[],
): Promise<{ readonly firstAtMs: number; readonly lastAtMs: number }> => {
  const startMs = performance.now();
  const killedAtMs: number[] = [];
  for (const { atMs, service } of kills) {
    await wait(Math.max(0, startMs + atMs - performance.now()));
    await eventually(() => crashService(service), {
      timeoutMs: restartTimeoutMs,
      missing: `a process of ${service} to kill`,
    });
    killedAtMs.push(performance.now());
  }
  return { firstAtMs: Math.min(...killedAtMs), lastAtMs: Math.max(...killedAtMs) };
};
