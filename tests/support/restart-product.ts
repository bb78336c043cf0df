import { existsSync } from 'node:fs';
import { eventually } from '@tokri/service-kit/testing';
import { readRunFile, runFilePath } from './product.ts';

const restartTimeoutMs = 120_000;

/**
 * Ends the whole product and starts it again on its data, by whoever runs it: `npm test`, which listens for this.
 * @throws Error with the cure when something else runs it; the signal means `reset` to `npm start`.
 */
export const restartProduct = async (env: NodeJS.ProcessEnv = process.env): Promise<void> => {
  const pid = Number(env.RESTART_PID ?? Number.NaN);
  if (!Number.isInteger(pid))
    throw new Error('Only npm test lets a spec restart the product: npm test -- --only e2e');
  const { startedAt } = readRunFile(env);
  process.kill(pid, 'SIGUSR2');
  await eventually(() => existsSync(runFilePath(env)) && readRunFile(env).startedAt !== startedAt, {
    timeoutMs: restartTimeoutMs,
    missing: 'the product healthy again',
  });
};
