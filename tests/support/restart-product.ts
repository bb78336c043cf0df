import { existsSync } from 'node:fs';
import { eventually } from '@tokri/service-kit/testing';
import { readRunFile, runFilePath } from './product.ts';

const restartTimeoutMs = 120_000;

/** Only `npm test` restarts the product on SIGUSR2; to `npm start` the signal means reset. */
export const restartProduct = async (env: NodeJS.ProcessEnv = process.env): Promise<void> => {
  const pid = Number(env.RESTART_PID ?? Number.NaN);
  if (!Number.isInteger(pid))
    throw new Error('Only npm test lets a spec restart the product: npm test -- --only resilience');
  const { startedAt } = readRunFile(env);
  process.kill(pid, 'SIGUSR2');
  await eventually(() => existsSync(runFilePath(env)) && readRunFile(env).startedAt !== startedAt, {
    timeoutMs: restartTimeoutMs,
    missing: 'the product healthy again',
  });
};
