import { eventually } from '@tokri/service-kit/testing';
import { readRunFile } from './product.ts';

const restartedMs = 40_000;

/** Ends a service at once, as a crash would, and answers when its successor is ready. */
export const killService = async (name: string): Promise<{ readonly restarted: Promise<void> }> => {
  const before = readRunFile().services[name];
  if (before?.pid === undefined) throw new Error(`${name} does not run`);
  const { pid } = before;
  process.kill(pid, 'SIGKILL');
  const restarted = eventually(async () => {
    const now = readRunFile().services[name];
    if (now?.pid === undefined || now.pid === pid) return false;
    return (await fetch(`${now.url}/health/ready`)).ok;
  }, { timeoutMs: restartedMs, missing: `${name} ready again after kill -9` });
  return { restarted: restarted.then(() => undefined) };
};
