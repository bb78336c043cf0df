import { publishTraced } from '../broker/publish-traced.ts';
import { randomUUID } from 'node:crypto';
import { ProblemError } from '@tokri/contracts/problems';
import { topics as knownTopics } from '@tokri/contracts/events';
import type { Broker, IncomingMessage } from '../broker/broker.ts';
import { withTimeout } from '../../use-case/index.ts';
import { toReplayMessage } from './dead-letters.ts';
import { parseMessage } from '../broker/parse-message.ts';

export const maxDeadLetters = 5_000;
const idleFetchesAtEnd = 20;

export interface DeadLetterPosition {
  readonly topic: string;
  readonly partition: number;
  readonly offset: string;
}

export interface DeadLetter extends DeadLetterPosition {
  readonly source: string;
  readonly consumer: string;
  readonly type: string;
  readonly key: string;
  readonly eventId: string;
  readonly reason: string;
  readonly attempts: number;
  readonly at: string | undefined;
}

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

const rejectLateRead = (timeoutMs: number) => (): never => {
  throw new ProblemError('unavailable', `Dead letters were not read in ${timeoutMs} ms.`);
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
    await withTimeout(finished, timeoutMs, rejectLateRead(timeoutMs));
  } finally {
    await subscription.stop();
  }
  return deadLetters.slice(-maxDeadLetters);
};

/** `state`: a snapshot is not replayed because it could overwrite a newer one of its key. */
export type ReplayResult = 'published' | 'state' | 'unknown';

export const replayDeadLetter = async (
  broker: Broker,
  deadLetter: IncomingMessage,
): Promise<ReplayResult> => {
  const topic = knownTopics.find(({ name }) => name === deadLetter.headers['dlq-topic']);
  if (!topic) return 'unknown';
  if (topic.cleanup === 'compact') return 'state';
  await publishTraced(broker, [toReplayMessage(topic, deadLetter)]);
  return 'published';
};
