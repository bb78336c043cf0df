import { setTimeout as wait } from 'node:timers/promises';
import { openSlot } from '../api/test-area.ts';
import { newCallers } from './callers.ts';
import { callHold, newHoldCall, type HoldCall } from './hold-request.ts';
import { crowdOf, openly, type Numbers } from './open-model.ts';
import type { SignedInUser } from '../api/sign-in.ts';
import type { CallRecord } from './call-record.ts';
import { arrivingAfter } from './run-after-delay.ts';
import type { Fault } from './fault.ts';
import { newWindows } from './unused-slot-windows.ts';

export interface RushWish {
  /** Opens the slot. */
  readonly staff: SignedInUser;
  readonly customers: number;
  readonly places: number;
  readonly arrivalsASecond: number;
  /** Doors to knock at, one customer after the other takes the next. */
  readonly origins: readonly string[];
  /** Where those come again who had no answer; the same door otherwise. */
  readonly laterOrigin?: string | undefined;
  /** Each begins at a moment of the seed while customers arrive. */
  readonly faults: readonly Fault[];
  readonly random: Numbers;
}

export interface Rush {
  readonly slotId: number;
  /** The first call of each customer. */
  readonly first: readonly CallRecord[];
  /** Also those that were sent once more. */
  readonly calls: readonly CallRecord[];
  /** Different holds that customers were told of. */
  readonly held: number;
}

const patienceMs = 120_000;
/** Those who were turned away come again at moments of their own, later each time: all at once they would be the rush over again. */
const comesAgainMsLeast = 1_000;
const comesAgainMsMost = 8_000;
/** Of those who were told, so many ask once more, letter by letter. */
const repeatersMax = 100;

/** Somebody who was shed, or heard nothing, sends the same call until there is an answer: the same key, so the same hold. */
const untilAnswered = async (
  ask: () => Promise<CallRecord>,
  last: CallRecord,
  random: Numbers,
): Promise<readonly CallRecord[]> => {
  const again: CallRecord[] = [];
  const deadline = performance.now() + patienceMs;
  for (let known = last; known.status !== 200 && performance.now() < deadline;) {
    const atMostMs = Math.min(comesAgainMsMost, comesAgainMsLeast * 2 ** (again.length + 1));
    await wait(comesAgainMsLeast + random(atMostMs));
    known = await ask();
    again.push(known);
  }
  return again;
};

/** Customers of a city on one slot while faults happen; in the end each of them has an answer. @throws Error when somebody waits for one in vain. */
export const rushOn = async (wish: RushWish): Promise<Rush> => {
  const { customers, arrivalsASecond, origins, random } = wish;
  const [window] = await newWindows(1);
  if (!window) throw new Error('no window for the rush');
  const slot = await openSlot(wish.staff, window, wish.places);
  await Promise.all(wish.faults.map(async (fault) => fault.prepare?.()));
  const holdCalls = (await newCallers(customers)).map((caller) => newHoldCall(caller, slot.Id));
  const originOf = (index: number): string => origins[index % origins.length] ?? '';
  const moments = crowdOf(customers, arrivalsASecond, random);
  const inflicted = Promise.all(
    wish.faults.map((fault) =>
      arrivingAfter(random(Math.ceil(moments.at(-1) ?? 1)), fault.inflict),
    ),
  );
  const askAt = async (origin: string, index: number, dueMs?: number): Promise<CallRecord> =>
    callHold(origin, holdCalls[index] as HoldCall, dueMs);
  const ask = (index: number, dueMs?: number) =>
    askAt(wish.laterOrigin ?? originOf(index), index, dueMs);
  const first = await openly(moments, (index, dueMs) => askAt(originOf(index), index, dueMs));
  await inflicted;
  const later = await Promise.all(
    first.map((known, index) => untilAnswered(() => ask(index), known, random)),
  );
  const calls = [...first, ...later.flat()];
  const latest = first.map((known, index) => later[index]?.at(-1) ?? known);
  const silent = latest.filter(({ status }) => status !== 200);
  if (silent.length > 0)
    throw new Error(
      `${silent.length} of ${customers} never had an answer: ${JSON.stringify(silent[0])}`,
    );
  // Winners, and some of the others, ask once more at once: what they are told must be the same, letter by letter.
  const again = latest.flatMap(({ outcome }, index) =>
    outcome === 'ok' || index < repeatersMax ? [index] : [],
  );
  calls.push(
    ...(await openly(crowdOf(again.length, arrivalsASecond, random), (at, dueMs) =>
      ask(again[at] ?? 0, dueMs),
    )),
  );
  return {
    slotId: slot.Id,
    first,
    calls,
    held: new Set(calls.flatMap(({ holdId }) => holdId ?? [])).size,
  };
};
