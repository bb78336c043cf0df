import * as z from 'zod/mini';
import { dayMs, hourMs } from '../dates/dates.ts';
import type { ServiceName } from '../platform/names.ts';

/** A Kafka topic with 6 partitions, which never changes; the key is the id of the aggregate. */
export interface Topic {
  readonly name: string;
  readonly producer: ServiceName;
  readonly key: string;
  readonly cleanup: 'delete' | 'compact';
  readonly retentionMs: number;
  readonly segmentMs?: number;
  readonly description: string;
}

export interface EventType<Data extends z.ZodMiniType = z.ZodMiniType> {
  readonly type: string;
  readonly topic: Topic;
  readonly data: Data;
  readonly description: string;
}

export type EventData<E> = E extends EventType<infer D> ? z.output<D> : never;

export const envelope = z.object({
  id: z.string(),
  type: z.string(),
  occurredAt: z.string(),
  key: z.string(),
  seq: z.int(),
  correlationId: z.string(),
  causationId: z.string(),
  data: z.unknown(),
});
export type Envelope<Data = unknown> = Omit<z.infer<typeof envelope>, 'data'> & {
  readonly data: Data;
};

type TopicOptions = Pick<Topic, 'name' | 'producer' | 'key' | 'description'>;

export const topic = (options: TopicOptions): Topic => ({
  ...options,
  cleanup: 'delete',
  retentionMs: 14 * dayMs,
});

export const shortLivedTopic = (options: TopicOptions): Topic => ({
  ...options,
  cleanup: 'delete',
  retentionMs: hourMs,
  segmentMs: hourMs / 6,
});

export const compactedTopic = (options: TopicOptions): Topic => ({
  ...options,
  cleanup: 'compact',
  retentionMs: -1,
});

export const event = <Data extends z.ZodMiniType>(
  eventTopic: Topic,
  type: string,
  definition: { readonly description: string; readonly data: Data },
): EventType<Data> => ({ type, topic: eventTopic, ...definition });

export const deadLetterTopic = (topicName: string, consumer: string): string =>
  `${topicName}.${consumer}.dlq`;
