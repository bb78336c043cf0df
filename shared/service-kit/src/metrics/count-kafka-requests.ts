import { platformMetrics } from '@tokri/contracts/metrics';
import type { MetricRegistry } from './metric-registry.ts';

/** Counts the answered requests of a process to the brokers, by their names in the protocol. */
export const countKafkaRequests = (metrics: MetricRegistry): ((apiName: string) => void) => {
  const requests = metrics.counter(platformMetrics.kafkaRequests);
  return (apiName) => {
    requests.add({ request: apiName });
  };
};
