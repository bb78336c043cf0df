import { AsyncLocalStorage } from 'node:async_hooks';
import type { Consumer } from 'kafkajs';
import KafkajsBroker from 'kafkajs/src/broker/index.js';
import type { Subscription, TopicPartition } from '../broker/broker.ts';

type PartitionListener = (partitions: readonly TopicPartition[]) => void;

const fetchListeners = new AsyncLocalStorage<PartitionListener | undefined>();

/**
 * The FETCH event of kafkajs names no partitions, and failed fetches emit it as well. The listener
 * of the consumer that asks is found by its asynchronous context.
 */
const patchFetch = (): void => {
  const { fetch } = KafkajsBroker.prototype;
  KafkajsBroker.prototype.fetch = async function (this: KafkajsBroker, request) {
    const answer = await fetch.call(this, request);
    fetchListeners.getStore()?.(
      answer.responses.flatMap(({ topicName, partitions }) =>
        partitions.map(({ partition }) => ({ topic: topicName, partition })),
      ),
    );
    return answer;
  };
};

patchFetch();

/** Returns a function that runs the consumer so that its fetches are reported. */
export const reportPartitions = (
  consumer: Consumer,
  { onAssigned, onPartitionsFetched }: Subscription,
  topicPrefix: string,
): ((run: () => Promise<void>) => Promise<void>) => {
  const withoutPrefix =
    (listener: PartitionListener): PartitionListener =>
    (partitions) => {
      listener(
        partitions.map(({ topic, partition }) => ({
          topic: topic.slice(topicPrefix.length),
          partition,
        })),
      );
    };
  if (onAssigned)
    consumer.on(consumer.events.GROUP_JOIN, ({ payload: { memberAssignment } }) => {
      const assigned = Object.entries(memberAssignment).flatMap(([topic, partitions]) =>
        partitions.map((partition) => ({ topic, partition })),
      );
      withoutPrefix(onAssigned)(assigned);
    });
  return (run) =>
    fetchListeners.run(onPartitionsFetched && withoutPrefix(onPartitionsFetched), run);
};
