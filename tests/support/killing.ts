import { eventually } from '@tokri/service-kit/testing';
import { readRunFile } from './product.ts';

const restartedMs = 40_000;

/** Ends a service `afterMs` from now, as a crash would; settles when its successor is ready. */
export const killService = async (name: string, afterMs: number): Promise<void> => {
  const before = readRunFile().services[name];
  if (before?.pid === undefined) throw new Error(`${name} does not run`);
  const { pid } = before;
  setTimeout(() => process.kill(pid, 'SIGKILL'), afterMs);
  await eventually(async () => {
    const now = readRunFile().services[name];
    if (now?.pid === undefined || now.pid === pid) return false;
    return (await fetch(`${now.url}/health/ready`)).ok;
  }, { timeoutMs: restartedMs, missing: `${name} ready again after kill -9` });
};
