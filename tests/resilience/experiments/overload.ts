import { productUnderTest } from '../../support/product.ts';
import { newCallers } from '../../support/rush/callers.ts';
import { closedLoop } from '../../support/rush/closed-loop.ts';
import { holdFlow } from '../../support/rush/hold-flow.ts';
import { openSlots } from '../../support/rush/many-slots.ts';
import { arrivalsOf, openly } from '../../support/rush/open-arrivals.ts';
import { expectRightWorld } from '../checker/right-world.ts';
import type { CallRecord } from '../../support/rush/call-record.ts';
import { newWindows } from '../../support/rush/new-windows.ts';
import { answersOf, p99Of, waitedMs, waits } from '../../support/rush/rush-verdict.ts';
import type { RushExperiment, Scene } from './scene.ts';

const slotsCount = 200;
const placesEach = 100;
const clients = 32;
const peakMs = 10_000;
const warmMs = 5_000;
const overloadMs = 60_000;
const afterMs = 40_000;
const normalShare = 0.5;
const overShare = 3;
const triesAMinute = 25;
const recoversWithinMs = 30_000;
const goodputShare = 0.8;
/** An answer that comes later than this is of no use to anybody. */
const usefulMs = 1_000;
const binMs = 1_000;

export interface Overload {
  readonly peakASecond: number;
  readonly goodputASecond: number;
  /** From the end of the overload until every second has answers as before. */
  readonly recoveredMs: number;
  readonly over: readonly CallRecord[];
  readonly before: readonly CallRecord[];
  readonly calls: readonly CallRecord[];
}

const useful = (calls: readonly CallRecord[]): readonly CallRecord[] =>
  calls.filter((call) => call.status === 200 && waitedMs(call) <= usefulMs);
const between = (
  calls: readonly CallRecord[],
  fromMs: number,
  toMs: number,
): readonly CallRecord[] =>
  calls.filter(({ invokedMs }) => invokedMs >= fromMs && invokedMs < toMs);

/** The last second after the overload in which somebody was turned away or waited in vain. */
const recoveredAfter = (calls: readonly CallRecord[], fromMs: number): number => {
  const bad = calls
    .filter(
      (call) => call.invokedMs >= fromMs && (call.status !== 200 || waitedMs(call) > usefulMs),
    )
    .map(({ invokedMs }) => invokedMs - fromMs);
  return bad.length === 0 ? 0 : Math.ceil(Math.max(...bad) / binMs) * binMs;
};

/** Measures the peak by clients that wait for their answers, then lets half of it, three times as much for a minute, and half again arrive as it pleases. */
export const overloaded = async ({
  staff,
  random,
  overMs = overloadMs,
}: Pick<Scene, 'staff' | 'random'> & { readonly overMs?: number }): Promise<Overload> => {
  const origin = productUnderTest().web;
  const slotIds = await openSlots(staff, await newWindows(slotsCount), placesEach);
  const few = holdFlow({ origin, callers: await newCallers(2_000), slotIds });
  const warming = await closedLoop({ clients, forMs: warmMs }, few);
  const peak = await closedLoop({ clients, forMs: peakMs }, (index) => few(index + 1));
  const peakASecond = useful(peak).length / (peakMs / 1000);
  const phases = [
    { perSecond: normalShare * peakASecond, forMs: peakMs },
    { perSecond: overShare * peakASecond, forMs: overMs },
    { perSecond: normalShare * peakASecond, forMs: afterMs },
  ];
  const moments = arrivalsOf(phases, random);
  const callers = await newCallers(Math.ceil(moments.length / triesAMinute) + clients);
  const calls = await openly(moments, holdFlow({ origin, callers, slotIds }));
  const begunMs =
    Math.min(...calls.slice(0, 1).map(({ invokedMs }) => invokedMs)) - (moments[0] ?? 0);
  const [overFrom, overTo] = [begunMs + peakMs, begunMs + peakMs + overMs];
  const over = between(calls, overFrom, overTo);
  return {
    peakASecond,
    goodputASecond: useful(over).length / (overMs / 1000),
    recoveredMs: recoveredAfter(calls, overTo),
    over,
    before: between(calls, begunMs, overFrom),
    calls: [...warming, ...peak, ...calls],
  };
};

export const overloadLines = ({
  peakASecond,
  goodputASecond,
  recoveredMs,
  over,
  before,
}: Overload): readonly string[] => [
  `peak ${peakASecond.toFixed(0)}/s with ${clients} clients; at ${overShare} times as many arrivals ${goodputASecond.toFixed(0)}/s answered within ${usefulMs} ms, ${((100 * goodputASecond) / peakASecond).toFixed(0)} % of the peak`,
  `before: ${answersOf(before)}; ${waits(before)}`,
  `overload: ${answersOf(over)}; ${waits(over)}; p99 ${p99Of(over).toFixed(0)} ms`,
  `back to normal ${(recoveredMs / 1000).toFixed(0)} s after it`,
];

/** E23: three times what can be done for a minute, then half again. */
export const overload: RushExperiment = async (scene) => {
  const outcome = await overloaded(scene);
  const lines = overloadLines(outcome);
  // Each call held and let go: capacity stood still, and the history of a slot is watched as a whole.
  await expectRightWorld(
    [],
    outcome.calls.filter(({ outcome: said }) => said !== 'fail'),
  );
  if (
    outcome.goodputASecond < goodputShare * outcome.peakASecond ||
    outcome.recoveredMs > recoversWithinMs
  )
    throw new Error(
      `${goodputShare * 100} % of the peak and ${recoversWithinMs / 1000} s were wanted\n${lines.join('\n')}`,
    );
  return lines;
};
