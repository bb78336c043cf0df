import type { Consumer } from 'kafkajs';
import type { TopicPartition } from '../broker/broker.ts';
import type { FetchHooks } from './fetch-hooks.ts';

type PartitionListener = (partitions: readonly TopicPartition[]) => void;

const withoutPrefix =
  (listener: PartitionListener, topicPrefix: string): PartitionListener =>
  (partitions) => {
    listener(
      partitions.map(({ topic, partition }) => ({
        topic: topic.slice(topicPrefix.length),
        partition,
      })),
    );
  };

export const reportAssignments = (
  consumer: Consumer,
  onAssigned: PartitionListener,
  topicPrefix: string,
): void => {
  const report = withoutPrefix(onAssigned, topicPrefix);
  consumer.on(consumer.events.GROUP_JOIN, ({ payload: { memberAssignment } }) => {
    report(
      Object.entries(memberAssignment).flatMap(([topic, partitions]) =>
        partitions.map((partition) => ({ topic, partition })),
      ),
    );
  });
};

/** The FETCH event of kafkajs names no partitions, and failed fetches emit it as well. */
export const reportFetches = (
  onPartitionsFetched: PartitionListener,
  topicPrefix: string,
): FetchHooks => {
  const report = withoutPrefix(onPartitionsFetched, topicPrefix);
  return {
    afterFetch: (_broker, { responses }) => {
      report(
        responses.flatMap(({ topicName, partitions }) =>
          partitions.map(({ partition }) => ({ topic: topicName, partition })),
        ),
      );
    },
  };
};
