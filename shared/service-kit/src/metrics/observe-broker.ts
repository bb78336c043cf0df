import { platformMetrics } from '@tokri/contracts/metrics';
import type { Broker, OutgoingMessage } from '../kafka/index.ts';
import type { MetricRegistry } from './metric-registry.ts';

/** Counts what a broker accepts: events by type, and dead letters by topic and consumer group. */
export const observeBroker = (broker: Broker, metrics: MetricRegistry): Broker => {
  const published = metrics.counter(platformMetrics.eventsPublished);
  const deadLetters = metrics.counter(platformMetrics.deadLetters);
  const count = ({ headers = {} }: OutgoingMessage): void => {
    const { type = '', 'dlq-topic': topic, 'dlq-group': group } = headers;
    if (topic === undefined || group === undefined) published.add({ type });
    else deadLetters.add({ topic, group });
  };
  return {
    ...broker,
    publish: async (messages) => {
      await broker.publish(messages);
      messages.forEach(count);
    },
  };
};
