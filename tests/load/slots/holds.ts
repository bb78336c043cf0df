import { findUnusedWindows } from '../../support/load-generator/unused-slot-windows.ts';
import { withPods } from '../../support/pods/pods.ts';
import { summarizeResponses, latencyMs } from '../../support/load-generator/peak-load-summary.ts';
import { expectInvariantsHold } from '../../resilience/checker/expect-invariants-hold.ts';
import { signInTestUsers } from '../../support/api/test-users.ts';
import { openTestArea } from '../../support/api/test-area.ts';
import { readProductUrls } from '../../support/product.ts';
import { createCallers } from '../../support/load-generator/callers.ts';
import { runClosedModel } from '../../support/load-generator/closed-model.ts';
import { sendHold, createHoldRequest } from '../../support/load-generator/hold-request.ts';
import { openSlots } from '../../support/load-generator/open-slots.ts';
import type { CallRecord } from '../../support/load-generator/call-record.ts';
import { measureRawWriteRate } from '../raw-write-rate.ts';
import { percentileFigures, type Benchmark, type Figure } from '../report.ts';
import { readResourceUsage, resourceFigures } from '../resource-usage.ts';

const defaultClients = 32;
const defaultSeconds = 10;
const slotCount = 200;
const capacityPerSlot = 500;
const warmUpMs = 5_000;
const callersPerSecond = 1_500;

interface HoldMeasurement {
  readonly figures: readonly Figure[];
  readonly calls: readonly CallRecord[];
  readonly holdsPerSecond: number;
}

const measureHolds = async (
  origins: readonly string[],
  { clients, durationMs }: { readonly clients: number; readonly durationMs: number },
): Promise<HoldMeasurement> => {
  const { clerk } = await signInTestUsers();
  await openTestArea(clerk);
  const slotIds = await openSlots(clerk, await findUnusedWindows(slotCount), capacityPerSlot);
  const callers = await createCallers(
    Math.ceil(((durationMs + warmUpMs) / 1000) * callersPerSecond),
  );
  let nextIndex = 0;
  const hold = (): Promise<CallRecord> => {
    const index = nextIndex;
    nextIndex += 1;
    const caller = callers[index];
    if (!caller) throw new Error('more holds than callers');
    return sendHold(
      origins[index % origins.length] ?? '',
      createHoldRequest(caller, slotIds[index % slotIds.length] ?? 0),
    );
  };
  const warmUpCalls = await runClosedModel({ clients, durationMs: warmUpMs }, hold);
  const before = await readResourceUsage();
  const calls = await runClosedModel({ clients, durationMs }, hold);
  const after = await readResourceUsage();
  const held = calls.filter(({ outcome }) => outcome === 'ok');
  const holdsPerSecond = (held.length / (after.atMs - before.atMs)) * 1000;
  return {
    calls: [...warmUpCalls, ...calls],
    holdsPerSecond,
    figures: [
      {
        label: `holds a second over ${slotCount} slots, c=${clients}, ${origins.length} delivery-slot`,
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

const verifyHistory = async (calls: readonly CallRecord[]): Promise<Figure> => ({
  label: `history of ${calls.length} calls, checked at every version`,
  value: await expectInvariantsHold([], calls).then(
    () => 'every invariant holds',
    (error: unknown) => String(error),
  ),
});

export const slotsHolds: Benchmark = async ([
  clients = String(defaultClients),
  seconds = String(defaultSeconds),
]) => {
  const { figures, calls, holdsPerSecond } = await measureHolds([readProductUrls().web], {
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
    await verifyHistory(calls),
  ];
};

export const slotsTwice: Benchmark = ([
  clients = String(defaultClients),
  seconds = String(defaultSeconds),
]) =>
  withPods(2, async ([one, two]) => {
    if (!one || !two) throw new Error('no pods');
    const load = { clients: Number(clients), durationMs: Number(seconds) * 1000 };
    const withOneProcess = await measureHolds([one.bff.url], load);
    const withTwoProcesses = await measureHolds([one.bff.url, two.bff.url], load);
    return [
      ...withOneProcess.figures,
      ...withTwoProcesses.figures,
      await measureRawWriteRate(load.clients),
      await verifyHistory([...withOneProcess.calls, ...withTwoProcesses.calls]),
    ];
  });
