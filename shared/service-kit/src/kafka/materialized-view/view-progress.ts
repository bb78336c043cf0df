import type { IncomingMessage, TopicPartition } from '../broker/broker.ts';

/** The last record of a compacted topic may be gone, so its end is also known by empty answers. */
const emptyFetchesAtEnd = 5;

const toKey = ({ topic, partition }: TopicPartition): string => `${topic}/${partition}`;

interface PartitionProgress extends TopicPartition {
  readonly lastFetchMs: number;
  readonly fetchesSinceMessage: number;
}

/** Each partition counts on its own: its broker may be silent while others answer. */
export const trackViewProgress = (endOffsets: ReadonlyMap<string, bigint>) => {
  const unread = new Map(endOffsets);
  let assigned = new Map<string, PartitionProgress>();
  let resolve: () => void = () => undefined;
  const caughtUp = new Promise<void>((done) => {
    resolve = done;
  });
  const markRead = (key: string): void => {
    unread.delete(key);
    if (unread.size === 0) resolve();
  };
  if (unread.size === 0) resolve();

  return {
    caughtUp,
    lastFetchMs: (topic: string): number => {
      const partitions = [...assigned.values()].filter((partition) => partition.topic === topic);
      if (partitions.length === 0) return -Infinity;
      return Math.min(...partitions.map(({ lastFetchMs }) => lastFetchMs));
    },
    recordAssignment: (partitions: readonly TopicPartition[]): void => {
      assigned = new Map(
        partitions.map((partition) => {
          const key = toKey(partition);
          const unknown = { ...partition, lastFetchMs: -Infinity, fetchesSinceMessage: 0 };
          return [key, assigned.get(key) ?? unknown];
        }),
      );
    },
    recordMessage: (message: IncomingMessage): void => {
      const key = toKey(message);
      const progress = assigned.get(key);
      if (progress) assigned.set(key, { ...progress, fetchesSinceMessage: 0 });
      const endOffset = unread.get(key);
      if (endOffset !== undefined && BigInt(message.offset) + 1n >= endOffset) markRead(key);
    },
    recordFetch: (partitions: readonly TopicPartition[]): void => {
      for (const key of partitions.map(toKey)) {
        const progress = assigned.get(key);
        if (!progress) continue;
        const fetchesSinceMessage = progress.fetchesSinceMessage + 1;
        assigned.set(key, { ...progress, lastFetchMs: Date.now(), fetchesSinceMessage });
        if (fetchesSinceMessage >= emptyFetchesAtEnd) markRead(key);
      }
    },
  };
};
