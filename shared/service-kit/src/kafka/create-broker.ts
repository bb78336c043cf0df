import { Kafka, logLevel } from 'kafkajs';
import type { ISocketFactory } from 'kafkajs';
import type { Logger } from '../logger/index.ts';
import type { Broker, RunningSubscription } from './broker.ts';
import {
  acknowledgedByAll,
  clientTimeouts,
  loggingInto,
  producerSettings,
} from './kafkajs-settings.ts';
import { openSubscription } from './kafkajs-subscription.ts';
import { createTopicAdmin } from './kafkajs-topics.ts';
import './rest-idle-queues.ts';

export interface BrokerSettings {
  readonly brokers: readonly string[];
  /** The service's name. */
  readonly clientId: string;
  /** How long a fetch waits for data: 50 on one machine, 500 to 1,000 elsewhere. */
  readonly maxWaitMs: number;
  /** Before every topic and group; separates environments and spec files. */
  readonly topicPrefix: string;
  readonly logger: Logger;
  /** Opens connections; straight to the broker without it. */
  readonly socketFactory?: ISocketFactory;
}

/** Connects when first used and again by itself; nothing here throws because the broker is away at start. */
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
    logCreator: loggingInto(logger),
    ...(socketFactory ? { socketFactory } : {}),
  });
  const producer = kafka.producer(producerSettings);
  const admin = createTopicAdmin(kafka, topicPrefix);
  const open = new Set<RunningSubscription>();
  const fatalListeners: ((error: Error) => void)[] = [];
  let connected: Promise<void> | undefined;
  let lastPublishFailed: boolean | undefined;
  let sending: Promise<unknown> = Promise.resolve();
  let closed: Promise<void> | undefined;

  const connect = (): Promise<void> => {
    connected ??= producer.connect().catch((error: unknown) => {
      connected = undefined;
      throw error;
    });
    return connected;
  };

  const send: Broker['publish'] = async (messages) => {
    await connect();
    const byTopic = new Map<
      string,
      { key: string; value: string | null; headers: Record<string, string> }[]
    >();
    for (const { topic, key, value, headers } of messages) {
      const list = byTopic.get(topic) ?? [];
      byTopic.set(topic, list);
      list.push({ key, value, headers: { ...headers } });
    }
    try {
      await producer.sendBatch({
        acks: acknowledgedByAll,
        topicMessages: [...byTopic].map(([topic, list]) => ({
          topic: topicPrefix + topic,
          messages: list,
        })),
      });
      lastPublishFailed = false;
    } catch (error) {
      lastPublishFailed = true;
      throw error;
    }
  };

  const closeAll = async (): Promise<void> => {
    await Promise.all([...open].map((subscription) => subscription.stop()));
    await sending.catch(() => undefined);
    if (connected) await producer.disconnect();
    await admin.close();
  };

  return {
    // One send at a time: interleaved sends of one producer reorder when one of them is retried.
    publish: (messages) => {
      const mine = sending
        .catch(() => undefined)
        .then(() => (messages.length > 0 ? send(messages) : undefined));
      sending = mine;
      return mine;
    },
    ensureTopics: admin.ensureTopics,
    endsOf: admin.endsOf,
    subscribe: async (subscription) => {
      const running = await openSubscription(
        {
          kafka,
          topicPrefix,
          maxWaitMs,
          logger,
          reachable: admin.isReachable,
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
          open.delete(tracked);
          await running.stop();
        },
      };
      open.add(tracked);
      return tracked;
    },
    health: () => ({
      isConnected: connected !== undefined,
      ...(lastPublishFailed === undefined ? {} : { lastPublishFailed }),
      subscriptions: open.size,
    }),
    onFatal: (listener) => {
      fatalListeners.push(listener);
    },
    close: () => (closed ??= closeAll()),
  };
};
