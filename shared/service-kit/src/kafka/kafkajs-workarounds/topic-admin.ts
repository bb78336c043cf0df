import { setTimeout as wait } from 'node:timers/promises';
import type { Admin, Kafka } from 'kafkajs';
import type { Logger } from '../../logger/index.ts';
import type { Broker, PartitionOffsets, TopicPlan } from '../broker/broker.ts';
import { topicConfig } from '../broker/topic-config.ts';
import type { TopicReplication } from '../broker/topic-config.ts';
import { checkExistingTopics } from './existing-topics.ts';

const metadataTimeoutMs = 10_000;
const pollMs = 100;

/**
 * When several services create a topic at once, Kafka reports 'exists already' before the topic has
 * a leader, and metadata requests fail for a moment.
 */
const retryUntilMetadataSettles = async <T>(task: () => Promise<T>): Promise<T> => {
  for (const end = Date.now() + metadataTimeoutMs; ; await wait(pollMs)) {
    try {
      return await task();
    } catch (error) {
      if (Date.now() >= end) throw error;
    }
  }
};

export interface TopicAdmin extends Pick<Broker, 'ensureTopics' | 'fetchOffsets'> {
  isReachable(): Promise<boolean>;
  close(): Promise<void>;
}

interface TopicAdminSettings {
  readonly topicPrefix: string;
  readonly replication: TopicReplication;
  readonly logger: Logger;
}

const createMissingTopics = async (
  client: Admin,
  plans: readonly TopicPlan[],
  { topicPrefix, replication }: TopicAdminSettings,
): Promise<void> => {
  const existing = new Set(await client.listTopics());
  const missing = plans.filter(({ name }) => !existing.has(topicPrefix + name));
  if (missing.length === 0) return;
  await client.createTopics({
    waitForLeaders: false,
    topics: missing.map((plan) => topicConfig(plan, topicPrefix, replication)),
  });
};

const createAndCheck = async (
  client: Admin,
  plans: readonly TopicPlan[],
  settings: TopicAdminSettings,
): Promise<void> => {
  await createMissingTopics(client, plans, settings);
  const { topics: metadata } = await retryUntilMetadataSettles(() =>
    client.fetchTopicMetadata({ topics: plans.map(({ name }) => settings.topicPrefix + name) }),
  );
  await checkExistingTopics(client, { ...settings, plans, metadata });
};

/** Topics are checked once in the life of a process; a check that failed is made again. */
const createTopicChecker = (settings: TopicAdminSettings) => {
  const checks = new Map<string, Promise<void>>();
  const startCheck = (client: Admin, plans: readonly TopicPlan[]): void => {
    const check = createAndCheck(client, plans, settings).catch((error: unknown) => {
      for (const { name } of plans) checks.delete(name);
      throw error;
    });
    for (const { name } of plans) checks.set(name, check);
  };
  return async (client: Admin, plans: readonly TopicPlan[]): Promise<void> => {
    const byName = new Map(plans.map((plan) => [plan.name, plan]));
    const unchecked = [...byName.values()].filter(({ name }) => !checks.has(name));
    if (unchecked.length > 0) startCheck(client, unchecked);
    await Promise.all([...byName.keys()].flatMap((name) => checks.get(name) ?? []));
  };
};

export const createTopicAdmin = (kafka: Kafka, settings: TopicAdminSettings): TopicAdmin => {
  const { topicPrefix } = settings;
  const ensureTopics = createTopicChecker(settings);
  let admin: Promise<Admin> | undefined;
  const connectAdmin = (): Promise<Admin> => {
    admin ??= (async () => {
      const connecting = kafka.admin({
        retry: { retries: 3, initialRetryTime: 200, maxRetryTime: 2_000 },
      });
      await connecting.connect();
      return connecting;
    })().catch((error: unknown) => {
      admin = undefined;
      throw error;
    });
    return admin;
  };

  return {
    ensureTopics: async (plans) => ensureTopics(await connectAdmin(), plans),
    fetchOffsets: async (topic) => {
      const client = await connectAdmin();
      const ends = await retryUntilMetadataSettles(() =>
        client.fetchTopicOffsets(topicPrefix + topic),
      );
      return ends.map(({ partition, low, high }): PartitionOffsets => ({
        partition,
        low: BigInt(low),
        high: BigInt(high),
      }));
    },
    isReachable: async () => {
      try {
        await (await connectAdmin()).describeCluster();
        return true;
      } catch {
        return false;
      }
    },
    close: async () => {
      const client = await admin?.catch(() => undefined);
      await client?.disconnect();
    },
  };
};
