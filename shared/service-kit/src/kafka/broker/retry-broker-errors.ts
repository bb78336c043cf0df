import { setTimeout as wait } from 'node:timers/promises';
import { backoffDelayMs, type BackoffPolicy } from '@tokri/contracts/retry';
import type { Logger } from '../../logger/index.ts';
import { TopicDrift } from './topic-drift.ts';

const backoff: BackoffPolicy = { initialDelayMs: 500, maxDelayMs: 5_000 };

export interface RetryBrokerErrorsOptions {
  readonly operation: string;
  readonly logger: Logger;
  readonly isStopped?: () => boolean;
}

/** kafkajs throws it as a plain Error when a connection was closed since the metadata were read. */
const closedConnectionMessage = 'Broker not connected';

const isBrokerError = (error: unknown): boolean =>
  error instanceof TopicDrift ||
  (error instanceof Error &&
    (error.name.startsWith('KafkaJS') || error.message === closedConnectionMessage));

/**
 * Retries broker errors without limit, so that a broker outage or a topic against its contract
 * delays a start instead of failing it. Throws other errors at once, and the last one when stopped.
 */
export const retryBrokerErrors = async <T>(
  task: () => Promise<T>,
  { operation, logger, isStopped = () => false }: RetryBrokerErrorsOptions,
): Promise<T> => {
  for (let failures = 1; ; failures += 1) {
    try {
      return await task();
    } catch (error) {
      if (!isBrokerError(error) || isStopped()) throw error;
      logger.warn({ operation, error }, 'the broker cannot do this yet, trying again');
      await wait(backoffDelayMs(backoff, failures));
    }
  }
};
