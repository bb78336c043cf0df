import os from 'node:os';
import { readRunFile } from '../../support/product.ts';
import { readBusyMs, readCpuMs } from '../cpu-time.ts';
import type { Figure } from '../report.ts';
import { measuredServices, type MeasuredProcesses } from './measured-processes.ts';

/** From this part of its limit a process, or the machine, counts as busy all the time. */
const busyShare = 0.9;

interface CpuSample {
  readonly atMs: number;
  readonly machineBusyMs: number;
  readonly cpuMs: Readonly<Record<string, number>>;
}

const kindsOfProcess = ({ pids, bffPid }: MeasuredProcesses) => {
  const { infra, services } = readRunFile();
  const others = Object.entries(services).flatMap(([name, { pid }]) =>
    pid === undefined || measuredServices.some((measured) => measured === name) ? [] : [pid],
  );
  return {
    ...pids,
    bff: [bffPid],
    mongodb: [infra.mongodb.pid],
    kafka: [infra.kafka.pid],
    redis: [infra.redis.pid],
    'the other processes of the product': others,
    'this benchmark': ['self'] as const,
  };
};

export const sampleCpu = (processes: MeasuredProcesses): CpuSample => ({
  atMs: performance.now(),
  machineBusyMs: readBusyMs(),
  cpuMs: Object.fromEntries(
    Object.entries(kindsOfProcess(processes)).map(([kind, pids]) => [
      kind,
      pids.reduce((sum: number, pid) => sum + (pid === undefined ? 0 : readCpuMs(pid)), 0),
    ]),
  ),
});

const findLimits = (
  cores: Readonly<Record<string, number>>,
  { limitCores, machineCores }: { readonly limitCores: number; readonly machineCores: number },
): string => {
  const atLimit =
    limitCores === 0
      ? []
      : measuredServices
          .filter((name) => (cores[name] ?? 0) >= busyShare * limitCores)
          .map((name) => `the CPU share of ${name}`);
  if (machineCores >= busyShare * os.cpus().length) atLimit.push('the cores of this machine');
  return atLimit.join(' and ') || 'no CPU: the clients wait for messages and stores';
};

/** The cores that each kind of process used between two samples, and what was busy all the time. */
export const cpuShareFigures = (
  before: CpuSample,
  after: CpuSample,
  { limitCores }: { readonly limitCores: number },
): readonly Figure[] => {
  const durationMs = after.atMs - before.atMs;
  const cores = Object.fromEntries(
    Object.entries(after.cpuMs).map(([kind, cpuMs]) => [
      kind,
      (cpuMs - (before.cpuMs[kind] ?? 0)) / durationMs,
    ]),
  );
  const machineCores = (after.machineBusyMs - before.machineBusyMs) / durationMs;
  const toValue = (kind: string, used: number): string =>
    limitCores > 0 && measuredServices.some((name) => name === kind)
      ? `${used.toFixed(2)} of ${limitCores.toFixed(2)} cores`
      : `${used.toFixed(2)} cores`;
  return [
    { label: '  limited by', value: findLimits(cores, { limitCores, machineCores }) },
    ...Object.entries(cores).map(([kind, used]) => ({
      label: `  CPU of ${kind}`,
      value: toValue(kind, used),
    })),
    {
      label: '  CPU of the machine',
      value: `${machineCores.toFixed(2)} of ${os.cpus().length} cores`,
    },
  ];
};
