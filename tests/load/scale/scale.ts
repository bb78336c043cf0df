import type { CallRecord } from '../../support/load-generator/call-record.ts';
import { runClosedModel } from '../../support/load-generator/closed-model.ts';
import { latencyMs, summarizeResponses } from '../../support/load-generator/peak-load-summary.ts';
import { percentileFigures, type Benchmark, type Figure } from '../report.ts';
import { checkHistory } from '../slots/check-history.ts';
import { prepareHolds } from '../slots/prepare-holds.ts';
import { limitProcesses } from './cpu-limit.ts';
import { cpuShareFigures, sampleCpu } from './cpu-shares.ts';
import { withMeasuredProcesses, type MeasuredProcesses } from './measured-processes.ts';
import { listConfirmed, prepareOrders, summarizeOrders, type OrderLoad } from './order-load.ts';

const processCounts = [1, 2, 4] as const;
const defaultCores = 0.15;
/** Below the number of requests from which a process with a late event loop sheds load. */
const clients = 8;
const maxHoldsPerSecond = 500;
/** Before the limit: a limited process would take minutes to compile its code. */
const warmUpMs = 4_000;
/** The first seconds with the limit. */
const settleMs = 2_000;
const holdsMs = 10_000;
const ordersMs = 15_000;

interface Load<Result> {
  readonly run: (durationMs: number) => Promise<readonly Result[]>;
  readonly durationMs: number;
  readonly count: (results: readonly Result[]) => number;
  readonly label: string;
}

interface Loads {
  readonly hold: Awaited<ReturnType<typeof prepareHolds>>;
  readonly orders: OrderLoad;
}

interface Step {
  readonly processes: MeasuredProcesses;
  readonly cores: number;
  readonly count: number;
}

interface Measurement<Result> {
  /** Before the measurement. */
  readonly settling: readonly Result[];
  readonly results: readonly Result[];
  readonly figures: readonly Figure[];
}

const measure = async <Result>(
  { processes, cores, count }: Step,
  load: Load<Result>,
): Promise<Measurement<Result>> => {
  const settling = await load.run(settleMs);
  const before = sampleCpu(processes);
  const results = await load.run(load.durationMs);
  const after = sampleCpu(processes);
  const rate = (load.count(results) / (after.atMs - before.atMs)) * 1000;
  return {
    settling,
    results,
    figures: [
      { label: `${load.label} a second, ${count} × each, c=${clients}`, value: rate.toFixed(1) },
      ...cpuShareFigures(before, after, { limitCores: cores * count }),
    ],
  };
};

const measureStep = async (
  step: Step,
  { hold, orders }: Loads,
): Promise<{ readonly calls: readonly CallRecord[]; readonly figures: readonly Figure[] }> => {
  const { web, pids } = step.processes;
  const runHolds = (durationMs: number): Promise<readonly CallRecord[]> =>
    runClosedModel({ clients, durationMs }, () => hold(web));
  const warmUpCalls = await runHolds(warmUpMs);
  await orders.run(web, warmUpMs);
  const limit = limitProcesses(Object.values(pids).flat(), step.cores);
  try {
    const held = await measure(step, {
      run: runHolds,
      durationMs: holdsMs,
      count: (calls) => calls.filter(({ outcome }) => outcome === 'ok').length,
      label: 'holds',
    });
    const ordered = await measure(step, {
      run: (durationMs) => orders.run(web, durationMs),
      durationMs: ordersMs,
      count: (outcomes) => listConfirmed(outcomes).length,
      label: 'cash orders',
    });
    return {
      calls: [...warmUpCalls, ...held.settling, ...held.results],
      figures: [
        ...held.figures,
        { label: '  responses', value: summarizeResponses(held.results) },
        ...percentileFigures('  hold to answer', held.results.map(latencyMs)),
        ...ordered.figures,
        { label: '  orders', value: summarizeOrders(ordered.results) },
        ...percentileFigures(
          '  placing of an order',
          listConfirmed(ordered.results).map(({ placingMs }) => placingMs),
        ),
      ],
    };
  } finally {
    limit.remove();
  }
};

/** Of all steps together. */
const loadSeconds = (measuredMs: number): number =>
  (processCounts.length * (warmUpMs + settleMs + measuredMs)) / 1000;

/** `scale [cores]`: the CPU share of each process of delivery-slot and order; 0 means no limit. */
export const scale: Benchmark = async ([cores = String(defaultCores)]) => {
  const loads = {
    hold: await prepareHolds(loadSeconds(holdsMs), maxHoldsPerSecond),
    orders: await prepareOrders(clients, loadSeconds(ordersMs)),
  };
  const figures: Figure[] = [];
  const calls: CallRecord[] = [];
  for (const count of processCounts) {
    const step = await withMeasuredProcesses(count, (processes) =>
      measureStep({ processes, cores: Number(cores), count }, loads),
    );
    figures.push(...step.figures);
    calls.push(...step.calls);
  }
  return [...figures, await checkHistory(calls)];
};
