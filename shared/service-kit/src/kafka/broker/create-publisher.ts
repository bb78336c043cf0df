import type { Producer } from 'kafkajs';
import { acksFromAllReplicas } from '../kafkajs-workarounds/client-settings.ts';
import type { Broker, BrokerHealth, OutgoingMessage } from './broker.ts';

interface Publisher extends Pick<Broker, 'publish'> {
  health(): Pick<BrokerHealth, 'isConnected' | 'lastPublishFailed'>;
  close(): Promise<void>;
}

const groupByTopic = (messages: readonly OutgoingMessage[], topicPrefix: string) => {
  const byTopic = new Map<
    string,
    { key: string; value: string | null; headers: Record<string, string> }[]
  >();
  for (const { topic, key, value, headers } of messages) {
    const topicMessages = byTopic.get(topic) ?? [];
    byTopic.set(topic, topicMessages);
    topicMessages.push({ key, value, headers: { ...headers } });
  }
  return [...byTopic].map(([topic, topicMessages]) => ({
    topic: topicPrefix + topic,
    messages: topicMessages,
  }));
};

/**
 * Connects with the first publication. Sends one batch at a time: concurrent sends of one producer
 * are reordered when one of them is retried.
 */
export const createPublisher = (producer: Producer, topicPrefix: string): Publisher => {
  let connecting: Promise<void> | undefined;
  let lastPublishFailed: boolean | undefined;
  let sending: Promise<unknown> = Promise.resolve();

  const connect = (): Promise<void> => {
    connecting ??= producer.connect().catch((error: unknown) => {
      connecting = undefined;
      throw error;
    });
    return connecting;
  };

  const send: Broker['publish'] = async (messages) => {
    await connect();
    try {
      await producer.sendBatch({
        acks: acksFromAllReplicas,
        topicMessages: groupByTopic(messages, topicPrefix),
      });
      lastPublishFailed = false;
    } catch (error) {
      lastPublishFailed = true;
      throw error;
    }
  };

  return {
    publish: (messages) => {
      const publishing = sending
        .catch(() => undefined)
        .then(() => (messages.length > 0 ? send(messages) : undefined));
      sending = publishing;
      return publishing;
    },
    health: () => ({
      isConnected: connecting !== undefined,
      ...(lastPublishFailed === undefined ? {} : { lastPublishFailed }),
    }),
    close: async () => {
      await sending.catch(() => undefined);
      if (connecting) await producer.disconnect();
    },
  };
};
