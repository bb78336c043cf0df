import type { Topic } from '@tokri/contracts/events';

/** Names of topics and groups are without the prefix of the surroundings; the broker adds it. */
export interface OutgoingMessage {
  readonly topic: string;
  readonly key: string;
  /** null is a tombstone. */
  readonly value: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface IncomingMessage {
  readonly topic: string;
  readonly partition: number;
  readonly offset: string;
  readonly key: string;
  readonly value: string | null;
  readonly headers: Readonly<Record<string, string>>;
}

/** What became of a message: the offset moves on, or the partition pauses and the same message comes again. */
export type Acknowledgement = 'done' | { readonly retryAfterMs: number };

export interface Subscription {
  readonly group: string;
  readonly topics: readonly string[];
  /** Where a group without offsets begins. */
  readonly from: 'beginning' | 'now';
  /** false for groups that live as long as their process. */
  readonly commit: boolean;
  /** Messages of one partition come one after another. Must not throw. */
  onMessage(message: IncomingMessage): Promise<Acknowledgement>;
  /** After each fetch, also an empty one. */
  onFetch?(): void;
}

export interface RunningSubscription {
  /** Resolves when the group has assigned partitions. */
  readonly joined: Promise<void>;
  /** Messages that still wait to be handled, as of the last fetch of each partition. */
  lag(): number;
  stop(): Promise<void>;
}

export interface TopicPlan extends Pick<Topic, 'name' | 'cleanup' | 'retentionMs'> {
  readonly partitions: number;
}

/** Next offset to be written and first still kept, per partition. */
export interface PartitionOffsets {
  readonly partition: number;
  readonly low: bigint;
  readonly high: bigint;
}

export interface BrokerHealth {
  readonly isConnected: boolean;
  /** Of the last acknowledged or failed publish; absent before the first. */
  readonly lastPublishFailed?: boolean;
  readonly subscriptions: number;
}

/**
 * All that our code knows of Kafka; kafkajs stays behind it, so that another client can take its place (reliability.md 2).
 */
export interface Broker {
  /** In order, one call at a time, acknowledged by all in-sync replicas. Rejects when any message may not have been written. */
  publish(messages: readonly OutgoingMessage[]): Promise<void>;
  /** Creates what is missing; existing topics stay as they are. */
  ensureTopics(plans: readonly TopicPlan[]): Promise<void>;
  fetchOffsets(topic: string): Promise<PartitionOffsets[]>;
  subscribe(subscription: Subscription): Promise<RunningSubscription>;
  health(): BrokerHealth;
  /** Calls the listener once when a consumer has stopped for good: the process must end, a dead consumer looks alive (reliability.md F5). */
  onFatal(listener: (error: Error) => void): void;
  /** Stops subscriptions first, then the producer. */
  close(): Promise<void>;
}

/** A topic of the contracts as it is created: 6 partitions, never changed later. */
export const toTopicPlan = (topic: Topic): TopicPlan => ({
  name: topic.name,
  cleanup: topic.cleanup,
  retentionMs: topic.retentionMs,
  partitions: 6,
});
