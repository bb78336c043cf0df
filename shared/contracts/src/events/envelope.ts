import * as z from 'zod/mini';
import type { ServiceName } from '../platform/names.ts';

/** A Kafka topic: 6 partitions, never changed later; key is the aggregate's id. */
export interface Topic {
  readonly name: string;
  readonly producer: ServiceName;
  readonly key: string;
  readonly cleanup: 'delete' | 'compact';
  readonly retentionMs: number;
  /** Kafka expires closed segments only: short retention needs short segments. */
  readonly segmentMs?: number;
  readonly description: string;
}

/** One kind of message, `noun.past-verb.vN`, on one topic. */
export interface EventType<Data extends z.ZodMiniType = z.ZodMiniType> {
  readonly type: string;
  readonly topic: Topic;
  readonly data: Data;
  readonly description: string;
}

export type EventData<E> = E extends EventType<infer D> ? z.output<D> : never;

/** What stands on the wire around `data`. Unknown names are dropped by readers; new fields of data are optional. */
export const envelope = z.object({
  id: z.string(),
  type: z.string(),
  occurredAt: z.string(),
  key: z.string(),
  /** Strict per aggregate for orders, payments, carts, users, chats; a hold's own step for slots; grows with each state on compacted topics. */
  seq: z.int(),
  correlationId: z.string(),
  causationId: z.string(),
  data: z.unknown(),
});
export type Envelope<Data = unknown> = Omit<z.infer<typeof envelope>, 'data'> & {
  readonly data: Data;
};

const dayMs = 86_400_000;
type TopicOptions = Pick<Topic, 'name' | 'producer' | 'key' | 'description'>;

/** Events are kept 14 days: longer than any retry, so a replay finds them. */
export const topic = (of: TopicOptions): Topic => ({
  ...of,
  cleanup: 'delete',
  retentionMs: 14 * dayMs,
});

/** Sealed secrets that nobody needs for long. */
export const shortLivedTopic = (of: TopicOptions): Topic => ({
  ...of,
  cleanup: 'delete',
  retentionMs: dayMs / 24,
  segmentMs: dayMs / 144,
});

/** Latest state per key, kept for ever; a null value is a tombstone. */
export const compactedTopic = (of: TopicOptions): Topic => ({
  ...of,
  cleanup: 'compact',
  retentionMs: -1,
});

/** `event(topic, 'noun.past-verb.vN', { meaning, data })`. */
export const event = <Data extends z.ZodMiniType>(
  on: Topic,
  type: string,
  of: { readonly description: string; readonly data: Data },
): EventType<Data> => ({ type, topic: on, ...of });

/** Where a message goes that a consumer could not handle. */
export const deadLetterTopic = (topicName: string, consumer: string): string =>
  `${topicName}.${consumer}.dlq`;
