import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from '../logger/index.ts';

const shortestDelayMs = 500;
const longestDelayMs = 5_000;

export interface Patience {
  /** For the log: what could not be done yet. */
  readonly doing: string;
  readonly logger: Logger;
  readonly isStopped?: () => boolean;
  readonly delayMs?: number;
}

const isOfTheBroker = (error: unknown): boolean =>
  error instanceof Error && error.name.startsWith('KafkaJS');

/**
 * Repeats what a broker that is away, slow or still making a topic has refused: a service starts late then, not never. Other errors are thrown at once;
 * after a stop the last one is.
 */
export const patiently = async <T>(work: () => Promise<T>, patience: Patience): Promise<T> => {
  const { doing, logger, isStopped = () => false, delayMs = shortestDelayMs } = patience;
  try {
    return await work();
  } catch (error) {
    if (!isOfTheBroker(error) || isStopped()) throw error;
    logger.warn({ doing, error }, 'the broker cannot do this yet, trying again');
    await wait(delayMs);
    return patiently(work, { ...patience, delayMs: Math.min(delayMs * 2, longestDelayMs) });
  }
};
