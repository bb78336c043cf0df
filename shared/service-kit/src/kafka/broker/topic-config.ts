import type { ITopicConfig } from 'kafkajs';
import type { TopicPlan } from './broker.ts';

/** How many brokers hold a partition, and how many of them must acknowledge a write. */
export interface TopicReplication {
  readonly factor: number;
  readonly minInSync: number;
}

/** Survives the loss of one broker without refusing writes. */
export const defaultReplication: TopicReplication = { factor: 3, minInSync: 2 };

/** Throws when no write could be acknowledged. */
export const toTopicReplication = (settings: {
  readonly KAFKA_REPLICATION_FACTOR: number;
  readonly KAFKA_MIN_ISR: number;
}): TopicReplication => {
  const { KAFKA_REPLICATION_FACTOR: factor, KAFKA_MIN_ISR: minInSync } = settings;
  if (minInSync > factor)
    throw new Error('KAFKA_MIN_ISR must not be larger than KAFKA_REPLICATION_FACTOR');
  return { factor, minInSync };
};

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const toSegmentMs = ({ cleanup, retentionMs, segmentMs }: TopicPlan): number =>
  segmentMs ??
  (cleanup === 'compact'
    ? hourMs
    : Math.min(7 * dayMs, Math.max(60_000, Math.floor(retentionMs / 2))));

export const toTopicSettings = (
  plan: TopicPlan,
  { minInSync }: TopicReplication,
): Readonly<Record<string, string>> => ({
  'cleanup.policy': plan.cleanup,
  'retention.ms': String(plan.retentionMs),
  'segment.ms': String(toSegmentMs(plan)),
  'min.insync.replicas': String(minInSync),
  'unclean.leader.election.enable': 'false',
  'max.message.bytes': String(1024 * 1024),
  ...(plan.cleanup === 'compact'
    ? { 'min.cleanable.dirty.ratio': '0.1', 'delete.retention.ms': String(dayMs) }
    : {}),
});

export const topicConfig = (
  plan: TopicPlan,
  topicPrefix: string,
  replication: TopicReplication,
): ITopicConfig => ({
  topic: topicPrefix + plan.name,
  numPartitions: plan.partitions,
  replicationFactor: replication.factor,
  configEntries: Object.entries(toTopicSettings(plan, replication)).map(([name, value]) => ({
    name,
    value,
  })),
});
