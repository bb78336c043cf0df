import { eventTypes, topics } from '@tokri/contracts/events';

const ownTopics: ReadonlySet<string> = new Set(topics.map(({ name }) => name));
const ownTypes: ReadonlySet<string> = new Set(
  eventTypes.map(({ topic, type }) => `${topic.name} ${type}`),
);

/** Only the contracts' own topics can be judged: specs have topics besides them. */
export const isKnownEventType = (topic: string, type: string): boolean =>
  !ownTopics.has(topic) || ownTypes.has(`${topic} ${type}`);
