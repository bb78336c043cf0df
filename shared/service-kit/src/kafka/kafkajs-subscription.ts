import type { EachBatchPayload, Kafka, KafkaMessage } from 'kafkajs';
import type { Logger } from '../logger/index.ts';
import type { IncomingMessage, RunningSubscription, Subscription } from './broker.ts';
import {
  commitEvery,
  consumerSettings,
  partitionsAtOnce,
  sessionTimeoutMs,
} from './kafkajs-settings.ts';
import { patiently } from './patiently.ts';
import { watchConsumer } from './watchdog.ts';

export interface Surroundings {
  readonly kafka: Kafka;
  readonly topicPrefix: string;
  readonly maxWaitMs: number;
  readonly logger: Logger;
  reachable(): Promise<boolean>;
  onFatal(error: Error): void;
}

const textOf = (value: Buffer | string | (Buffer | string)[] | undefined): string =>
  Array.isArray(value) ? textOf(value[0]) : (value?.toString() ?? '');

const incoming = (topic: string, partition: number, message: KafkaMessage): IncomingMessage => ({
  topic,
  partition,
  offset: message.offset,
  key: message.key?.toString() ?? '',
  value: message.value?.toString() ?? null,
  headers: Object.fromEntries(
    Object.entries(message.headers ?? {}).map(([name, value]) => [name, textOf(value)]),
  ),
});

/**
 * The loop of reliability.md 2: message by message, the offset after success only. A message that must come again pauses its partition; fetching the others
 * goes on and keeps the group's heartbeats flowing.
 */
const batchLoop =
  (
    subscription: Subscription,
    {
      topicPrefix,
      resumers,
      behind,
    }: {
      readonly topicPrefix: string;
      readonly resumers: Set<NodeJS.Timeout>;
      readonly behind: Map<string, number>;
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
    const place = `${batch.topic}/${batch.partition}`;
    /** From this offset on everything of the partition waits. */
    const waitsFrom = (offset: bigint): void => {
      behind.set(place, Math.max(0, Number(BigInt(batch.highWatermark) - offset)));
    };
    for (const message of batch.messages) {
      if (!isRunning() || isStale()) break;
      waitsFrom(BigInt(message.offset));
      const verdict = await subscription.onMessage(
        incoming(batch.topic.slice(topicPrefix.length), batch.partition, message),
      );
      if (verdict !== 'done') {
        const resume = pause();
        const timer = setTimeout(() => {
          resumers.delete(timer);
          resume();
        }, verdict.retryAfterMs);
        resumers.add(timer);
        break;
      }
      resolveOffset(message.offset);
      waitsFrom(BigInt(message.offset) + 1n);
      await heartbeat();
      if (subscription.commit) await commitOffsetsIfNecessary();
    }
  };

export const openSubscription = async (
  around: Surroundings,
  subscription: Subscription,
): Promise<RunningSubscription> => {
  const { kafka, topicPrefix, maxWaitMs, logger } = around;
  const group = topicPrefix + subscription.group;
  const consumer = kafka.consumer(consumerSettings(group, maxWaitMs));
  const resumers = new Set<NodeJS.Timeout>();
  const behind = new Map<string, number>();
  let isStopped = false;
  const joined = new Promise<void>((resolve) => {
    consumer.on(consumer.events.GROUP_JOIN, () => {
      resolve();
    });
  });
  const fail = (error: Error): void => {
    if (!isStopped) around.onFatal(error);
  };
  const watchdog = watchConsumer({
    consumer,
    group,
    silentMsMax: 2 * sessionTimeoutMs,
    reachable: around.reachable,
    logger,
    onSilent: fail,
  });
  consumer.on(consumer.events.CRASH, ({ payload }) => {
    if (!payload.restart)
      fail(new Error(`consumer ${group} has stopped for good`, { cause: payload.error }));
  });
  consumer.on(consumer.events.FETCH, () => subscription.onFetch?.());
  // Partitions may have gone to another member, which counts their messages from here on.
  consumer.on(consumer.events.GROUP_JOIN, () => {
    behind.clear();
  });

  await patiently(
    async () => {
      await consumer.connect();
      await consumer.subscribe({
        topics: subscription.topics.map((topic) => topicPrefix + topic),
        fromBeginning: subscription.from === 'beginning',
      });
    },
    { doing: `joining ${group}`, logger, isStopped: () => isStopped },
  );
  await consumer.run({
    eachBatchAutoResolve: false,
    autoCommit: subscription.commit,
    ...(subscription.commit ? commitEvery : {}),
    partitionsConsumedConcurrently: partitionsAtOnce,
    eachBatch: batchLoop(subscription, { topicPrefix, resumers, behind }),
  });
  return {
    joined,
    lag: () => [...behind.values()].reduce((sum, one) => sum + one, 0),
    stop: async () => {
      isStopped = true;
      watchdog.stop();
      for (const timer of resumers) clearTimeout(timer);
      await consumer.disconnect();
    },
  };
};
