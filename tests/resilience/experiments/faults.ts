import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { CrashPoint } from '@tokri/service-kit/crash-points';
import { eventually } from '@tokri/service-kit/testing';
import { readRunFile, runFilePath, type RunFile } from '../../support/product.ts';
import type { Fault } from '../../support/rush/fault.ts';

type InfraName = keyof RunFile['infra'];
const restartedMs = 40_000;
/** A point may lie behind others' deaths, and after each a successor waits for the broker's session timeout of 30 s. */
const passedMs = 120_000;

const pidOf = (name: string): number => {
  const { services, infra } = readRunFile();
  const pid = services[name]?.pid ?? (infra as RunFile['services'])[name]?.pid;
  if (pid === undefined) throw new Error(`${name} does not run`);
  return pid;
};

const isReadyAfter = (name: string, pid: number) => async (): Promise<boolean> => {
  const now = readRunFile().services[name];
  return now?.pid !== undefined && now.pid !== pid && (await fetch(`${now.url}/health/ready`)).ok;
};

/** Ends a service in an orderly way; its successor dies at that point, once. */
const restartArmed = async (name: string, point: CrashPoint): Promise<void> => {
  const armed = path.join(path.dirname(runFilePath(process.env)), 'armed');
  mkdirSync(armed, { recursive: true });
  writeFileSync(path.join(armed, name), point);
  const pid = pidOf(name);
  process.kill(pid, 'SIGTERM');
  await eventually(isReadyAfter(name, pid), {
    timeoutMs: restartedMs,
    missing: `${name} ready to die at ${point}`,
  });
};

/** The service dies when an order passes that point (service-kit/crash-points); settles when its successor is ready. @throws Error when no order passes there. */
export const diedAt = (name: string, point: CrashPoint): Fault => {
  let pid = 0;
  return {
    what: `${name} dies at ${point}`,
    prepare: async () => {
      await restartArmed(name, point);
      pid = pidOf(name);
    },
    inflict: () =>
      eventually(isReadyAfter(name, pid), {
        timeoutMs: passedMs,
        missing: `${name} dead at ${point}`,
      }).then(() => undefined),
  };
};

/** Ends a service as a crash would; settles when its successor is ready. */
export const killed = (name: string): Fault => ({
  what: `${name} killed`,
  inflict: async () => {
    const pid = pidOf(name);
    process.kill(pid, 'SIGKILL');
    await eventually(isReadyAfter(name, pid), {
      timeoutMs: restartedMs,
      missing: `${name} ready again after kill -9`,
    });
  },
});

/** Ends broker, store or cache as a crash would; settles when it runs again. */
export const infraKilled = (name: InfraName): Fault => ({
  what: `${name} killed`,
  inflict: async () => {
    const pid = pidOf(name);
    process.kill(pid, 'SIGKILL');
    await eventually(() => pidOf(name) !== pid, {
      timeoutMs: restartedMs,
      missing: `${name} running again after kill -9`,
    });
  },
});

/** Broker, store or cache takes connections and answers nothing while the work is done. */
export const frozenWhile = async <Result>(
  name: InfraName,
  work: () => Promise<Result>,
): Promise<Result> => {
  const pid = pidOf(name);
  process.kill(pid, 'SIGSTOP');
  try {
    return await work();
  } finally {
    process.kill(pid, 'SIGCONT');
  }
};

/** The same for so long. */
export const frozen = (name: InfraName, forMs: number): Fault => ({
  what: `${name} frozen for ${forMs / 1_000} s`,
  inflict: () => frozenWhile(name, () => wait(forMs)),
});
