import { edgeMetrics } from '@tokri/contracts/metrics';
import type { MetricRegistry } from '@tokri/service-kit/metrics';
import type { Upstreams } from './create-upstreams.ts';
import { listReachableServices } from './reachability.ts';
import { UpstreamError } from './upstream-error.ts';
import { callClasses } from './upstream.ts';
import type { BreakerState, Upstream } from './upstream.ts';

const stateValues: Readonly<Record<BreakerState, number>> = { closed: 0, 'half-open': 1, open: 2 };

const observeUpstream = (name: string, upstream: Upstream, metrics: MetricRegistry): Upstream => {
  const duration = metrics.histogram(edgeMetrics.upstreamDuration);
  return {
    ...upstream,
    send: async (request) => {
      const startedAtMs = performance.now();
      let outcome = 'failed';
      try {
        const response = await upstream.send(request);
        outcome = 'ok';
        return response;
      } catch (error) {
        if (error instanceof UpstreamError) outcome = error.kind;
        throw error;
      } finally {
        duration.observe({ service: name, outcome }, (performance.now() - startedAtMs) / 1000);
      }
    },
  };
};

/** Measures every call, and reports which services answer and which circuit breakers are open. */
export const observeUpstreams = (upstreams: Upstreams, metrics: MetricRegistry): Upstreams => {
  metrics.gauge(edgeMetrics.breakerState, () =>
    [...upstreams].flatMap(([service, upstream]) =>
      callClasses.map((calls) => ({
        labels: { service, calls },
        value: stateValues[upstream.details()[calls].state],
      })),
    ),
  );
  metrics.gauge(edgeMetrics.serviceReachable, async () =>
    Object.entries(await listReachableServices(upstreams)).map(([service, isReachable]) => ({
      labels: { service },
      value: Number(isReachable),
    })),
  );
  return new Map(
    [...upstreams].map(([name, upstream]) => [name, observeUpstream(name, upstream, metrics)]),
  );
};
