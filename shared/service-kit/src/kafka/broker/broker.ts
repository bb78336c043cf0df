import type { Topic } from '@tokri/contracts/events';

/** Names of topics and groups carry no environment prefix; the broker adds it. */
export interface OutgoingMessage {
  readonly topic: string;
  readonly key: string;
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

export type TopicPartition = Pick<IncomingMessage, 'topic' | 'partition'>;

export type Acknowledgement = 'done' | { readonly retryAfterMs: number };

export type StartPosition = 'beginning' | 'now';

export interface Subscription {
  readonly group: string;
  readonly topics: readonly string[];
  /** Where a group without committed offsets starts: the same for all topics, or per topic. */
  readonly from: StartPosition | ((topic: string) => StartPosition);
  readonly commit: boolean;
  /** How long a consumer that has read all messages waits for more before it asks again: 10 ms. */
  readonly busyPauseMs?: number | undefined;
  onMessage(message: IncomingMessage): Promise<Acknowledgement>;
  onFetch?(): void;
  /** All partitions of this consumer, after each rebalance. */
  onAssigned?(partitions: readonly TopicPartition[]): void;
  /** The partitions for which a broker has answered, with or without messages. */
  onPartitionsFetched?(partitions: readonly TopicPartition[]): void;
}

/** For consumers without effects on an order: each process reads every message. */
export const broadcastPauseMs = 50;

export interface RunningSubscription {
  readonly joined: Promise<void>;
  lag(): number;
  /** Since a broker last answered a fetch, at first since the start. */
  fetchAgeMs(): number;
  stop(): Promise<void>;
}

export interface TopicPlan extends Pick<Topic, 'name' | 'cleanup' | 'retentionMs' | 'segmentMs'> {
  readonly partitions: number;
}

export interface PartitionOffsets {
  readonly partition: number;
  readonly low: bigint;
  readonly high: bigint;
}

export interface BrokerHealth {
  readonly isConnected: boolean;
  readonly lastPublishFailed?: boolean;
  readonly subscriptions: number;
  /** Of the subscription that was answered last. */
  readonly fetchAgeMs?: number;
}

/** The port to Kafka; only this folder knows kafkajs. */
export interface Broker {
  /**
   * Sends in order, one call at a time, acknowledged by all in-sync replicas. Rejects when any
   * message may not have been written.
   */
  publish(messages: readonly OutgoingMessage[]): Promise<void>;
  /** Creates missing topics. Throws `TopicDrift` when an existing one differs from its plan. */
  ensureTopics(plans: readonly TopicPlan[]): Promise<void>;
  fetchOffsets(topic: string): Promise<PartitionOffsets[]>;
  subscribe(subscription: Subscription): Promise<RunningSubscription>;
  health(): BrokerHealth;
  /**
   * Calls the listener when a consumer has stopped for good: the process must exit, or it looks
   * alive without consuming.
   */
  onFatal(listener: (error: Error) => void): void;
  close(): Promise<void>;
}

/** Also the most processes of a service that consume at the same time. */
const partitionsPerTopic = 6;

export const toTopicPlan = (topic: Topic): TopicPlan => ({
  name: topic.name,
  cleanup: topic.cleanup,
  retentionMs: topic.retentionMs,
  ...(topic.segmentMs === undefined ? {} : { segmentMs: topic.segmentMs }),
  partitions: partitionsPerTopic,
});
