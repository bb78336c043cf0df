import type { Consumer } from 'kafkajs';
import type { FetchHooks } from './fetch-hooks.ts';

/**
 * How long ago a broker last answered a fetch of a consumer. A handled message counts too, because
 * kafkajs fetches again only after the whole batch. So does a heartbeat of a member without
 * partitions, which has nothing to fetch.
 */
export const trackFetchAge = (
  consumer: Pick<Consumer, 'on' | 'events'>,
): {
  readonly hooks: FetchHooks;
  recordHandled(): void;
  fetchAgeMs(): number;
} => {
  let lastMs = performance.now();
  let hasPartitions = true;
  const record = (): void => {
    lastMs = performance.now();
  };
  consumer.on(consumer.events.GROUP_JOIN, ({ payload: { memberAssignment } }) => {
    hasPartitions = Object.values(memberAssignment).some(({ length }) => length > 0);
  });
  consumer.on(consumer.events.HEARTBEAT, () => {
    if (!hasPartitions) record();
  });
  return {
    hooks: { afterFetch: record },
    recordHandled: record,
    fetchAgeMs: () => performance.now() - lastMs,
  };
};
