import { randomUUID } from 'node:crypto';
import { Problem } from '@tokri/contracts';
import { topics as knownTopics } from '@tokri/contracts/events';
import type { Broker, IncomingMessage } from './broker.ts';
import { withoutReason } from './dead-letters.ts';
import { parseMessage } from './wire.ts';

/** Letters that a reading keeps at most, the newest ones: with more of them a list is no help. */
export const lettersMax = 5_000;
/** Empty fetches that mean that nothing more comes: the first letters of a topic may expire while it is read. */
const idleFetchesAtEnd = 20;

/** Where a letter lies. */
export interface LetterPlace {
  readonly topic: string;
  readonly partition: number;
  readonly offset: string;
}

/** A dead letter without what its event carries. */
export interface DeadLetter extends LetterPlace {
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
export const describeLetter = ({
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

const within = async (work: Promise<void>, timeoutMs: number): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Problem('unavailable', `Dead letters were not read in ${timeoutMs} ms.`));
    }, timeoutMs);
  });
  await Promise.race([work, late]).finally(() => {
    clearTimeout(timer);
  });
};

const waitingOf = async (
  broker: Broker,
  names: readonly string[],
): Promise<Map<string, bigint>> => {
  const ends = await Promise.all(
    names.map(async (name) => ({ name, parts: await broker.endsOf(name) })),
  );
  return new Map(
    ends.flatMap(({ name, parts }) =>
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
  names,
  timeoutMs,
}: {
  readonly broker: Broker;
  readonly names: readonly string[];
  readonly timeoutMs: number;
}): Promise<readonly IncomingMessage[]> => {
  const behind = await waitingOf(broker, names);
  if (behind.size === 0) return [];
  let letters: IncomingMessage[] = [];
  let idle = 0;
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const subscription = await broker.subscribe({
    group: `dead-letters.${randomUUID()}`,
    topics: [...new Set([...behind.keys()].map((place) => place.slice(0, place.lastIndexOf('/'))))],
    from: 'beginning',
    commit: false,
    onMessage: (message) => {
      idle = 0;
      letters.push(message);
      if (letters.length > 2 * lettersMax) letters = letters.slice(-lettersMax);
      const place = `${message.topic}/${message.partition}`;
      if (BigInt(message.offset) + 1n >= (behind.get(place) ?? 0n)) behind.delete(place);
      if (behind.size === 0) finish();
      return Promise.resolve('done');
    },
    onFetch: () => {
      idle += 1;
      if (idle > idleFetchesAtEnd) finish();
    },
  });
  try {
    await within(finished, timeoutMs);
  } finally {
    await subscription.stop();
  }
  return letters.slice(-lettersMax);
};

/** `state`: a letter of a compacted topic is not published again, because it would take the place of a newer state of its key; the next state of the key repairs the consumer. */
export type ReplayOutcome = 'published' | 'state' | 'unknown';

/** Publishes one letter again where it came from, with its own event id. */
export const replayDeadLetter = async (
  broker: Broker,
  letter: IncomingMessage,
): Promise<ReplayOutcome> => {
  const topic = knownTopics.find(({ name }) => name === letter.headers['dlq-topic']);
  if (!topic) return 'unknown';
  if (topic.cleanup === 'compact') return 'state';
  await broker.publish([
    {
      topic: topic.name,
      key: letter.key,
      value: letter.value,
      headers: withoutReason(letter.headers),
    },
  ]);
  return 'published';
};
