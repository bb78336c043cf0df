import { platformMetrics } from '@tokri/contracts/metrics';
import { readRunFile, type RunningProcess } from '../support/product.ts';
import { readCpuMs } from './cpu-time.ts';
import { parseCounter, type CounterSample } from './exposed-counter.ts';
import type { Figure } from './report.ts';

type Counts = Readonly<Record<string, number>>;

interface ResourceUsage {
  readonly cpuMs: Counts;
  readonly writes: Counts;
  readonly reads: Counts;
  readonly kafkaRequests: Counts;
  readonly atMs: number;
}

type UsageCounts = Pick<ResourceUsage, 'writes' | 'reads' | 'kafkaRequests'>;

const readExposition = async ({ metricsUrl }: RunningProcess): Promise<string> =>
  metricsUrl === undefined ? '' : (await fetch(metricsUrl)).text();

const readCounts = async (services: Iterable<RunningProcess>): Promise<UsageCounts> => {
  const text = (await Promise.all([...services].map(readExposition))).join('\n');
  const byLabel = (samples: readonly CounterSample[], label: string): Counts =>
    Object.fromEntries(
      samples.map(({ labels, value }) => [`${labels.deployable}.${labels[label]}`, value]),
    );
  const statements = parseCounter(text, platformMetrics.storeStatements.name);
  const ofKind = (kind: string): readonly CounterSample[] =>
    statements.filter(({ labels }) => labels.kind === kind);
  return {
    writes: byLabel(ofKind('write'), 'collection'),
    reads: byLabel(ofKind('read'), 'collection'),
    kafkaRequests: byLabel(parseCounter(text, platformMetrics.kafkaRequests.name), 'request'),
  };
};

export const readResourceUsage = async (): Promise<ResourceUsage> => {
  const { infra, services } = readRunFile();
  const pids = Object.entries({ ...infra, ...services }).flatMap(([name, { pid }]) =>
    pid === undefined ? [] : [[name, readCpuMs(pid)] as const],
  );
  return {
    cpuMs: Object.fromEntries([...pids, ['this benchmark', readCpuMs('self')]]),
    ...(await readCounts(Object.values(services))),
    atMs: performance.now(),
  };
};

const differences = (before: Counts, after: Counts): readonly (readonly [string, number])[] =>
  Object.entries(after)
    .map(([name, value]) => [name, value - (before[name] ?? 0)] as const)
    .filter(([, value]) => value > 0)
    .sort(([, a], [, b]) => b - a);

const sumDifferences = (differencesByName: readonly (readonly [string, number])[]): number =>
  differencesByName.reduce((sum, [, value]) => sum + value, 0);

export const resourceFigures = (
  before: ResourceUsage,
  after: ResourceUsage,
  {
    unitCount,
    unit,
    fractionDigits = 1,
  }: { readonly unitCount: number; readonly unit: string; readonly fractionDigits?: number },
): readonly Figure[] => {
  const cpu = differences(before.cpuMs, after.cpuMs);
  const writes = differences(before.writes, after.writes);
  const reads = differences(before.reads, after.reads);
  const kafkaRequests = differences(before.kafkaRequests, after.kafkaRequests);
  const perUnit = (value: number): string => (value / unitCount).toFixed(fractionDigits);
  return [
    { label: `write statements per ${unit}`, value: perUnit(sumDifferences(writes)) },
    ...writes.map(([name, value]) => ({ label: `  ${name}`, value: perUnit(value) })),
    { label: `reads of the store per ${unit}`, value: perUnit(sumDifferences(reads)) },
    ...reads.map(([name, value]) => ({ label: `  ${name}`, value: perUnit(value) })),
    { label: `Kafka requests per ${unit}`, value: perUnit(sumDifferences(kafkaRequests)) },
    ...kafkaRequests.map(([name, value]) => ({ label: `  ${name}`, value: perUnit(value) })),
    { label: `CPU per ${unit}, all processes`, value: `${perUnit(sumDifferences(cpu))} ms` },
    ...cpu.map(([name, value]) => ({ label: `  ${name}`, value: `${perUnit(value)} ms` })),
  ];
};
