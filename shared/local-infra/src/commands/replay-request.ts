import type { Topic } from '@tokri/contracts/events';
import { UsageError } from '../cli.mjs';

interface DeadLetterSource {
  readonly topic: Topic;
  readonly group: string;
}

export interface ReplayRequest extends DeadLetterSource {
  readonly limit: number;
}

const defaultLimit = 100;

const listNames = (names: readonly string[]): string => [...new Set(names)].sort().join(', ');

/** Throws a usage error that names the known topics or groups. */
export const parseReplayRequest = (
  [topicName = '', group = '', limit = String(defaultLimit)]: readonly string[],
  sources: readonly DeadLetterSource[],
): ReplayRequest => {
  const ofTopic = sources.filter(({ topic }) => topic.name === topicName);
  const [first] = ofTopic;
  if (first === undefined)
    throw new UsageError(
      `No consumer has dead letters of the topic "${topicName}". Known topics: ${listNames(sources.map(({ topic }) => topic.name))}`,
    );
  if (!ofTopic.some((source) => source.group === group))
    throw new UsageError(
      `The group "${group}" does not consume ${topicName}. Known groups: ${listNames(ofTopic.map((source) => source.group))}`,
    );
  if (first.topic.cleanup === 'compact')
    throw new UsageError(
      `A snapshot on ${topicName} is not replayed, because a newer one may exist. Publish it again: npm run publish-again -- ${first.topic.producer}`,
    );
  if (!/^[1-9]\d*$/.test(limit))
    throw new UsageError(`The limit "${limit}" is not a number of events.`);
  return { topic: first.topic, group, limit: Number(limit) };
};
