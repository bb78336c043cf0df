import type { OperationsOverview } from '@tokri/contracts/api';
import { operationalSigns } from '@tokri/contracts/metrics';
import type { MetricRegistry } from '@tokri/service-kit/metrics';
import type { Clock } from '@tokri/service-kit/use-case';
import * as z from 'zod/mini';
import type { Upstreams } from '../upstreams/create-upstreams.ts';
import type { Upstream } from '../upstreams/upstream.ts';
import { evaluateSign } from './evaluate-sign.ts';

const timeoutMs = 2_000;

const detailsSchema = z.object({
  uptimeSeconds: z.int(),
  memoryMb: z.int(),
  figures: z.array(
    z.object({ name: z.string(), labels: z.record(z.string(), z.string()), value: z.number() }),
  ),
});
type Details = z.infer<typeof detailsSchema>;

/** Undefined when the service does not answer: the other figures are still worth showing. */
const readDetails = async (upstream: Upstream): Promise<Details | undefined> => {
  try {
    const { status, body } = await upstream.send({
      callClass: 'read',
      method: 'GET',
      path: '/health/details',
      headers: {},
      timeoutMs,
    });
    return status === 200 ? detailsSchema.parse(JSON.parse(body.toString('utf8'))) : undefined;
  } catch {
    return undefined;
  }
};

const toService = (Name: string, details: Details | undefined) => ({
  Name,
  IsReachable: details !== undefined,
  UptimeSeconds: details?.uptimeSeconds ?? null,
  MemoryMb: details?.memoryMb ?? null,
});

export interface OverviewDeps {
  readonly upstreams: Upstreams;
  readonly metrics: MetricRegistry;
  readonly clock: Clock;
}

export const readOverview = async ({
  upstreams,
  metrics,
  clock,
}: OverviewDeps): Promise<OperationsOverview> => {
  const own: Details = {
    uptimeSeconds: Math.round(process.uptime()),
    memoryMb: Math.round(process.memoryUsage.rss() / 1024 / 1024),
    figures: [...(await metrics.samples())],
  };
  const services: readonly (readonly [string, Details | undefined])[] = [
    ['bff', own],
    ...(await Promise.all(
      [...upstreams].map(async ([name, upstream]) => [name, await readDetails(upstream)] as const),
    )),
  ];
  const processes = services.flatMap(([service, details]) =>
    details ? [{ service, figures: details.figures }] : [],
  );
  return {
    At: clock().toISOString(),
    Services: services.map(([name, details]) => toService(name, details)),
    Signs: operationalSigns.map((sign) => evaluateSign(sign, processes)),
  };
};
