import type { Consumer, Kafka } from 'kafkajs';
import type { Logger } from '../../logger/index.ts';
import type { RunningSubscription, Subscription } from '../broker/broker.ts';
import {
  autoCommit,
  consumerSettings,
  concurrentPartitions,
  maxSilenceMs,
} from './client-settings.ts';
import { createBatchHandler } from './batch-handler.ts';
import { retryBrokerErrors } from '../broker/retry-broker-errors.ts';
import { leaveAsPredecessor } from './leave-as-predecessor.ts';
import type { MemberFile } from './member-file.ts';
import { reportPartitions } from './partition-reports.ts';
import { watchConsumer } from './consumer-watchdog.ts';

export interface SubscriptionContext {
  readonly kafka: Kafka;
  readonly topicPrefix: string;
  readonly maxWaitMs: number;
  readonly memberFile: MemberFile | undefined;
  readonly logger: Logger;
  readonly onRequest: ((apiName: string) => void) | undefined;
  isReachable(): Promise<boolean>;
  onFatal(error: Error): void;
}

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
    maxSilenceMs,
    isReachable,
    logger,
    onSilent: fail,
  });
};

const connectConsumer = async (
  consumer: Consumer,
  { topics, from }: Subscription,
  topicPrefix: string,
): Promise<void> => {
  await consumer.connect();
  await consumer.subscribe({
    topics: topics.map((topic) => topicPrefix + topic),
    fromBeginning: from === 'beginning',
  });
};

export const openSubscription = async (
  context: SubscriptionContext,
  subscription: Subscription,
): Promise<RunningSubscription> => {
  const { kafka, topicPrefix, maxWaitMs, logger } = context;
  const group = topicPrefix + subscription.group;
  if (context.memberFile && subscription.commit) leaveAsPredecessor(group, context.memberFile);
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
  if (context.onRequest)
    consumer.on(consumer.events.REQUEST, ({ payload }) => context.onRequest?.(payload.apiName));
  const runWithReports = reportPartitions(consumer, subscription, topicPrefix);

  await retryBrokerErrors(() => connectConsumer(consumer, subscription, topicPrefix), {
    operation: `joining ${group}`,
    logger,
    isStopped: () => isStopped,
  });
  await runWithReports(() =>
    consumer.run({
      eachBatchAutoResolve: false,
      autoCommit: subscription.commit,
      ...(subscription.commit ? autoCommit : {}),
      partitionsConsumedConcurrently: concurrentPartitions,
      eachBatch: createBatchHandler(subscription, { topicPrefix, resumeTimers, lagByPartition }),
    }),
  );
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
