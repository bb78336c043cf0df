import type { OperationsOverview } from '@tokri/contracts/api';
import { operationalSigns, runbookAnchor } from '@tokri/contracts/metrics';
import type { MetricRegistry } from '@tokri/service-kit/metrics';
import type { Clock } from '@tokri/service-kit/use-case';
import * as z from 'zod/mini';
import type { Upstreams } from '../upstreams/create-upstreams.ts';
import type { Upstream, UpstreamResponse } from '../upstreams/upstream.ts';
import { evaluateSign } from './evaluate-sign.ts';

const timeoutMs = 2_000;

const detailsSchema = z.object({
  uptimeSeconds: z.int(),
  memoryMb: z.int(),
  figures: z.array(
    z.object({
      name: z.string(),
      labels: z.record(z.string(), z.string()),
      value: z.number(),
      increase: z.optional(z.number()),
    }),
  ),
});
type Details = z.infer<typeof detailsSchema>;

type ProcessDetails = readonly (Details | undefined)[];

/** Undefined for what does not answer: the other figures are still worth showing. */
const toDetails = (response: UpstreamResponse | undefined): Details | undefined => {
  if (response?.status !== 200) return undefined;
  try {
    return detailsSchema.parse(JSON.parse(response.body.toString('utf8')));
  } catch {
    return undefined;
  }
};

const readDetails = async (upstream: Upstream): Promise<ProcessDetails> =>
  (await upstream.askEachProcess('/health/details', timeoutMs)).map(toDetails);

const isKnown = (details: Details | undefined): details is Details => details !== undefined;

/** Of several processes: the latest start and the largest memory. */
const toService = (Name: string, processes: ProcessDetails) => {
  const known = processes.filter(isKnown);
  return {
    Name,
    IsReachable: known.length > 0 && known.length === processes.length,
    UptimeSeconds:
      known.length > 0 ? Math.min(...known.map(({ uptimeSeconds }) => uptimeSeconds)) : null,
    MemoryMb: known.length > 0 ? Math.max(...known.map(({ memoryMb }) => memoryMb)) : null,
  };
};

export interface OverviewDeps {
  readonly upstreams: Upstreams;
  readonly metrics: MetricRegistry;
  readonly clock: Clock;
  /** Where docs/runbook.md is served; empty where it is not. */
  readonly runbookUrl: string;
}

export const readOverview = async ({
  upstreams,
  metrics,
  clock,
  runbookUrl,
}: OverviewDeps): Promise<OperationsOverview> => {
  const own: Details = {
    uptimeSeconds: Math.round(process.uptime()),
    memoryMb: Math.round(process.memoryUsage.rss() / 1024 / 1024),
    figures: [...(await metrics.samples())],
  };
  const services: readonly (readonly [string, ProcessDetails])[] = [
    ['bff', [own]],
    ...(await Promise.all(
      [...upstreams].map(async ([name, upstream]) => [name, await readDetails(upstream)] as const),
    )),
  ];
  const processes = services.flatMap(([service, details]) =>
    details.filter(isKnown).map(({ figures }) => ({ service, figures })),
  );
  return {
    At: clock().toISOString(),
    Services: services.map(([name, details]) => toService(name, details)),
    Signs: operationalSigns.map((sign) => ({
      ...evaluateSign(sign, processes),
      ...(runbookUrl === '' ? {} : { RunbookUrl: `${runbookUrl}#${runbookAnchor(sign.alert)}` }),
    })),
  };
};
