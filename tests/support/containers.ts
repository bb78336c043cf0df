import { readFileSync } from 'node:fs';
import { findFreePort } from '@tokri/service-kit/testing';
import { GenericContainer, Wait, type StartedTestContainer } from 'testcontainers';
import { parse } from 'yaml';
import type { TestInfra } from './test-infra.ts';

const startTimeoutMs = 120_000;

export async function startContainers(composeFile: string): Promise<TestInfra> {
  const { services } = parse(readFileSync(composeFile, 'utf8')) as {
    services: Record<string, { image: string }>;
  };
  const image = (name: string) => {
    const found = services[name]?.image;
    if (!found) throw new Error(`${composeFile} names no image for ${name}`);
    return found;
  };
  const kafkaPort = await findFreePort();
  const [mongodb, kafka, redis] = await Promise.all([
    startMongodb(image('mongodb')),
    startKafka(image('kafka'), kafkaPort),
    new GenericContainer(image('redis'))
      .withExposedPorts(6379)
      .withStartupTimeout(startTimeoutMs)
      .start(),
  ]);
  return {
    kafkaBrokers: `127.0.0.1:${kafkaPort}`,
    mongodbUrl: `mongodb://127.0.0.1:${mongodb.getMappedPort(27017)}/?directConnection=true`,
    redisUrl: `redis://127.0.0.1:${redis.getMappedPort(6379)}`,
    stop: async () => {
      await Promise.all([mongodb, kafka, redis].map((container) => container.stop()));
    },
  };
}

async function startMongodb(image: string): Promise<StartedTestContainer> {
  const container = await new GenericContainer(image)
    .withCommand(['mongod', '--replSet', 'rs0', '--bind_ip_all'])
    .withExposedPorts(27017)
    .withWaitStrategy(Wait.forLogMessage(/Waiting for connections/))
    .withStartupTimeout(startTimeoutMs)
    .start();
  const initiate = [
    "rs.initiate({ _id: 'rs0', members: [{ _id: 0, host: '127.0.0.1:27017' }] });",
    'while (!db.hello().isWritablePrimary) sleep(100);',
  ].join(' ');
  const { exitCode, output } = await container.exec(['mongosh', '--quiet', '--eval', initiate]);
  if (exitCode !== 0) throw new Error(`The replica set did not start: ${output}`);
  return container;
}

/**
 * The port inside and outside must match, because a broker advertises one address to every client.
 */
function startKafka(image: string, port: number): Promise<StartedTestContainer> {
  return new GenericContainer(image)
    .withExposedPorts({ container: port, host: port })
    .withEnvironment({
      KAFKA_NODE_ID: '1',
      KAFKA_PROCESS_ROLES: 'broker,controller',
      KAFKA_CONTROLLER_QUORUM_VOTERS: '1@localhost:19093',
      KAFKA_LISTENERS: `PLAINTEXT://:${port},CONTROLLER://:19093`,
      KAFKA_ADVERTISED_LISTENERS: `PLAINTEXT://127.0.0.1:${port}`,
      KAFKA_LISTENER_SECURITY_PROTOCOL_MAP: 'PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT',
      KAFKA_CONTROLLER_LISTENER_NAMES: 'CONTROLLER',
      KAFKA_AUTO_CREATE_TOPICS_ENABLE: 'false',
      KAFKA_OFFSETS_TOPIC_REPLICATION_FACTOR: '1',
      KAFKA_OFFSETS_TOPIC_NUM_PARTITIONS: '1',
      KAFKA_TRANSACTION_STATE_LOG_REPLICATION_FACTOR: '1',
      KAFKA_TRANSACTION_STATE_LOG_MIN_ISR: '1',
      KAFKA_GROUP_INITIAL_REBALANCE_DELAY_MS: '0',
    })
    .withWaitStrategy(Wait.forLogMessage(/Kafka Server started/))
    .withStartupTimeout(startTimeoutMs)
    .start();
}
