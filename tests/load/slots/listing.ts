import { setTimeout as wait } from 'node:timers/promises';
import type { SlotResponse } from '@tokri/contracts/api';
import autocannon from 'autocannon';
import { findUnusedWindows } from '../../support/load-generator/unused-slot-windows.ts';
import { signInTestUsers } from '../../support/api/test-users.ts';
import { openSlot, openTestArea, readSlot, testPincode } from '../../support/api/test-area.ts';
import { readProductUrls } from '../../support/product.ts';
import { createCallers, type Caller } from '../../support/load-generator/callers.ts';
import { sendHold, createHoldRequest } from '../../support/load-generator/hold-request.ts';
import { nowMs } from '../../support/load-generator/open-model.ts';
import { measureRawWriteRate } from '../raw-write-rate.ts';
import { milliseconds, percentileFigures, type Benchmark } from '../report.ts';
import { readResourceUsage, resourceFigures } from '../resource-usage.ts';

const defaultConnections = 32;
const defaultSeconds = 10;
const warmUpSeconds = 3;
const demoPincode = '560034';
const rounds = 8;
const capacity = 20;
const maxAgeMs = 5_000;

const measureStaleness = async (
  slot: { readonly Id: number; readonly Date: string },
  expectedAvailable: number,
): Promise<number> => {
  const startMs = nowMs();
  while ((await readSlot(slot.Id, slot.Date).catch(() => undefined))?.Left !== expectedAvailable) {
    if (nowMs() - startMs > maxAgeMs) return Number.POSITIVE_INFINITY;
    await wait(2);
  }
  return nowMs() - startMs;
};

interface ObservedSlots {
  readonly large: SlotResponse;
  readonly single: SlotResponse;
  readonly callers: readonly Caller[];
}

const openObservedSlots = async (): Promise<ObservedSlots> => {
  const { clerk } = await signInTestUsers();
  await openTestArea(clerk);
  const [large, single] = await findUnusedWindows(2);
  if (!large || !single) throw new Error('no windows');
  return {
    large: await openSlot(clerk, large, capacity),
    single: await openSlot(clerk, single, 1),
    callers: await createCallers(rounds + 1),
  };
};

const measureStalenessOfBoth = async ({
  large: largeSlot,
  single: singleUnitSlot,
  callers,
}: ObservedSlots): Promise<{
  readonly largeSlotMs: readonly number[];
  readonly singleSlotMs: number;
}> => {
  const hold = async (slotId: number, caller: Caller): Promise<boolean> =>
    (await sendHold(readProductUrls().web, createHoldRequest(caller, slotId))).outcome === 'ok';
  const largeSlotMs: number[] = [];
  const [first, ...others] = callers;
  for (const caller of others)
    if (await hold(largeSlot.Id, caller))
      largeSlotMs.push(await measureStaleness(largeSlot, capacity - largeSlotMs.length - 1));
  return {
    largeSlotMs,
    singleSlotMs:
      first && (await hold(singleUnitSlot.Id, first))
        ? await measureStaleness(singleUnitSlot, 0)
        : Number.NaN,
  };
};

export const slotsListing: Benchmark = async ([
  connections = String(defaultConnections),
  seconds = String(defaultSeconds),
]) => {
  const path = `/api/TimeSlot?pincode=${demoPincode}`;
  const load = (duration: number) =>
    autocannon({
      url: readProductUrls().web,
      connections: Number(connections),
      duration,
      requests: [{ method: 'GET', path, headers: { 'content-type': 'application/json' } }],
    });
  const listed = (await (
    await fetch(`${readProductUrls().web}${path}`)
  ).json()) as readonly unknown[];
  await load(warmUpSeconds);
  const before = await readResourceUsage();
  const { requests: sent, latency, non2xx, errors, timeouts } = await load(Number(seconds));
  const after = await readResourceUsage();
  const observed = await openObservedSlots();
  const [, staleness] = await Promise.all([
    load(Number(seconds)),
    measureStalenessOfBoth(observed),
  ]);
  return [
    {
      label: `lists of ${listed.length} slots a second, c=${connections}`,
      value: sent.average.toFixed(0),
    },
    {
      label: 'p50, p97.5, p99',
      value: [latency.p50, latency.p97_5, latency.p99].map((ms) => `${ms} ms`).join(', '),
    },
    { label: 'responses other than 200', value: String(non2xx + errors + timeouts) },
    ...percentileFigures(
      `under this load: a hold in pincode ${testPincode}, from its response to the list`,
      staleness.largeSlotMs,
    ),
    {
      label: 'under this load: from the hold of the last unit to Full in the list',
      value: milliseconds(staleness.singleSlotMs),
    },
    await measureRawWriteRate(Number(connections)),
    ...resourceFigures(before, after, { unitCount: sent.total, unit: 'list', fractionDigits: 3 }),
  ];
};
