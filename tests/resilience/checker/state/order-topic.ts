import { orderEvents } from '@tokri/contracts/events';
import {
  createBroker,
  findDeadLetterSource,
  listTopics,
  readDeadLetters,
  toDeadLetter,
} from '@tokri/service-kit/kafka';
import { silentLogger } from '@tokri/service-kit/testing';
import { readRunFile } from '../../../support/product.ts';
import type { SkewState } from '../skew-violations.ts';

const timeoutMs = 60_000;

export interface OrderTopic {
  /** Groups that write dead letters of the topic. */
  readonly groups: readonly string[];
  publish(type: string, keys: readonly string[]): Promise<void>;
  readDeadLetters(since: Date): Promise<SkewState['deadLetters']>;
  close(): Promise<void>;
}

export const openOrderTopic = async (): Promise<OrderTopic> => {
  const settings = { brokers: [readRunFile().infra.kafka.url], clientId: 'experiment' };
  const broker = createBroker({
    ...settings,
    maxWaitMs: 50,
    topicPrefix: '',
    replication: { factor: 1, minInSync: 1 },
    logger: silentLogger,
  });
  const sources = (await listTopics(settings)).flatMap((topic) => {
    const source = findDeadLetterSource(topic);
    return source?.topic === orderEvents ? [{ topic, group: source.group }] : [];
  });
  return {
    groups: sources.map(({ group }) => group),
    publish: (type, keys) =>
      broker.publish(
        keys.map((key) => ({
          topic: orderEvents.name,
          key,
          value: JSON.stringify({
            id: key,
            type,
            occurredAt: new Date().toISOString(),
            key,
            seq: 0,
            correlationId: key,
            causationId: key,
            data: {},
          }),
          headers: { type },
        })),
      ),
    readDeadLetters: async (since) =>
      (await readDeadLetters({ broker, topics: sources.map(({ topic }) => topic), timeoutMs }))
        .map(toDeadLetter)
        .filter(({ at }) => at !== undefined && new Date(at) >= since),
    close: () => broker.close(),
  };
};
