import { edgeMetrics } from '@tokri/contracts/metrics';
import type { MetricRegistry } from '@tokri/service-kit/metrics';
import type { RateLimiter } from './rate-limiter.ts';

/** Counts the requests above a limit. */
export const observeRateLimiter = (limiter: RateLimiter, metrics: MetricRegistry): RateLimiter => {
  const limited = metrics.counter(edgeMetrics.requestsRateLimited);
  return {
    consume: async (rateClass, key) => {
      const status = await limiter.consume(rateClass, key);
      if (!status.isAllowed) limited.add({ class: rateClass });
      return status;
    },
  };
};
