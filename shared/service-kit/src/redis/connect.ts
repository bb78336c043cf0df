import { Redis } from 'ioredis';
import { backoffDelayMs, type BackoffPolicy } from '@tokri/contracts/retry';
import type { Logger } from '../logger/index.ts';

export interface RedisSettings {
  readonly url: string;
  readonly logger?: Logger;
}

const commandTimeoutMs = 300;
const readyTimeoutMs = 2_000;
const reconnectBackoff: BackoffPolicy = { initialDelayMs: 200, maxDelayMs: 2_000 };

const waitUntilReady = (client: Redis): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, readyTimeoutMs);
    client.once('ready', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * For hints that may be lost: commands fail after 300 ms, or at once without a connection, and are
 * never sent twice.
 */
export const connectRedis = async ({ url, logger }: RedisSettings): Promise<Redis> => {
  const client = new Redis(url, {
    commandTimeout: commandTimeoutMs,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    protocol: 2,
    enableAutoPipelining: true,
    retryStrategy: (attempts) => backoffDelayMs(reconnectBackoff, attempts),
    reconnectOnError: (error) => (error.message.startsWith('READONLY') ? 1 : false),
  });
  let isUnavailable = false;
  client.on('error', (error: Error) => {
    if (!isUnavailable) logger?.warn({ error }, 'redis is away');
    isUnavailable = true;
  });
  client.on('ready', () => {
    isUnavailable = false;
  });
  await waitUntilReady(client);
  return client;
};
