import { randomUUID } from 'node:crypto';
import { ProblemError } from '@tokri/contracts/problems';
import { topics as knownTopics } from '@tokri/contracts/events';
import type { Broker, IncomingMessage } from '../broker/broker.ts';
import { withoutDeadLetterHeaders } from './dead-letters.ts';
import { parseMessage } from '../broker/parse-message.ts';

/** Letters that a reading keeps at most, the newest ones: with more of them a list is no help. */
export const maxDeadLetters = 5_000;
/** Empty fetches that mean that nothing more comes: the first letters of a topic may expire while it is read. */
const idleFetchesAtEnd = 20;

/** Where a letter lies. */
export interface DeadLetterPosition {
  readonly topic: string;
  readonly partition: number;
  readonly offset: string;
}

/** A dead letter without what its event carries. */
export interface DeadLetter extends DeadLetterPosition {
  readonly source: string;
  readonly consumer: string;
  readonly type: string;
  readonly key: string;
  readonly eventId: string;
  readonly reason: string;
  readonly attempts: number;
  /** When it was given up; absent where the letter does not say it. */
  readonly at: string | undefined;
}

/** Reads what a list may show; the value of the message stays out of it. */
export const toDeadLetter = ({
  topic,
  partition,
  offset,
  key,
  value,
  headers,
}: IncomingMessage): DeadLetter => {
  const parsed = parseMessage(value);
  const event = parsed.kind === 'event' ? parsed.event : undefined;
  return {
    topic,
    partition,
    offset,
    key,
    source: headers['dlq-topic'] ?? '',
    consumer: headers['dlq-group'] ?? '',
    type: event?.type ?? parsed.kind,
    eventId: event?.id ?? '',
    reason: [headers['dlq-error'], headers['dlq-message']].filter(Boolean).join(': '),
    attempts: Number(headers['dlq-attempts'] ?? 0),
    at: headers['dlq-at'],
  };
};

const withTimeout = async (task: Promise<void>, timeoutMs: number): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new ProblemError('unavailable', `Dead letters were not read in ${timeoutMs} ms.`));
    }, timeoutMs);
  });
  await Promise.race([task, timeout]).finally(() => {
    clearTimeout(timer);
  });
};

const findEndOffsets = async (
  broker: Broker,
  topics: readonly string[],
): Promise<Map<string, bigint>> => {
  const topicOffsets = await Promise.all(
    topics.map(async (name) => ({ name, offsets: await broker.fetchOffsets(name) })),
  );
  return new Map(
    topicOffsets.flatMap(({ name, offsets: parts }) =>
      parts
        .filter(({ low, high }) => high > low)
        .map(({ partition, high }) => [`${name}/${partition}`, high] as const),
    ),
  );
};

/**
 * What these dead-letter topics hold now, in a group of its own that commits nothing. Topics that do not exist must not be named.
 * @throws Problem `unavailable` when it takes longer than `timeoutMs`.
 */
export const readDeadLetters = async ({
  broker,
  topics,
  timeoutMs,
}: {
  readonly broker: Broker;
  readonly topics: readonly string[];
  readonly timeoutMs: number;
}): Promise<readonly IncomingMessage[]> => {
  const remaining = await findEndOffsets(broker, topics);
  if (remaining.size === 0) return [];
  let deadLetters: IncomingMessage[] = [];
  let idleFetches = 0;
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const subscription = await broker.subscribe({
    group: `dead-letters.${randomUUID()}`,
    topics: [
      ...new Set(
        [...remaining.keys()].map((partitionKey) =>
          partitionKey.slice(0, partitionKey.lastIndexOf('/')),
        ),
      ),
    ],
    from: 'beginning',
    commit: false,
    onMessage: (message) => {
      idleFetches = 0;
      deadLetters.push(message);
      if (deadLetters.length > 2 * maxDeadLetters) deadLetters = deadLetters.slice(-maxDeadLetters);
      const partitionKey = `${message.topic}/${message.partition}`;
      if (BigInt(message.offset) + 1n >= (remaining.get(partitionKey) ?? 0n))
        remaining.delete(partitionKey);
      if (remaining.size === 0) finish();
      return Promise.resolve('done');
    },
    onFetch: () => {
      idleFetches += 1;
      if (idleFetches > idleFetchesAtEnd) finish();
    },
  });
  try {
    await withTimeout(finished, timeoutMs);
  } finally {
    await subscription.stop();
  }
  return deadLetters.slice(-maxDeadLetters);
};

/** `state`: a letter of a compacted topic is not published again, because it would take the place of a newer state of its key; the next state of the key repairs the consumer. */
export type ReplayResult = 'published' | 'state' | 'unknown';

/** Publishes one letter again where it came from, with its own event id. */
export const replayDeadLetter = async (
  broker: Broker,
  deadLetter: IncomingMessage,
): Promise<ReplayResult> => {
  const topic = knownTopics.find(({ name }) => name === deadLetter.headers['dlq-topic']);
  if (!topic) return 'unknown';
  if (topic.cleanup === 'compact') return 'state';
  await broker.publish([
    {
      topic: topic.name,
      key: deadLetter.key,
      value: deadLetter.value,
      headers: withoutDeadLetterHeaders(deadLetter.headers),
    },
  ]);
  return 'published';
};
