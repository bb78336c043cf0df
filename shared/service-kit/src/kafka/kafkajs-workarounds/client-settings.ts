import type { ConsumerConfig, ConsumerRunConfig, ProducerConfig, logCreator } from 'kafkajs';
import { Partitioners, logLevel } from 'kafkajs';
import type { Logger } from '../../logger/index.ts';

export const clientTimeouts = { connectionTimeout: 3_000, requestTimeout: 10_000 } as const;

/**
 * kafkajs loses acknowledged messages of idempotent sends when a response is lost; consumers absorb
 * duplicates instead. See docs/adr/0011-kafkajs-workarounds.md.
 */
export const producerSettings: ProducerConfig = {
  idempotent: false,
  maxInFlightRequests: 1,
  allowAutoTopicCreation: false,
  createPartitioner: Partitioners.DefaultPartitioner,
  retry: { retries: 5, initialRetryTime: 200, maxRetryTime: 5_000 },
};
export const acksFromAllReplicas = -1;

/**
 * A member that was killed holds its partitions this long. Heartbeats are sent while a handler runs,
 * so handlers may take longer; a stall of the event loop may not.
 */
const sessionTimeoutMs = 10_000;
export const heartbeatIntervalMs = 2_000;
/** Longer than the deadline of a handler: a member joins again only between two messages. */
const rebalanceTimeoutMs = 20_000;
/** Longer than a JoinGroup request, which waits 5 s more than the rebalance timeout. */
export const maxSilenceMs = 60_000;

export const consumerSettings = (groupId: string, maxWaitMs: number): ConsumerConfig => ({
  groupId,
  allowAutoTopicCreation: false,
  sessionTimeout: sessionTimeoutMs,
  heartbeatInterval: heartbeatIntervalMs,
  rebalanceTimeout: rebalanceTimeoutMs,
  maxWaitTimeInMs: maxWaitMs,
  maxBytesPerPartition: 256 * 1024,
  retry: { retries: 5, initialRetryTime: 200, maxRetryTime: 5_000 },
});

/** A killed consumer leaves the messages of this time to be handled again. */
export const offsetCommitIntervalMs = 1_500;
export const defaultBusyPauseMs = 10;
export const runSettings = {
  eachBatchAutoResolve: false,
  autoCommit: false,
  partitionsConsumedConcurrently: 3,
} as const satisfies ConsumerRunConfig;

export const toKafkajsLogger =
  (logger: Logger): logCreator =>
  () =>
  ({ namespace, level, log }) => {
    const {
      error: detail,
      groupId,
      broker,
    } = log as { readonly error?: unknown; readonly groupId?: unknown; readonly broker?: unknown };
    const fields = { kafkajs: namespace, detail, groupId, broker };
    if (level <= logLevel.WARN) logger.warn(fields, log.message);
    else logger.debug(fields, log.message);
  };
