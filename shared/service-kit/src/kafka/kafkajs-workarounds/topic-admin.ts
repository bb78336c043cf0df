import { setTimeout as wait } from 'node:timers/promises';
import type { Admin, ITopicConfig, Kafka } from 'kafkajs';
import type { Broker, PartitionOffsets, TopicPlan } from '../broker/broker.ts';

const replicationFactor = 3;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const toSegmentMs = ({ cleanup, retentionMs, segmentMs }: TopicPlan): number =>
  segmentMs ??
  (cleanup === 'compact'
    ? hourMs
    : Math.min(7 * dayMs, Math.max(60_000, Math.floor(retentionMs / 2))));

export const topicConfig = (
  plan: TopicPlan,
  topicPrefix: string,
  brokerCount: number,
): ITopicConfig => {
  const replicas = Math.min(replicationFactor, brokerCount);
  const entries: Record<string, string> = {
    'cleanup.policy': plan.cleanup,
    'retention.ms': String(plan.retentionMs),
    'segment.ms': String(toSegmentMs(plan)),
    'min.insync.replicas': replicas >= replicationFactor ? '2' : '1',
    'unclean.leader.election.enable': 'false',
    'max.message.bytes': String(1024 * 1024),
    ...(plan.cleanup === 'compact'
      ? { 'min.cleanable.dirty.ratio': '0.1', 'delete.retention.ms': String(dayMs) }
      : {}),
  };
  return {
    topic: topicPrefix + plan.name,
    numPartitions: plan.partitions,
    replicationFactor: replicas,
    configEntries: Object.entries(entries).map(([name, value]) => ({ name, value })),
  };
};

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

const createMissingTopics = async (
  client: Admin,
  plans: readonly TopicPlan[],
  topicPrefix: string,
): Promise<void> => {
  const existing = new Set(await client.listTopics());
  const missing = plans.filter(({ name }) => !existing.has(topicPrefix + name));
  if (missing.length === 0) return;
  const { brokers } = await client.describeCluster();
  await client.createTopics({
    waitForLeaders: false,
    topics: missing.map((plan) => topicConfig(plan, topicPrefix, brokers.length)),
  });
};

export const createTopicAdmin = (kafka: Kafka, topicPrefix: string): TopicAdmin => {
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
    ensureTopics: async (plans) => {
      const client = await connectAdmin();
      const uniquePlans = [...new Map(plans.map((plan) => [plan.name, plan])).values()];
      await createMissingTopics(client, uniquePlans, topicPrefix);
      await retryUntilMetadataSettles(() =>
        client.fetchTopicMetadata({ topics: uniquePlans.map(({ name }) => topicPrefix + name) }),
      );
    },
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
