import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from '../../logger/index.ts';

const initialDelayMs = 500;
const maxDelayMs = 5_000;

export interface RetryWithBackoffOptions {
  readonly operation: string;
  readonly logger: Logger;
  readonly isStopped?: () => boolean;
  readonly delayMs?: number;
}

const isBrokerError = (error: unknown): boolean =>
  error instanceof Error && error.name.startsWith('KafkaJS');

/**
 * Retries broker errors without limit, so that a broker outage delays a start instead of failing
 * it. Throws other errors at once, and the last one when stopped.
 */
export const retryWithBackoff = async <T>(
  task: () => Promise<T>,
  options: RetryWithBackoffOptions,
): Promise<T> => {
  const { operation, logger, isStopped = () => false, delayMs = initialDelayMs } = options;
  try {
    return await task();
  } catch (error) {
    if (!isBrokerError(error) || isStopped()) throw error;
    logger.warn({ operation, error }, 'the broker cannot do this yet, trying again');
    await wait(delayMs);
    return retryWithBackoff(task, { ...options, delayMs: Math.min(delayMs * 2, maxDelayMs) });
  }
};
