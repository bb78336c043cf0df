import { randomUUID } from 'node:crypto';
import type { Envelope, EventData, EventType } from '@tokri/contracts/events';
import { createBroker, parseMessage, toTopicPlan } from '../kafka/index.ts';
import type { Broker } from '../kafka/index.ts';
import { silentLogger } from '../logger/index.ts';

export const createTestBroker = (environment: {
  readonly KAFKA_BROKERS: string;
  readonly KAFKA_TOPIC_PREFIX: string;
  readonly KAFKA_MAX_WAIT_MS: string;
}): Broker =>
  createBroker({
    brokers: environment.KAFKA_BROKERS.split(','),
    clientId: 'spec',
    maxWaitMs: Number(environment.KAFKA_MAX_WAIT_MS),
    topicPrefix: environment.KAFKA_TOPIC_PREFIX,
    replication: { factor: 1, minInSync: 1 },
    logger: silentLogger,
  });

export interface TestEvent<Data> {
  readonly key: string;
  readonly seq: number;
  readonly data: Data;
  readonly id?: string;
  readonly occurredAt?: Date;
  readonly correlationId?: string;
}

export const publishEvent = async <E extends EventType>(
  broker: Broker,
  event: E,
  parts: TestEvent<EventData<E>>,
): Promise<Envelope<EventData<E>>> => {
  const id = parts.id ?? randomUUID();
  const correlationId = parts.correlationId ?? id;
  const envelope = {
    id,
    type: event.type,
    occurredAt: (parts.occurredAt ?? new Date()).toISOString(),
    key: parts.key,
    seq: parts.seq,
    correlationId,
    causationId: id,
    data: parts.data,
  };
  await broker.ensureTopics([toTopicPlan(event.topic)]);
  await broker.publish([
    {
      topic: event.topic.name,
      key: parts.key,
      value: JSON.stringify(envelope),
      headers: { type: event.type },
    },
  ]);
  return envelope;
};

export const collectEvents = (broker: Broker, events: readonly EventType[]): Envelope[] => {
  const collected: Envelope[] = [];
  const types = new Set(events.map(({ type }) => type));
  const topics = [...new Map(events.map(({ topic }) => [topic.name, topic])).values()];
  const subscribe = async (): Promise<void> => {
    await broker.ensureTopics(topics.map(toTopicPlan));
    await broker.subscribe({
      group: `collect.${randomUUID()}`,
      topics: topics.map(({ name }) => name),
      from: 'beginning',
      commit: false,
      onMessage: ({ value }) => {
        const parsed = parseMessage(value);
        if (parsed.kind === 'event' && types.has(parsed.event.type)) collected.push(parsed.event);
        return Promise.resolve('done');
      },
    });
  };
  subscribe().catch((error: unknown) => {
    process.emitWarning(`collect: ${String(error)}`);
  });
  return collected;
};
