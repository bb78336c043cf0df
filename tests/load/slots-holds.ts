import { newWindows } from '../support/rush/new-windows.ts';
import { withPods } from '../support/pods/pods.ts';
import { answersOf, waitedMs } from '../support/rush/rush-verdict.ts';
import { expectRightWorld } from '../resilience/checker/right-world.ts';
import { gatherPeople } from '../support/api/people.ts';
import { openTestTown } from '../support/api/test-town.ts';
import { productUnderTest } from '../support/product.ts';
import { newCallers } from '../support/rush/callers.ts';
import { closedLoop } from '../support/rush/closed-loop.ts';
import { callHold, newHoldCall } from '../support/rush/hold-call.ts';
import { openSlots } from '../support/rush/many-slots.ts';
import type { CallRecord } from '../support/rush/call-record.ts';
import { guardedWriteRate } from './guarded-writes.ts';
import { spread, type Benchmark, type Figure } from './report.ts';
import { workDone, workFigures } from './work-done.ts';

const clientsDefault = 32;
const secondsDefault = 10;
const slotsCount = 200;
const placesEach = 500;
const warmMs = 5_000;
/** More than can be held in a second by far: each hold is of a customer of its own. */
const callersASecond = 1_500;

interface Measured {
  readonly figures: readonly Figure[];
  readonly calls: readonly CallRecord[];
  readonly aSecond: number;
}

const measured = async (
  origins: readonly string[],
  { clients, forMs }: { readonly clients: number; readonly forMs: number },
): Promise<Measured> => {
  const { clerk } = await gatherPeople();
  await openTestTown(clerk);
  const slotIds = await openSlots(clerk, await newWindows(slotsCount), placesEach);
  const callers = await newCallers(Math.ceil(((forMs + warmMs) / 1000) * callersASecond));
  let next = 0;
  const hold = (): Promise<CallRecord> => {
    const index = next;
    next += 1;
    const caller = callers[index];
    if (!caller) throw new Error('more holds than callers');
    return callHold(
      origins[index % origins.length] ?? '',
      newHoldCall(caller, slotIds[index % slotIds.length] ?? 0),
    );
  };
  const warming = await closedLoop({ clients, forMs: warmMs }, hold);
  const before = await workDone();
  const calls = await closedLoop({ clients, forMs }, hold);
  const after = await workDone();
  const held = calls.filter(({ outcome }) => outcome === 'ok');
  const aSecond = (held.length / (after.atMs - before.atMs)) * 1000;
  return {
    calls: [...warming, ...calls],
    aSecond,
    figures: [
      {
        what: `holds a second over ${slotsCount} slots, c=${clients}, ${origins.length} delivery-slot`,
        value: aSecond.toFixed(0),
      },
      { what: 'answers', value: answersOf(calls) },
      ...spread('hold to answer', held.map(waitedMs)),
      ...workFigures(before, after, { count: held.length, what: 'hold', places: 2 }),
    ],
  };
};

const judged = async (calls: readonly CallRecord[]): Promise<Figure> => ({
  what: `history of ${calls.length} calls, checked at every version`,
  value: await expectRightWorld([], calls).then(
    () => 'every invariant holds',
    (error: unknown) => String(error),
  ),
});

/**
 * Each client holds a place for a customer of its own, on one of 200 slots after the other. Start the product with `HOLDS_PER_ADDRESS_PER_MINUTE=1000000`. Arguments: clients, seconds.
 */
export const slotsHolds: Benchmark = async ([
  clients = String(clientsDefault),
  seconds = String(secondsDefault),
]) => {
  const { figures, calls, aSecond } = await measured([productUnderTest().web], {
    clients: Number(clients),
    forMs: Number(seconds) * 1000,
  });
  const raw = await guardedWriteRate(Number(clients));
  return [
    ...figures,
    raw,
    {
      what: 'of the raw rate',
      value: `${((100 * aSecond) / Number.parseFloat(raw.value)).toFixed(0)} %`,
    },
    await judged(calls),
  ];
};

/** The same with one delivery-slot and with two, each behind a bff of its own, one after the other. Arguments: clients, seconds. */
export const slotsTwice: Benchmark = ([
  clients = String(clientsDefault),
  seconds = String(secondsDefault),
]) =>
  withPods(2, async ([one, two]) => {
    if (!one || !two) throw new Error('no pods');
    const load = { clients: Number(clients), forMs: Number(seconds) * 1000 };
    const single = await measured([one.bff.url], load);
    const double = await measured([one.bff.url, two.bff.url], load);
    return [
      ...single.figures,
      ...double.figures,
      await guardedWriteRate(load.clients),
      await judged([...single.calls, ...double.calls]),
    ];
  });
