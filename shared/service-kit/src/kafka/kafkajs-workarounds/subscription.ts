import type { Consumer, Kafka } from 'kafkajs';
import type { Logger } from '../../logger/index.ts';
import type { RunningSubscription, StartPosition, Subscription } from '../broker/broker.ts';
import {
  consumerSettings,
  defaultBusyPauseMs,
  maxSilenceMs,
  runSettings,
} from './client-settings.ts';
import { createBatchHandler } from './batch-handler.ts';
import { createOffsetCommits, noOffsetCommits } from './offset-commits.ts';
import { retryBrokerErrors } from '../broker/retry-broker-errors.ts';
import { leaveAsPredecessor } from './leave-as-predecessor.ts';
import type { MemberFile } from './member-file.ts';
import { pauseWhenBusy } from './busy-pause.ts';
import { trackFetchAge } from './fetch-age.ts';
import { withFetchHooks, type FetchHooks } from './fetch-hooks.ts';
import { reportAssignments, reportFetches } from './partition-reports.ts';
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
  const startOf = (topic: string): StartPosition =>
    typeof from === 'function' ? from(topic) : from;
  await consumer.connect();
  for (const start of ['beginning', 'now'] as const) {
    const starting = topics.filter((topic) => startOf(topic) === start);
    if (starting.length > 0)
      await consumer.subscribe({
        topics: starting.map((topic) => topicPrefix + topic),
        fromBeginning: start === 'beginning',
      });
  }
};

const reportEvents = (
  consumer: Consumer,
  { onFetch, onAssigned }: Subscription,
  { onRequest, topicPrefix }: SubscriptionContext,
): void => {
  if (onAssigned) reportAssignments(consumer, onAssigned, topicPrefix);
  if (onFetch)
    consumer.on(consumer.events.FETCH, () => {
      onFetch();
    });
  if (onRequest)
    consumer.on(consumer.events.REQUEST, ({ payload: { apiName } }) => {
      onRequest(apiName);
    });
};

const fetchHooksOf = (
  { busyPauseMs = defaultBusyPauseMs, onPartitionsFetched }: Subscription,
  topicPrefix: string,
): readonly FetchHooks[] => [
  pauseWhenBusy(busyPauseMs),
  ...(onPartitionsFetched ? [reportFetches(onPartitionsFetched, topicPrefix)] : []),
];

const whenJoined = (consumer: Consumer, lagByPartition: Map<string, number>): Promise<void> =>
  new Promise((resolve) => {
    consumer.on(consumer.events.GROUP_JOIN, () => {
      lagByPartition.clear();
      resolve();
    });
  });

const withHandledMessages = (subscription: Subscription, onHandled: () => void): Subscription => ({
  ...subscription,
  onMessage: async (message) => {
    const acknowledgement = await subscription.onMessage(message);
    onHandled();
    return acknowledgement;
  },
});

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
  const joined = whenJoined(consumer, lagByPartition);
  const fail = (error: Error): void => {
    if (!isStopped) context.onFatal(error);
  };
  const fetchAge = trackFetchAge(consumer);
  const watchdog = watchFailures(context, { consumer, group, fail });
  reportEvents(consumer, subscription, context);
  const offsetCommits = subscription.commit
    ? createOffsetCommits({ consumer, group, logger })
    : noOffsetCommits;

  await retryBrokerErrors(() => connectConsumer(consumer, subscription, topicPrefix), {
    operation: `joining ${group}`,
    logger,
    isStopped: () => isStopped,
  });
  await withFetchHooks([...fetchHooksOf(subscription, topicPrefix), fetchAge.hooks], () =>
    consumer.run({
      ...runSettings,
      eachBatch: createBatchHandler(withHandledMessages(subscription, fetchAge.recordHandled), {
        topicPrefix,
        resumeTimers,
        lagByPartition,
        offsetCommits,
      }),
    }),
  );
  return {
    joined,
    fetchAgeMs: fetchAge.fetchAgeMs,
    lag: () => [...lagByPartition.values()].reduce((sum, lag) => sum + lag, 0),
    stop: async () => {
      isStopped = true;
      watchdog.stop();
      for (const timer of resumeTimers) clearTimeout(timer);
      await offsetCommits.stop();
      await consumer.disconnect();
    },
  };
};
