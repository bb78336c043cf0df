import { deadLetterTopic } from '@tokri/contracts/events';
import type { Topic } from '@tokri/contracts/events';
import { sha256 } from '../../crypto/index.ts';
import { redact } from '../../logger/index.ts';
import type { Broker, IncomingMessage, OutgoingMessage, TopicPlan } from '../broker/broker.ts';
import { publishTraced } from '../broker/publish-traced.ts';
import { replayedTraceHeader } from '../broker/trace-headers.ts';

const retentionMs = 30 * 24 * 3_600_000;

export const deadLetterTopicPlan = (topicName: string, group: string): TopicPlan => ({
  name: deadLetterTopic(topicName, group),
  cleanup: 'delete',
  retentionMs,
  partitions: 1,
});

export interface DeadLetterReason {
  readonly error: unknown;
  readonly attempts: number;
  readonly at: Date;
}

const toReasonHeaders = ({ error, attempts, at }: DeadLetterReason): Record<string, string> => ({
  'dlq-attempts': String(attempts),
  'dlq-at': at.toISOString(),
  'dlq-error': error instanceof Error ? error.name : 'not-an-error',
  'dlq-message': redact(error instanceof Error ? error.message : String(error)).slice(0, 200),
  'dlq-stack-hash': sha256(error instanceof Error ? (error.stack ?? '') : '').slice(0, 16),
});

export const toDeadLetterMessage = (
  message: IncomingMessage,
  group: string,
  reason: DeadLetterReason,
): OutgoingMessage => ({
  topic: deadLetterTopic(message.topic, group),
  key: message.key,
  value: message.value,
  headers: {
    ...message.headers,
    'dlq-topic': message.topic,
    'dlq-partition': String(message.partition),
    'dlq-offset': message.offset,
    'dlq-group': group,
    ...toReasonHeaders(reason),
  },
});

const withoutDeadLetterHeaders = (
  headers: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith('dlq-')));

const replayGroupHeader = 'replay-for';

/**
 * A replay returns to the topic that all groups read; only the group that failed handles it. Its
 * trace is that of whoever replays it, with a link to the original one.
 */
export const toReplayMessage = (
  { name }: Pick<Topic, 'name'>,
  { key, value, headers }: IncomingMessage,
): OutgoingMessage => {
  const { traceparent, ...others } = withoutDeadLetterHeaders(headers);
  const group = headers['dlq-group'];
  return {
    topic: name,
    key,
    value,
    headers: {
      ...others,
      ...(traceparent === undefined ? {} : { [replayedTraceHeader]: traceparent }),
      ...(group === undefined ? {} : { [replayGroupHeader]: group }),
    },
  };
};

export const isReplayForOtherGroup = (
  { headers }: Pick<IncomingMessage, 'headers'>,
  group: string,
): boolean => (headers[replayGroupHeader] ?? group) !== group;

const idleFetchesAtEnd = 20;

export const replayDeadLetters = async ({
  broker,
  topic,
  group,
  limit,
}: {
  readonly broker: Broker;
  readonly topic: Topic;
  readonly group: string;
  readonly limit: number;
}): Promise<number> => {
  const name = deadLetterTopic(topic.name, group);
  await broker.ensureTopics([deadLetterTopicPlan(topic.name, group)]);
  const endOffset = (await broker.fetchOffsets(name))[0]?.high ?? 0n;
  if (endOffset === 0n || limit <= 0) return 0;
  let replayed = 0;
  let idleFetches = 0;
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const subscription = await broker.subscribe({
    group: `${group}.replay`,
    topics: [name],
    from: 'beginning',
    commit: true,
    onMessage: async (message) => {
      idleFetches = 0;
      if (replayed >= limit || BigInt(message.offset) >= endOffset) {
        finish();
        return { retryAfterMs: 60_000 };
      }
      try {
        await publishTraced(broker, [toReplayMessage(topic, message)]);
      } catch {
        return { retryAfterMs: 1_000 };
      }
      replayed += 1;
      if (replayed >= limit || BigInt(message.offset) + 1n >= endOffset) finish();
      return 'done';
    },
    onFetch: () => {
      idleFetches += 1;
      if (idleFetches > idleFetchesAtEnd) finish();
    },
  });
  await finished;
  await subscription.stop();
  return replayed;
};
