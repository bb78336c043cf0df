import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { orderEvents } from '@tokri/contracts/events';
import { readConfig } from '@tokri/service-kit/config';
import {
  countGroupMembers,
  createBroker,
  toKafkaSecurity,
  toTopicPlan,
  type Broker,
} from '@tokri/service-kit/kafka';
import type { Compose, RunningService } from '@tokri/service-kit/lifecycle';
import { eventually, silentLogger } from '@tokri/service-kit/testing';
import { readEventMatrix, type ConsumerGroup } from '../../k8s/generator/event-matrix.ts';
import { deployables } from '../../k8s/generator/deployables.ts';
import { repository } from '../support/planted-tree.ts';
import {
  administrator,
  password,
  startSecuredBroker,
  type SecuredBroker,
} from '../support/secured-broker.ts';
import { resolveEnvironment, type ConfigSchema } from './checks/variables.ts';
import { applyManifests, revoke } from './kafka-rights.ts';
import { ofKind, type KafkaTopic, type KafkaUser } from './manifest-types.ts';
import { findDeployment, readOverlay } from './read-overlay.ts';
import { sampleSecrets } from './sample-secrets.ts';

const { manifests, configMaps } = readOverlay('production');
const users = ofKind<KafkaUser>(manifests, 'KafkaUser');
const topics = ofKind<KafkaTopic>(manifests, 'KafkaTopic');
const onCluster = deployables.filter(({ name }) => name !== 'stand-ins');

let secured: SecuredBroker;
let groups: readonly ConsumerGroup[];
const opened: Broker[] = [];
const running: RunningService[] = [];

const security = (user: string, changes: NodeJS.ProcessEnv = {}) =>
  toKafkaSecurity({
    KAFKA_TLS: 'yes',
    KAFKA_TLS_CA_FILE: secured.caFile,
    KAFKA_SASL_MECHANISM: 'scram-sha-512',
    KAFKA_SASL_USERNAME: user,
    KAFKA_SASL_PASSWORD: password,
    ...changes,
  });

const connectAs = (user: string, changes?: NodeJS.ProcessEnv): Broker => {
  const broker = createBroker({
    brokers: [secured.brokers],
    clientId: user,
    security: security(user, changes),
    maxWaitMs: 50,
    topicPrefix: '',
    replication: { factor: 1, minInSync: 1 },
    logger: silentLogger,
  });
  opened.push(broker);
  return broker;
};
const publish = (broker: Broker, topic: string): Promise<void> =>
  broker.publish([{ topic, key: '1', value: 'a value' }]);

/** The environment of the pod, with the stores of the test. */
const podEnvironment = (name: string): NodeJS.ProcessEnv => ({
  ...resolveEnvironment(findDeployment(manifests, name), { configMaps, secrets: sampleSecrets }),
  HOST: '127.0.0.1',
  PORT: '0',
  METRICS_PORT: '0',
  LOG_LEVEL: 'error',
  DRAIN_WAIT_MS: '0',
  MONGODB_URL: process.env.MONGODB_URL,
  MONGODB_DATABASE: `k8s-${name}-${randomBytes(4).toString('hex')}`,
  KAFKA_MEMBER_FILE: '',
  KAFKA_REPLICATION_FACTOR: '1',
  KAFKA_MIN_ISR: '1',
  REDIS_URL: process.env.REDIS_URL,
  WEB_ROOT: '/nowhere',
  KAFKA_BROKERS: secured.brokers,
  KAFKA_TLS_CA_FILE: secured.caFile,
  KAFKA_SASL_PASSWORD: password,
});

const startDeployable = async (name: string): Promise<RunningService> => {
  const folder = onCluster.find((deployable) => deployable.name === name)?.folder ?? '';
  const { configSchema } = (await import(path.join(repository, folder, 'src/config.ts'))) as {
    configSchema: ConfigSchema;
  };
  const { compose } = (await import(path.join(repository, folder, 'src/compose.ts'))) as {
    compose: Compose<unknown>;
  };
  const config = readConfig(configSchema, podEnvironment(name));
  const service = await compose(config, { logger: silentLogger });
  running.push(service);
  return service;
};

beforeAll(async () => {
  ({ groups } = await readEventMatrix());
  secured = await startSecuredBroker(onCluster.map(({ name }) => name));
  await applyManifests(
    { brokers: secured.brokers, security: security(administrator) },
    { topics, users },
  );
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((service) => service.stop()));
  await Promise.all(opened.splice(0).map((broker) => broker.close()));
});
afterAll(() => secured.stop());

describe('a client of a secured broker', () => {
  it('publishes and reads with the certificate and the password', async () => {
    const broker = connectAs('order');
    await publish(broker, 'order.events');
    const received: (string | null)[] = [];
    await broker.subscribe({
      group: 'order.tables.test',
      topics: ['order.events'],
      from: 'beginning',
      commit: false,
      onMessage: async ({ value }) => {
        received.push(value);
        return 'done';
      },
    });
    await eventually(() => received.length > 0, { missing: 'the published message' });
    expect(received).toEqual(['a value']);
  });

  it.each([
    ['a wrong password', { KAFKA_SASL_PASSWORD: 'wrong' }, /authentication/i],
    ['no password', { KAFKA_SASL_MECHANISM: undefined }, /closed|connection/i],
    ['a plain connection', { KAFKA_TLS: 'no' }, /closed|connection/i],
  ])('is refused with %s', async (_offence, changes, message) => {
    await expect(publish(connectAs('order', changes), 'order.events')).rejects.toThrow(message);
  });

  it('refuses a broker with the certificate of somebody else', async () => {
    const broker = connectAs('order', { KAFKA_TLS_CA_FILE: secured.foreignCaFile });
    await expect(publish(broker, 'order.events')).rejects.toThrow(/certificate/i);
  });
});

describe('the rights of a deployable', () => {
  it.each(onCluster.map(({ name }) => name).filter((name) => name !== 'bff'))(
    'let %s create nothing, catch up, consume and become ready',
    async (name) => {
      const { url } = await startDeployable(name);
      expect((await fetch(`${url}/health/ready`)).status).toBe(200);
      const cluster = {
        brokers: [secured.brokers],
        clientId: 'spec',
        security: security(administrator),
      };
      for (const { group } of groups.filter(({ service }) => service === name))
        await eventually(() => countGroupMembers(cluster, group), { missing: `${group} joined` });
    },
  );

  it('let the bff follow the events of its live streams', async () => {
    const { url } = await startDeployable('bff');
    await eventually(
      async () => {
        const details = (await (await fetch(`${url}/health/details`)).json()) as {
          readonly live: { readonly isFollowing: boolean };
        };
        return details.live.isFollowing;
      },
      { missing: 'the live streams' },
    );
  });

  it.each([
    ['chat', 'order.events'],
    ['bff', 'order.events'],
    ['cart', 'order.events.chat.dlq'],
  ])('do not let %s publish to %s', async (user, topic) => {
    await expect(publish(connectAs(user), topic)).rejects.toThrow(/authoriz/i);
  });

  it('let a service start although a topic has other segments than its contract says', async () => {
    const plan = { ...toTopicPlan(orderEvents), segmentMs: 120_000 };
    await expect(connectAs('order').ensureTopics([plan])).resolves.toBeUndefined();
  });

  it('end when one is taken away', async () => {
    const [chat] = users.filter(({ metadata }) => metadata.name === 'chat');
    await revoke(
      { brokers: secured.brokers, security: security(administrator) },
      chat as KafkaUser,
      'chat.events',
    );
    const broker = connectAs('chat');
    await eventually(
      () =>
        publish(broker, 'chat.events').then(
          () => false,
          (error: Error) => /authoriz/i.test(error.message),
        ),
      { missing: 'the refusal' },
    );
  });
});
