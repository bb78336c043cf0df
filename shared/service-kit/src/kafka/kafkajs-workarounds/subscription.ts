import type { Consumer, EachBatchPayload, Kafka, KafkaMessage } from 'kafkajs';
import type { Logger } from '../../logger/index.ts';
import type { IncomingMessage, RunningSubscription, Subscription } from '../broker/broker.ts';
import {
  autoCommit,
  consumerSettings,
  concurrentPartitions,
  sessionTimeoutMs,
} from './client-settings.ts';
import { retryBrokerErrors } from '../broker/retry-broker-errors.ts';
import { watchConsumer } from './consumer-watchdog.ts';

export interface SubscriptionContext {
  readonly kafka: Kafka;
  readonly topicPrefix: string;
  readonly maxWaitMs: number;
  readonly logger: Logger;
  isReachable(): Promise<boolean>;
  onFatal(error: Error): void;
}

const toText = (value: Buffer | string | (Buffer | string)[] | undefined): string =>
  Array.isArray(value) ? toText(value[0]) : (value?.toString() ?? '');

const toIncomingMessage = (
  topic: string,
  partition: number,
  message: KafkaMessage,
): IncomingMessage => ({
  topic,
  partition,
  offset: message.offset,
  key: message.key?.toString() ?? '',
  value: message.value?.toString() ?? null,
  headers: Object.fromEntries(
    Object.entries(message.headers ?? {}).map(([name, value]) => [name, toText(value)]),
  ),
});

/**
 * Handles message by message and resolves an offset only after success. A message to retry pauses
 * its partition; fetching the others keeps heartbeats flowing.
 */
const createBatchHandler =
  (
    subscription: Subscription,
    {
      topicPrefix,
      resumeTimers,
      lagByPartition,
    }: {
      readonly topicPrefix: string;
      readonly resumeTimers: Set<NodeJS.Timeout>;
      readonly lagByPartition: Map<string, number>;
    },
  ) =>
  async ({
    batch,
    isRunning,
    isStale,
    resolveOffset,
    heartbeat,
    commitOffsetsIfNecessary,
    pause,
  }: EachBatchPayload): Promise<void> => {
    const partitionKey = `${batch.topic}/${batch.partition}`;
    const recordLag = (offset: bigint): void => {
      lagByPartition.set(partitionKey, Math.max(0, Number(BigInt(batch.highWatermark) - offset)));
    };
    for (const message of batch.messages) {
      if (!isRunning() || isStale()) break;
      recordLag(BigInt(message.offset));
      const acknowledgement = await subscription.onMessage(
        toIncomingMessage(batch.topic.slice(topicPrefix.length), batch.partition, message),
      );
      if (acknowledgement !== 'done') {
        const resume = pause();
        const timer = setTimeout(() => {
          resumeTimers.delete(timer);
          resume();
        }, acknowledgement.retryAfterMs);
        resumeTimers.add(timer);
        break;
      }
      resolveOffset(message.offset);
      recordLag(BigInt(message.offset) + 1n);
      await heartbeat();
      if (subscription.commit) await commitOffsetsIfNecessary();
    }
  };

const watchFailures = (
  { isReachable, logger }: SubscriptionContext,
  {
    consumer,
    group,
    fail,
  }: {
    readonly consumer: Consumer;
    readonly group: string;
    readonly fail: (error: Error) => void;
  },
) => {
  consumer.on(consumer.events.CRASH, ({ payload }) => {
    if (!payload.restart)
      fail(new Error(`consumer ${group} has stopped for good`, { cause: payload.error }));
  });
  return watchConsumer({
    consumer,
    group,
    maxSilenceMs: 2 * sessionTimeoutMs,
    isReachable,
    logger,
    onSilent: fail,
  });
};

export const openSubscription = async (
  context: SubscriptionContext,
  subscription: Subscription,
): Promise<RunningSubscription> => {
  const { kafka, topicPrefix, maxWaitMs, logger } = context;
  const group = topicPrefix + subscription.group;
  const consumer = kafka.consumer(consumerSettings(group, maxWaitMs));
  const resumeTimers = new Set<NodeJS.Timeout>();
  const lagByPartition = new Map<string, number>();
  let isStopped = false;
  const joined = new Promise<void>((resolve) => {
    consumer.on(consumer.events.GROUP_JOIN, () => {
      lagByPartition.clear();
      resolve();
    });
  });
  const fail = (error: Error): void => {
    if (!isStopped) context.onFatal(error);
  };
  const watchdog = watchFailures(context, { consumer, group, fail });
  consumer.on(consumer.events.FETCH, () => subscription.onFetch?.());

  await retryBrokerErrors(
    async () => {
      await consumer.connect();
      await consumer.subscribe({
        topics: subscription.topics.map((topic) => topicPrefix + topic),
        fromBeginning: subscription.from === 'beginning',
      });
    },
    { operation: `joining ${group}`, logger, isStopped: () => isStopped },
  );
  await consumer.run({
    eachBatchAutoResolve: false,
    autoCommit: subscription.commit,
    ...(subscription.commit ? autoCommit : {}),
    partitionsConsumedConcurrently: concurrentPartitions,
    eachBatch: createBatchHandler(subscription, { topicPrefix, resumeTimers, lagByPartition }),
  });
  return {
    joined,
    lag: () => [...lagByPartition.values()].reduce((sum, lag) => sum + lag, 0),
    stop: async () => {
      isStopped = true;
      watchdog.stop();
      for (const timer of resumeTimers) clearTimeout(timer);
      await consumer.disconnect();
    },
  };
};
