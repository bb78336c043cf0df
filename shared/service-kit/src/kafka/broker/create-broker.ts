import { Kafka, logLevel } from 'kafkajs';
import type { ISocketFactory } from 'kafkajs';
import type { Logger } from '../../logger/index.ts';
import type { Broker, BrokerHealth, RunningSubscription, Subscription } from './broker.ts';
import {
  clientTimeouts,
  toKafkajsLogger,
  producerSettings,
} from '../kafkajs-workarounds/client-settings.ts';
import { createPublisher } from './create-publisher.ts';
import type { KafkaSecurity } from './kafka-security.ts';
import type { TopicReplication } from './topic-config.ts';
import { openMemberFile } from '../kafkajs-workarounds/member-file.ts';
import { openSubscription } from '../kafkajs-workarounds/subscription.ts';
import type { SubscriptionContext } from '../kafkajs-workarounds/subscription.ts';
import { createTopicAdmin } from '../kafkajs-workarounds/topic-admin.ts';
import '../kafkajs-workarounds/idle-request-queues.ts';

export interface BrokerSettings {
  readonly brokers: readonly string[];
  readonly clientId: string;
  readonly security?: KafkaSecurity;
  /** How long a fetch waits for data. Only idle consumers wait this long. */
  readonly maxWaitMs: number;
  readonly topicPrefix: string;
  /** Of the topics of `ensureTopics`. */
  readonly replication: TopicReplication;
  /** Lets a restarted process replace its killed predecessor in consumer groups at once. */
  readonly memberFile?: string | undefined;
  readonly logger: Logger;
  readonly socketFactory?: ISocketFactory;
  /** Called for each answered request of producers and consumers with its name in the protocol. */
  readonly onRequest?: ((apiName: string) => void) | undefined;
}

const createSubscriptions = (context: SubscriptionContext) => {
  const running = new Set<RunningSubscription>();
  return {
    health: (): Pick<BrokerHealth, 'subscriptions' | 'fetchAgeMs'> => {
      const ages = [...running].map((subscription) => subscription.fetchAgeMs());
      return {
        subscriptions: running.size,
        ...(ages.length > 0 ? { fetchAgeMs: Math.round(Math.min(...ages)) } : {}),
      };
    },
    subscribe: async (subscription: Subscription): Promise<RunningSubscription> => {
      const opened = await openSubscription(context, subscription);
      const tracked: RunningSubscription = {
        joined: opened.joined,
        lag: () => opened.lag(),
        fetchAgeMs: () => opened.fetchAgeMs(),
        stop: async () => {
          running.delete(tracked);
          await opened.stop();
        },
      };
      running.add(tracked);
      return tracked;
    },
    close: async () => {
      await Promise.all([...running].map((subscription) => subscription.stop()));
    },
  };
};

export const createBroker = (settings: BrokerSettings): Broker => {
  const { brokers, clientId, maxWaitMs, topicPrefix, memberFile, logger } = settings;
  const { security, socketFactory, onRequest, replication } = settings;
  const kafka = new Kafka({
    clientId,
    brokers: [...brokers],
    ...clientTimeouts,
    ...security,
    logLevel: logLevel.WARN,
    logCreator: toKafkajsLogger(logger),
    ...(socketFactory ? { socketFactory } : {}),
  });
  const producer = kafka.producer(producerSettings);
  if (onRequest)
    producer.on(producer.events.REQUEST, ({ payload: { apiName } }) => {
      onRequest(apiName);
    });
  const publisher = createPublisher(producer, topicPrefix);
  const admin = createTopicAdmin(kafka, { topicPrefix, replication, logger });
  const fatalListeners: ((error: Error) => void)[] = [];
  const subscriptions = createSubscriptions({
    kafka,
    topicPrefix,
    maxWaitMs,
    memberFile: memberFile === undefined ? undefined : openMemberFile(memberFile),
    logger,
    onRequest,
    isReachable: admin.isReachable,
    onFatal: (error) => {
      for (const listener of fatalListeners) listener(error);
    },
  });
  let closed: Promise<void> | undefined;
  const closeAll = async (): Promise<void> => {
    await subscriptions.close();
    await publisher.close();
    await admin.close();
  };
  return {
    publish: publisher.publish,
    ensureTopics: admin.ensureTopics,
    fetchOffsets: admin.fetchOffsets,
    subscribe: subscriptions.subscribe,
    health: () => ({ ...publisher.health(), ...subscriptions.health() }),
    onFatal: (listener) => {
      fatalListeners.push(listener);
    },
    close: () => (closed ??= closeAll()),
  };
};
