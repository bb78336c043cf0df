import { setTimeout as wait } from 'node:timers/promises';
import { eventually } from '@tokri/service-kit/testing';
import { readRunFile, type RunFile } from '../../support/product.ts';

/** Done to the running product; settles when its cause has gone, not when its effects have. */
export interface Fault {
  readonly what: string;
  readonly inflict: () => Promise<void>;
}

type InfraName = keyof RunFile['infra'];
const restartedMs = 40_000;

const pidOf = (name: string): number => {
  const { services, infra } = readRunFile();
  const pid = services[name]?.pid ?? (infra as RunFile['services'])[name]?.pid;
  if (pid === undefined) throw new Error(`${name} does not run`);
  return pid;
};

/** Ends a service as a crash would; settles when its successor is ready. */
export const killed = (name: string): Fault => ({
  what: `${name} killed`,
  inflict: async () => {
    const pid = pidOf(name);
    process.kill(pid, 'SIGKILL');
    await eventually(async () => {
      const now = readRunFile().services[name];
      return now?.pid !== undefined && now.pid !== pid && (await fetch(`${now.url}/health/ready`)).ok;
    }, { timeoutMs: restartedMs, missing: `${name} ready again after kill -9` });
  },
});

/** Ends broker, store or cache as a crash would; settles when it runs again. */
export const infraKilled = (name: InfraName): Fault => ({
  what: `${name} killed`,
  inflict: async () => {
    const pid = pidOf(name);
    process.kill(pid, 'SIGKILL');
    await eventually(() => pidOf(name) !== pid, { timeoutMs: restartedMs, missing: `${name} running again after kill -9` });
  },
});

/** Broker, store or cache takes connections and answers nothing for so long. */
export const frozen = (name: InfraName, forMs: number): Fault => ({
  what: `${name} frozen for ${forMs / 1_000} s`,
  inflict: async () => {
    const pid = pidOf(name);
    process.kill(pid, 'SIGSTOP');
    await wait(forMs);
    process.kill(pid, 'SIGCONT');
  },
});
