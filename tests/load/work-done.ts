import { readFileSync } from 'node:fs';
import { readRunFile } from '../support/product.ts';
import type { Figure } from './report.ts';

/** Linux counts a process's time in hundredths of a second (proc(5), stat, fields 14 and 15). */
const tickMs = 10;

type Counts = Readonly<Record<string, number>>;

interface Work {
  readonly cpuMs: Counts;
  /** Documents written and questions asked, by service and collection. */
  readonly writes: Counts;
  readonly reads: Counts;
  readonly atMs: number;
}

const cpuMsOf = (pid: number | 'self'): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
};

interface Commands {
  readonly writes?: Counts;
  readonly reads?: Counts;
}

const commandsOf = async ([name, { url }]: readonly [string, { readonly url: string }]): Promise<
  { readonly name: string } & Commands
> => ({ name, ...((await (await fetch(`${url}/health/details`)).json()) as Commands) });

const named = (
  services: readonly ({ readonly name: string } & Commands)[],
  kind: 'writes' | 'reads',
): Counts =>
  Object.fromEntries(
    services.flatMap(({ name, [kind]: counts = {} }) =>
      Object.entries(counts).map(
        ([collection, count]) => [`${name}.${collection}`, count] as const,
      ),
    ),
  );

/** What the running product has done since it started. */
export const workDone = async (): Promise<Work> => {
  const { infra, services } = readRunFile();
  const pids = Object.entries({ ...infra, ...services }).flatMap(([name, { pid }]) =>
    pid === undefined ? [] : [[name, cpuMsOf(pid)] as const],
  );
  const commands = await Promise.all(
    Object.entries(services)
      .filter(([name]) => name !== 'stand-ins')
      .map(commandsOf),
  );
  return {
    cpuMs: Object.fromEntries([...pids, ['this benchmark', cpuMsOf('self')]]),
    writes: named(commands, 'writes'),
    reads: named(commands, 'reads'),
    atMs: performance.now(),
  };
};

const differences = (before: Counts, after: Counts): readonly (readonly [string, number])[] =>
  Object.entries(after)
    .map(([name, value]) => [name, value - (before[name] ?? 0)] as const)
    .filter(([, value]) => value > 0)
    .sort(([, a], [, b]) => b - a);

const total = (parts: readonly (readonly [string, number])[]): number =>
  parts.reduce((sum, [, value]) => sum + value, 0);

/** Where the time of both cores went, and how often the store was written, for each of `count` things done between two readings. */
export const workFigures = (
  before: Work,
  after: Work,
  {
    count,
    what,
    places = 1,
  }: { readonly count: number; readonly what: string; readonly places?: number },
): readonly Figure[] => {
  const cpu = differences(before.cpuMs, after.cpuMs);
  const writes = differences(before.writes, after.writes);
  const reads = differences(before.reads, after.reads);
  const each = (value: number): string => (value / count).toFixed(places);
  return [
    { what: `writes of documents per ${what}`, value: each(total(writes)) },
    ...writes.map(([name, value]) => ({ what: `  ${name}`, value: each(value) })),
    { what: `reads of the store per ${what}`, value: each(total(reads)) },
    ...reads.map(([name, value]) => ({ what: `  ${name}`, value: each(value) })),
    { what: `CPU per ${what}, all processes`, value: `${each(total(cpu))} ms` },
    ...cpu.map(([name, value]) => ({ what: `  ${name}`, value: `${each(value)} ms` })),
  ];
};
