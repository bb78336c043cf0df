import { summarizeResponses, latencyMs } from '../../support/load-generator/peak-load-summary.ts';
import { readProductUrls } from '../../support/product.ts';
import { runClosedModel } from '../../support/load-generator/closed-model.ts';
import type { CallRecord } from '../../support/load-generator/call-record.ts';
import { measureRawWriteRate } from '../raw-write-rate.ts';
import { percentileFigures, type Benchmark, type Figure } from '../report.ts';
import { readResourceUsage, resourceFigures } from '../resource-usage.ts';
import { checkHistory } from './check-history.ts';
import { prepareHolds, slotCount } from './prepare-holds.ts';

const defaultClients = 32;
const defaultSeconds = 10;
const warmUpMs = 5_000;

interface HoldMeasurement {
  readonly figures: readonly Figure[];
  readonly calls: readonly CallRecord[];
  readonly holdsPerSecond: number;
}

const measureHolds = async ({
  clients,
  durationMs,
}: {
  readonly clients: number;
  readonly durationMs: number;
}): Promise<HoldMeasurement> => {
  const hold = await prepareHolds((durationMs + warmUpMs) / 1000);
  const send = (): Promise<CallRecord> => hold(readProductUrls().web);
  const warmUpCalls = await runClosedModel({ clients, durationMs: warmUpMs }, send);
  const before = await readResourceUsage();
  const calls = await runClosedModel({ clients, durationMs }, send);
  const after = await readResourceUsage();
  const held = calls.filter(({ outcome }) => outcome === 'ok');
  const holdsPerSecond = (held.length / (after.atMs - before.atMs)) * 1000;
  return {
    calls: [...warmUpCalls, ...calls],
    holdsPerSecond,
    figures: [
      {
        label: `holds a second over ${slotCount} slots, c=${clients}`,
        value: holdsPerSecond.toFixed(0),
      },
      { label: 'responses', value: summarizeResponses(calls) },
      ...percentileFigures('hold to answer', held.map(latencyMs)),
      ...resourceFigures(before, after, {
        unitCount: held.length,
        unit: 'hold',
        fractionDigits: 2,
      }),
    ],
  };
};

export const slotsHolds: Benchmark = async ([
  clients = String(defaultClients),
  seconds = String(defaultSeconds),
]) => {
  const { figures, calls, holdsPerSecond } = await measureHolds({
    clients: Number(clients),
    durationMs: Number(seconds) * 1000,
  });
  const rawRate = await measureRawWriteRate(Number(clients));
  return [
    ...figures,
    rawRate,
    {
      label: 'of the raw rate',
      value: `${((100 * holdsPerSecond) / Number.parseFloat(rawRate.value)).toFixed(0)} %`,
    },
    await checkHistory(calls),
  ];
};
