import type { FetchAnswer } from 'kafkajs/src/broker/index.js';
import type { FetchHooks } from './fetch-hooks.ts';

const wait = (durationMs: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, durationMs);
  });

type FetchedPartition = FetchAnswer['responses'][number]['partitions'][number];

const isReadToEnd = ({ messages, highWatermark }: FetchedPartition): boolean => {
  const last = messages.at(-1);
  return last === undefined || BigInt(last.offset) + 1n >= BigInt(highWatermark);
};

/**
 * A consumer that has just read all messages waits for more before it asks a broker again, so that
 * one request brings several. An idle consumer has an open request and gets the next message at once.
 */
export const pauseWhenBusy = (busyPauseMs: number): FetchHooks => {
  const busyBrokers = new WeakSet();
  return {
    beforeFetch: (broker) => (busyBrokers.delete(broker) ? wait(busyPauseMs) : undefined),
    afterFetch: (broker, { responses }) => {
      const partitions = responses.flatMap((topic) => topic.partitions);
      const hasMessages = partitions.some(({ messages }) => messages.length > 0);
      if (hasMessages && partitions.every(isReadToEnd)) busyBrokers.add(broker);
    },
  };
};
