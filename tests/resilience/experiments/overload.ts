import { readProductUrls } from '../../support/product.ts';
import { createCallers } from '../../support/load-generator/callers.ts';
import { runClosedModel } from '../../support/load-generator/closed-model.ts';
import { createHoldAndRelease } from '../../support/load-generator/hold-and-release.ts';
import { openSlots } from '../../support/load-generator/open-slots.ts';
import { phasedArrivals, runOpenModel } from '../../support/load-generator/open-model.ts';
import { expectInvariantsHold } from '../checker/expect-invariants-hold.ts';
import type { CallRecord } from '../../support/load-generator/call-record.ts';
import { findUnusedWindows } from '../../support/load-generator/unused-slot-windows.ts';
import {
  summarizeResponses,
  admittedP99Ms,
  latencyMs,
  summarizeLatency,
} from '../../support/load-generator/peak-load-summary.ts';
import type { PeakExperiment, ExperimentContext } from './peak-experiment.ts';

const slotCount = 200;
const capacityPerSlot = 100;
const clients = 32;
const peakDurationMs = 10_000;
const warmUpMs = 5_000;
const defaultOverloadMs = 60_000;
const recoveryPhaseMs = 40_000;
const normalLoadFactor = 0.5;
const overloadFactor = 3;
const callsPerCaller = 25;
const maxRecoveryMs = 30_000;
const minGoodputShare = 0.8;
const maxUsefulLatencyMs = 1_000;
const binSizeMs = 1_000;

export interface Overload {
  readonly peakPerSecond: number;
  readonly goodputPerSecond: number;
  readonly recoveryMs: number;
  readonly duringOverload: readonly CallRecord[];
  readonly beforeOverload: readonly CallRecord[];
  readonly calls: readonly CallRecord[];
}

const usefulCalls = (calls: readonly CallRecord[]): readonly CallRecord[] =>
  calls.filter((call) => call.status === 200 && latencyMs(call) <= maxUsefulLatencyMs);
const callsBetween = (
  calls: readonly CallRecord[],
  fromMs: number,
  toMs: number,
): readonly CallRecord[] =>
  calls.filter(({ invokedMs }) => invokedMs >= fromMs && invokedMs < toMs);

const measureRecoveryMs = (calls: readonly CallRecord[], fromMs: number): number => {
  const failuresAfterMs = calls
    .filter(
      (call) =>
        call.invokedMs >= fromMs && (call.status !== 200 || latencyMs(call) > maxUsefulLatencyMs),
    )
    .map(({ invokedMs }) => invokedMs - fromMs);
  return failuresAfterMs.length === 0
    ? 0
    : Math.ceil(Math.max(...failuresAfterMs) / binSizeMs) * binSizeMs;
};

export const measureOverload = async ({
  staff,
  random,
  overloadMs = defaultOverloadMs,
}: Pick<ExperimentContext, 'staff' | 'random'> & {
  readonly overloadMs?: number;
}): Promise<Overload> => {
  const origin = readProductUrls().web;
  const slotIds = await openSlots(staff, await findUnusedWindows(slotCount), capacityPerSlot);
  const holdAndRelease = createHoldAndRelease({
    origin,
    callers: await createCallers(2_000),
    slotIds,
  });
  const warmUpCalls = await runClosedModel({ clients, durationMs: warmUpMs }, holdAndRelease);
  const peakCalls = await runClosedModel({ clients, durationMs: peakDurationMs }, (index) =>
    holdAndRelease(index + 1),
  );
  const peakPerSecond = usefulCalls(peakCalls).length / (peakDurationMs / 1000);
  const phases = [
    { arrivalsPerSecond: normalLoadFactor * peakPerSecond, durationMs: peakDurationMs },
    { arrivalsPerSecond: overloadFactor * peakPerSecond, durationMs: overloadMs },
    { arrivalsPerSecond: normalLoadFactor * peakPerSecond, durationMs: recoveryPhaseMs },
  ];
  const arrivalTimes = phasedArrivals(phases, random);
  const callers = await createCallers(Math.ceil(arrivalTimes.length / callsPerCaller) + clients);
  const calls = await runOpenModel(
    arrivalTimes,
    createHoldAndRelease({ origin, callers, slotIds }),
  );
  const startMs =
    Math.min(...calls.slice(0, 1).map(({ invokedMs }) => invokedMs)) - (arrivalTimes[0] ?? 0);
  const [overloadFromMs, overloadToMs] = [
    startMs + peakDurationMs,
    startMs + peakDurationMs + overloadMs,
  ];
  const duringOverload = callsBetween(calls, overloadFromMs, overloadToMs);
  return {
    peakPerSecond,
    goodputPerSecond: usefulCalls(duringOverload).length / (overloadMs / 1000),
    recoveryMs: measureRecoveryMs(calls, overloadToMs),
    duringOverload,
    beforeOverload: callsBetween(calls, startMs, overloadFromMs),
    calls: [...warmUpCalls, ...peakCalls, ...calls],
  };
};

export const summarizeOverload = ({
  peakPerSecond,
  goodputPerSecond,
  recoveryMs,
  duringOverload,
  beforeOverload,
}: Overload): readonly string[] => [
  [
    `peak ${peakPerSecond.toFixed(0)}/s with ${clients} clients`,
    `at ${overloadFactor} times as many arrivals ${goodputPerSecond.toFixed(0)}/s answered ` +
      `within ${maxUsefulLatencyMs} ms`,
    `${((100 * goodputPerSecond) / peakPerSecond).toFixed(0)} % of the peak`,
  ].join('; '),
  `before: ${summarizeResponses(beforeOverload)}; ${summarizeLatency(beforeOverload)}`,
  [
    `overload: ${summarizeResponses(duringOverload)}`,
    summarizeLatency(duringOverload),
    `p99 ${admittedP99Ms(duringOverload).toFixed(0)} ms`,
  ].join('; '),
  `back to normal ${(recoveryMs / 1000).toFixed(0)} s after the overload`,
];

export const overload: PeakExperiment = async (context) => {
  const result = await measureOverload(context);
  const lines = summarizeOverload(result);
  await expectInvariantsHold(
    [],
    result.calls.filter(({ outcome }) => outcome !== 'fail'),
  );
  if (
    result.goodputPerSecond < minGoodputShare * result.peakPerSecond ||
    result.recoveryMs > maxRecoveryMs
  )
    throw new Error(
      `${minGoodputShare * 100} % of the peak and recovery within ${maxRecoveryMs / 1000} s are required\n${lines.join('\n')}`,
    );
  return lines;
};
