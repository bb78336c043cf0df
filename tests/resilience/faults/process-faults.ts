import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { CrashPoint } from '@tokri/service-kit/crash-points';
import { eventually } from '@tokri/service-kit/testing';
import { readRunFile, runFilePath, type RunFile } from '../../support/product.ts';
import type { Fault } from '../../support/load-generator/fault.ts';

type InfraName = keyof RunFile['infra'];
const restartTimeoutMs = 40_000;
/**
 * The point may lie behind other crashes, each followed by a rebalance.
 */
const crashPointTimeoutMs = 120_000;

const findPid = (name: string): number => {
  const { services, infra } = readRunFile();
  const pid = services[name]?.pid ?? (infra as RunFile['services'])[name]?.pid;
  if (pid === undefined) throw new Error(`${name} does not run`);
  return pid;
};

const hasRestarted = (name: string, pid: number) => async (): Promise<boolean> => {
  const now = readRunFile().services[name];
  return now?.pid !== undefined && now.pid !== pid && (await fetch(`${now.url}/health/ready`)).ok;
};

const restartWithCrashPoint = async (name: string, point: CrashPoint): Promise<void> => {
  const armedFolder = path.join(path.dirname(runFilePath(process.env)), 'armed');
  mkdirSync(armedFolder, { recursive: true });
  writeFileSync(path.join(armedFolder, name), point);
  const pid = findPid(name);
  process.kill(pid, 'SIGTERM');
  await eventually(hasRestarted(name, pid), {
    timeoutMs: restartTimeoutMs,
    missing: `${name} ready with crash point ${point}`,
  });
};

export const crashAtPoint = (name: string, point: CrashPoint): Fault => {
  let pid = 0;
  return {
    description: `${name} crashes at ${point}`,
    prepare: async () => {
      await restartWithCrashPoint(name, point);
      pid = findPid(name);
    },
    inject: () =>
      eventually(hasRestarted(name, pid), {
        timeoutMs: crashPointTimeoutMs,
        missing: `${name} restarted after its crash at ${point}`,
      }).then(() => undefined),
  };
};

/** Returns at once, with a way to wait for the successor. */
export const crashService = (name: string): { readonly waitUntilReady: () => Promise<void> } => {
  const pid = findPid(name);
  process.kill(pid, 'SIGKILL');
  return {
    waitUntilReady: async () => {
      await eventually(hasRestarted(name, pid), {
        timeoutMs: restartTimeoutMs,
        missing: `${name} ready again after kill -9`,
      });
    },
  };
};

export const killService = (name: string): Fault => ({
  description: `${name} is killed`,
  inject: () => crashService(name).waitUntilReady(),
});

export const killInfra = (name: InfraName): Fault => ({
  description: `${name} is killed`,
  inject: async () => {
    const pid = findPid(name);
    process.kill(pid, 'SIGKILL');
    await eventually(() => findPid(name) !== pid, {
      timeoutMs: restartTimeoutMs,
      missing: `${name} running again after kill -9`,
    });
  },
});

export const runWhilePaused = async <Result>(
  name: InfraName,
  work: () => Promise<Result>,
): Promise<Result> => {
  const pid = findPid(name);
  process.kill(pid, 'SIGSTOP');
  try {
    return await work();
  } finally {
    process.kill(pid, 'SIGCONT');
  }
};

export const pauseInfra = (name: InfraName, durationMs: number): Fault => ({
  description: `${name} is silent for ${durationMs / 1_000} s`,
  inject: () => runWhilePaused(name, () => wait(durationMs)),
});
