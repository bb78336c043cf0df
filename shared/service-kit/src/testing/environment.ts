import { randomBytes } from 'node:crypto';
import { infrastructureVariables } from './config.ts';

declare global {
  /** Of the topics of this spec file, which are deleted when it ends. */
  var tokriTopicPrefixes: string[] | undefined;
}

export interface TestEnvironment {
  readonly [variable: string]: string;
  readonly NODE_ENV: string;
  readonly LOG_LEVEL: string;
  readonly HOST: string;
  readonly PORT: string;
  readonly MONGODB_URL: string;
  readonly MONGODB_DATABASE: string;
  readonly KAFKA_BROKERS: string;
  readonly KAFKA_MAX_WAIT_MS: string;
  readonly KAFKA_TOPIC_PREFIX: string;
  readonly REDIS_URL: string;
  readonly DRAIN_WAIT_MS: string;
  readonly SEAL_KEY: string;
}

export const testEnvironment = ({
  service,
  name,
}: {
  readonly service: string;
  readonly name: string;
}): TestEnvironment => {
  const unique =
    `${service}-${name}`.replace(/[^a-z0-9-]/gi, '-').slice(0, 30) +
    `-${randomBytes(4).toString('hex')}`;
  const topicPrefix = `${unique}.`;
  (globalThis.tokriTopicPrefixes ??= []).push(topicPrefix);
  return {
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    HOST: '127.0.0.1',
    PORT: '0',
    ...infrastructureVariables(),
    MONGODB_DATABASE: unique,
    KAFKA_MAX_WAIT_MS: '50',
    KAFKA_TOPIC_PREFIX: topicPrefix,
    KAFKA_REPLICATION_FACTOR: '1',
    KAFKA_MIN_ISR: '1',
    DRAIN_WAIT_MS: '0',
    // A spec shares the event loop with its services.
    MAX_EVENT_LOOP_DELAY_MS: '60000',
    SEAL_KEY: randomBytes(32).toString('base64'),
  };
};
