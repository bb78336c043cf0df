import { Kafka, logLevel } from 'kafkajs';
import type { ISocketFactory } from 'kafkajs';
import type { Logger } from '../../logger/index.ts';
import type { Broker, RunningSubscription } from './broker.ts';
import {
  acksFromAllReplicas,
  clientTimeouts,
  toKafkajsLogger,
  producerSettings,
} from '../kafkajs-workarounds/client-settings.ts';
import { openSubscription } from '../kafkajs-workarounds/subscription.ts';
import { createTopicAdmin } from '../kafkajs-workarounds/topic-admin.ts';
import '../kafkajs-workarounds/idle-request-queues.ts';

export interface BrokerSettings {
  readonly brokers: readonly string[];
  readonly clientId: string;
  /** How long a fetch waits for data: 50 ms on one machine, 500 to 1,000 ms elsewhere. */
  readonly maxWaitMs: number;
  readonly topicPrefix: string;
  readonly logger: Logger;
  readonly socketFactory?: ISocketFactory;
}

export const createBroker = ({
  brokers,
  clientId,
  maxWaitMs,
  topicPrefix,
  logger,
  socketFactory,
}: BrokerSettings): Broker => {
  const kafka = new Kafka({
    clientId,
    brokers: [...brokers],
    ...clientTimeouts,
    logLevel: logLevel.WARN,
    logCreator: toKafkajsLogger(logger),
    ...(socketFactory ? { socketFactory } : {}),
  });
  const producer = kafka.producer(producerSettings);
  const admin = createTopicAdmin(kafka, topicPrefix);
  const openSubscriptions = new Set<RunningSubscription>();
  const fatalListeners: ((error: Error) => void)[] = [];
  let connecting: Promise<void> | undefined;
  let lastPublishFailed: boolean | undefined;
  let sending: Promise<unknown> = Promise.resolve();
  let closed: Promise<void> | undefined;

  const connect = (): Promise<void> => {
    connecting ??= producer.connect().catch((error: unknown) => {
      connecting = undefined;
      throw error;
    });
    return connecting;
  };

  const send: Broker['publish'] = async (messages) => {
    await connect();
    const byTopic = new Map<
      string,
      { key: string; value: string | null; headers: Record<string, string> }[]
    >();
    for (const { topic, key, value, headers } of messages) {
      const topicMessages = byTopic.get(topic) ?? [];
      byTopic.set(topic, topicMessages);
      topicMessages.push({ key, value, headers: { ...headers } });
    }
    try {
      await producer.sendBatch({
        acks: acksFromAllReplicas,
        topicMessages: [...byTopic].map(([topic, topicMessages]) => ({
          topic: topicPrefix + topic,
          messages: topicMessages,
        })),
      });
      lastPublishFailed = false;
    } catch (error) {
      lastPublishFailed = true;
      throw error;
    }
  };

  const closeAll = async (): Promise<void> => {
    await Promise.all([...openSubscriptions].map((subscription) => subscription.stop()));
    await sending.catch(() => undefined);
    if (connecting) await producer.disconnect();
    await admin.close();
  };

  return {
    // Sends one batch at a time: concurrent sends of one producer are reordered when one of them is
    // retried.
    publish: (messages) => {
      const publishing = sending
        .catch(() => undefined)
        .then(() => (messages.length > 0 ? send(messages) : undefined));
      sending = publishing;
      return publishing;
    },
    ensureTopics: admin.ensureTopics,
    fetchOffsets: admin.fetchOffsets,
    subscribe: async (subscription) => {
      const running = await openSubscription(
        {
          kafka,
          topicPrefix,
          maxWaitMs,
          logger,
          isReachable: admin.isReachable,
          onFatal: (error) => {
            for (const listener of fatalListeners) listener(error);
          },
        },
        subscription,
      );
      const tracked: RunningSubscription = {
        joined: running.joined,
        lag: () => running.lag(),
        stop: async () => {
          openSubscriptions.delete(tracked);
          await running.stop();
        },
      };
      openSubscriptions.add(tracked);
      return tracked;
    },
    health: () => ({
      isConnected: connecting !== undefined,
      ...(lastPublishFailed === undefined ? {} : { lastPublishFailed }),
      subscriptions: openSubscriptions.size,
    }),
    onFatal: (listener) => {
      fatalListeners.push(listener);
    },
    close: () => (closed ??= closeAll()),
  };
};
