import { Redis } from 'ioredis';
import type { Logger } from '../logger/index.ts';

export interface RedisSettings {
  readonly url: string;
  readonly logger?: Logger;
}

const commandTimeoutMs = 300;
const readyTimeoutMs = 2_000;
const maxReconnectDelayMs = 2_000;

const waitUntilReady = (client: Redis): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, readyTimeoutMs);
    client.once('ready', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * A client for hints that may be lost at any time (reliability.md 4): commands fail after 300 ms and while there is no connection, and are never sent
 * twice. Answers also when Redis is away; callers treat every rejection as 'no hint'.
 */
export const connectRedis = async ({ url, logger }: RedisSettings): Promise<Redis> => {
  const client = new Redis(url, {
    commandTimeout: commandTimeoutMs,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    protocol: 2,
    // Commands of one turn of the event loop go in one write: a socket write costs more than all else of a counter.
    enableAutoPipelining: true,
    retryStrategy: (attempts) => Math.min(100 * 2 ** Math.min(attempts, 8), maxReconnectDelayMs),
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
