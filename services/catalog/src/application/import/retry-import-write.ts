import { ImportLostError } from '../ports/imports.ts';
import { backoffDelayMs, type BackoffPolicy } from '@tokri/contracts/retry';

const maxAttempts = 6;
const backoff: BackoffPolicy = { initialDelayMs: 250, maxDelayMs: 4_000 };

export type Sleep = (ms: number) => Promise<void>;

const defaultSleep: Sleep = (ms) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

export const retryImportWrite = async <Value>(
  operation: () => Promise<Value>,
  sleep: Sleep = defaultSleep,
): Promise<Value> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await operation();
    } catch (error) {
      if (attempt >= maxAttempts || error instanceof ImportLostError) throw error;
      await sleep(backoffDelayMs(backoff, attempt));
    }
  }
};
