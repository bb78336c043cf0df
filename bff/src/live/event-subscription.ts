import { setTimeout as wait } from 'node:timers/promises';
import {
  cartEvents,
  catalogStock,
  chatEvents,
  notificationEvents,
  orderEvents,
  slotAreas,
  slotEvents,
  slotSlots,
  companySnapshot,
  userPermissions,
} from '@tokri/contracts/events';
import { startBroadcastConsumer, toTopicPlan } from '@tokri/service-kit/kafka';
import type {
  Broker,
  ConsumerDefinition,
  MaterializedView,
  RunningBroadcastConsumer,
} from '@tokri/service-kit/kafka';
import type { Logger } from '@tokri/service-kit/logger';

const brokerRetryMs = 1_000;
/** An idle fetch takes at most a second. */
const maxFetchGapMs = 10_000;
const topics = [
  orderEvents,
  cartEvents,
  catalogStock,
  chatEvents,
  notificationEvents,
  slotAreas,
  slotEvents,
  slotSlots,
  companySnapshot.topic,
  userPermissions,
];

export const createEventSubscription = ({
  broker,
  consumer,
  views,
  logger,
}: {
  readonly broker: Broker;
  readonly consumer: ConsumerDefinition;
  readonly views: MaterializedView[];
  readonly logger: Logger;
}) => {
  let running: RunningBroadcastConsumer | undefined;
  let isFollowing = false;
  let isStopped = false;

  const subscribe = async (): Promise<void> => {
    await broker.ensureTopics(topics.map(toTopicPlan));
    running = await startBroadcastConsumer({ broker, definition: consumer, views, logger });
    await Promise.all([running.caughtUp, running.joined]);
    isFollowing = true;
  };

  return {
    isFollowing: (): boolean => isFollowing,
    /** Whether the views were read to their ends and the brokers of all changes still answer. */
    areRevocationsCurrent: (now: Date): boolean =>
      isFollowing &&
      running !== undefined &&
      now.getTime() - running.lastFetchMs(userPermissions.name) <= maxFetchGapMs,
    lag: (): number => running?.lag() ?? 0,
    fetchAgeMs: (): number | undefined => running?.fetchAgeMs(),
    start: async (): Promise<void> => {
      while (!isStopped) {
        try {
          await subscribe();
          return;
        } catch (error) {
          logger.warn({ error }, 'cannot subscribe to live events yet');
          await wait(brokerRetryMs);
        }
      }
    },
    stop: async (): Promise<void> => {
      isStopped = true;
      await running?.stop();
    },
  };
};
