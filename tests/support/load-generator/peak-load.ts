import { setTimeout as wait } from 'node:timers/promises';
import { openSlot } from '../api/test-area.ts';
import { createCallers } from './callers.ts';
import { sendHold, createHoldRequest, type HoldRequest } from './hold-request.ts';
import { poissonArrivals, runAfterDelay, runOpenModel, type RandomInt } from './open-model.ts';
import type { SignedInUser } from '../api/sign-in.ts';
import type { CallRecord } from './call-record.ts';
import type { Fault } from './fault.ts';
import { findUnusedWindows } from './unused-slot-windows.ts';

export interface PeakLoadOptions {
  readonly staff: SignedInUser;
  readonly customers: number;
  readonly capacity: number;
  readonly arrivalsPerSecond: number;
  readonly origins: readonly string[];
  readonly retryOrigin?: string | undefined;
  readonly faults: readonly Fault[];
  readonly random: RandomInt;
}

export interface PeakLoadResult {
  readonly slotId: number;
  readonly firstCalls: readonly CallRecord[];
  readonly calls: readonly CallRecord[];
  readonly distinctHolds: number;
}

const retryTimeoutMs = 120_000;
const minRetryDelayMs = 1_000;
const maxRetryDelayMs = 8_000;
const maxRepeaters = 100;

const retryUntilAnswered = async (
  callAgain: () => Promise<CallRecord>,
  last: CallRecord,
  random: RandomInt,
): Promise<readonly CallRecord[]> => {
  const repeats: CallRecord[] = [];
  const deadline = performance.now() + retryTimeoutMs;
  for (let previous = last; previous.status !== 200 && performance.now() < deadline;) {
    const backoffMs = Math.min(maxRetryDelayMs, minRetryDelayMs * 2 ** (repeats.length + 1));
    await wait(minRetryDelayMs + random(backoffMs));
    previous = await callAgain();
    repeats.push(previous);
  }
  return repeats;
};

export const runPeakLoad = async (options: PeakLoadOptions): Promise<PeakLoadResult> => {
  const { customers, arrivalsPerSecond, origins, random } = options;
  const [window] = await findUnusedWindows(1);
  if (!window) throw new Error('no unused slot window');
  const slot = await openSlot(options.staff, window, options.capacity);
  await Promise.all(options.faults.map(async (fault) => fault.prepare?.()));
  const requests = (await createCallers(customers)).map((caller) =>
    createHoldRequest(caller, slot.Id),
  );
  const originFor = (index: number): string => origins[index % origins.length] ?? '';
  const arrivalTimes = poissonArrivals(customers, arrivalsPerSecond, random);
  const injected = Promise.all(
    options.faults.map((fault) =>
      runAfterDelay(random(Math.ceil(arrivalTimes.at(-1) ?? 1)), fault.inject),
    ),
  );
  const callAt = async (origin: string, index: number, dueMs?: number): Promise<CallRecord> =>
    sendHold(origin, requests[index] as HoldRequest, dueMs);
  const callAgain = (index: number, dueMs?: number) =>
    callAt(options.retryOrigin ?? originFor(index), index, dueMs);
  const firstCalls = await runOpenModel(arrivalTimes, (index, dueMs) =>
    callAt(originFor(index), index, dueMs),
  );
  await injected;
  const retries = await Promise.all(
    firstCalls.map((previous, index) =>
      retryUntilAnswered(() => callAgain(index), previous, random),
    ),
  );
  const calls = [...firstCalls, ...retries.flat()];
  const latest = firstCalls.map((previous, index) => retries[index]?.at(-1) ?? previous);
  const unanswered = latest.filter(({ status }) => status !== 200);
  if (unanswered.length > 0)
    throw new Error(
      `${unanswered.length} of ${customers} never got a response: ${JSON.stringify(unanswered[0])}`,
    );
  const repeats = latest.flatMap(({ outcome }, index) =>
    outcome === 'ok' || index < maxRepeaters ? [index] : [],
  );
  calls.push(
    ...(await runOpenModel(
      poissonArrivals(repeats.length, arrivalsPerSecond, random),
      (position, dueMs) => callAgain(repeats[position] ?? 0, dueMs),
    )),
  );
  return {
    slotId: slot.Id,
    firstCalls,
    calls,
    distinctHolds: new Set(calls.flatMap(({ holdId }) => holdId ?? [])).size,
  };
};
