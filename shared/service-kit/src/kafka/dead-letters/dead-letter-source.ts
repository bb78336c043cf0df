import { deadLetterTopic, topics, type Topic } from '@tokri/contracts/events';

export interface DeadLetterSource {
  readonly topic: Topic;
  /** The consumer group that gave up; a service may have several. */
  readonly group: string;
}

const suffix = deadLetterTopic('', '').slice(1);

/** Returns undefined for a name that is not the dead-letter topic of a known topic. */
export const findDeadLetterSource = (name: string): DeadLetterSource | undefined => {
  const topic = topics.find((known) => name.startsWith(`${known.name}.`));
  if (!topic || !name.endsWith(suffix)) return undefined;
  const group = name.slice(topic.name.length + 1, -suffix.length);
  return group === '' ? undefined : { topic, group };
};
