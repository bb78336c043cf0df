import { eventually } from '@tokri/service-kit/testing';
import { readRunFile } from './product.ts';

const restartedMs = 40_000;

const pidOf = (name: string): number | undefined => readRunFile().services[name]?.pid;

/** Ends a service as a crash would; settles when its successor is ready. */
export const killService = async (name: string): Promise<void> => {
  const pid = pidOf(name);
  if (pid === undefined) throw new Error(`${name} does not run`);
  process.kill(pid, 'SIGKILL');
  await eventually(async () => {
    const now = readRunFile().services[name];
    return now?.pid !== undefined && now.pid !== pid && (await fetch(`${now.url}/health/ready`)).ok;
  }, { timeoutMs: restartedMs, missing: `${name} ready again after kill -9` });
};
