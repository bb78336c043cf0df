import { edgeMetrics, platformMetrics } from '@tokri/contracts/metrics';
import type { BodyReader, Health } from '@tokri/service-kit/http';
import { findFigure } from '@tokri/service-kit/metrics';
import type { Dependencies } from './compose-dependencies.ts';
import { isAnyReachable, listReachableServices } from './upstreams/reachability.ts';

export const createHealth = (
  { broker, upstreams, live, metrics }: Dependencies,
  bodies: BodyReader,
  isReady: () => boolean,
): Health => {
  metrics.gauge(edgeMetrics.pendingBodies, () => [{ labels: {}, value: bodies.pending() }]);
  return {
    isReady: async () => isReady() && isAnyReachable(await listReachableServices(upstreams)),
    details: async () => {
      const figures = await metrics.samples();
      return {
        service: 'bff',
        isReady: isReady(),
        reachable: await listReachableServices(upstreams),
        upstreams: Object.fromEntries(
          [...upstreams].map(([service, upstream]) => [
            service,
            {
              ...upstream.details(),
              retries: findFigure(figures, edgeMetrics.upstreamRetries, { service }) ?? 0,
            },
          ]),
        ),
        live: live.details(),
        broker: broker.health(),
        inFlight: findFigure(figures, platformMetrics.requestsInFlight) ?? 0,
        pendingBodies: findFigure(figures, edgeMetrics.pendingBodies) ?? 0,
        uptimeSeconds: Math.round(process.uptime()),
        memoryMb: Math.round(process.memoryUsage.rss() / 1024 / 1024),
        figures,
      };
    },
  };
};
