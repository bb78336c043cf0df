import { readFileSync } from 'node:fs';
import { readRunFile } from '../support/product.ts';
import type { Figure } from './report.ts';

/** Linux counts CPU time in hundredths of a second (proc(5), stat, fields 14 and 15). */
const tickMs = 10;

type Counts = Readonly<Record<string, number>>;

interface ResourceUsage {
  readonly cpuMs: Counts;
  readonly writes: Counts;
  readonly reads: Counts;
  readonly kafkaRequests: Counts;
  readonly atMs: number;
}

const readCpuMs = (pid: number | 'self'): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
};

type CountKind = 'writes' | 'reads' | 'kafkaRequests';
type ProcessCounts = Readonly<Partial<Record<CountKind, Counts>>>;

const readCounts = async ([name, { url }]: readonly [string, { readonly url: string }]): Promise<
  { readonly name: string } & ProcessCounts
> => ({
  name,
  ...((await (await fetch(`${url}/health/details`)).json()) as ProcessCounts),
});

const mergeCounts = (
  services: readonly ({ readonly name: string } & ProcessCounts)[],
  kind: CountKind,
): Counts =>
  Object.fromEntries(
    services.flatMap(({ name, [kind]: counts = {} }) =>
      Object.entries(counts).map(([counted, count]) => [`${name}.${counted}`, count] as const),
    ),
  );

export const readResourceUsage = async (): Promise<ResourceUsage> => {
  const { infra, services } = readRunFile();
  const pids = Object.entries({ ...infra, ...services }).flatMap(([name, { pid }]) =>
    pid === undefined ? [] : [[name, readCpuMs(pid)] as const],
  );
  const counts = await Promise.all(
    Object.entries(services)
      .filter(([name]) => name !== 'stand-ins')
      .map(readCounts),
  );
  return {
    cpuMs: Object.fromEntries([...pids, ['this benchmark', readCpuMs('self')]]),
    writes: mergeCounts(counts, 'writes'),
    reads: mergeCounts(counts, 'reads'),
    kafkaRequests: mergeCounts(counts, 'kafkaRequests'),
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
