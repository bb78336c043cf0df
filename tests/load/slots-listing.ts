import { setTimeout as wait } from 'node:timers/promises';
import type { SlotAnswer } from '@tokri/contracts/http';
import autocannon from 'autocannon';
import { newWindows } from '../support/rush/new-windows.ts';
import { gatherPeople } from '../support/api/people.ts';
import { openSlot, openTestTown, readSlot, testPincode } from '../support/api/test-town.ts';
import { productUnderTest } from '../support/product.ts';
import { newCallers, type Caller } from '../support/rush/callers.ts';
import { callHold, newHoldCall } from '../support/rush/hold-call.ts';
import { nowMs } from '../support/rush/open-arrivals.ts';
import { guardedWriteRate } from './guarded-writes.ts';
import { milliseconds, spread, type Benchmark } from './report.ts';
import { workDone, workFigures } from './work-done.ts';

const connectionsDefault = 32;
const secondsDefault = 10;
const warmSeconds = 3;
const demoPincode = '560034';
const rounds = 8;
const places = 20;
const ageMsMost = 5_000;

/** From the moment at which a hold is answered until the list says so. */
const ageOf = async (
  slot: { readonly Id: number; readonly Date: string },
  left: number,
): Promise<number> => {
  const begun = nowMs();
  // Under load a reader may be turned away; they look again.
  while ((await readSlot(slot.Id, slot.Date).catch(() => undefined))?.Left !== left) {
    if (nowMs() - begun > ageMsMost) return Number.POSITIVE_INFINITY;
    await wait(2);
  }
  return nowMs() - begun;
};

interface Watched {
  readonly roomy: SlotAnswer;
  readonly tight: SlotAnswer;
  readonly callers: readonly Caller[];
}

const watchedSlots = async (): Promise<Watched> => {
  const { clerk } = await gatherPeople();
  await openTestTown(clerk);
  const [roomy, tight] = await newWindows(2);
  if (!roomy || !tight) throw new Error('no windows');
  return {
    roomy: await openSlot(clerk, roomy, places),
    tight: await openSlot(clerk, tight, 1),
    callers: await newCallers(rounds + 1),
  };
};

/** How old the list is of a slot with many places left, and of one whose last place has gone. */
const agesOf = async ({
  roomy,
  tight,
  callers,
}: Watched): Promise<{ readonly many: readonly number[]; readonly last: number }> => {
  const hold = async (slotId: number, caller: Caller): Promise<boolean> =>
    (await callHold(productUnderTest().web, newHoldCall(caller, slotId))).outcome === 'ok';
  const many: number[] = [];
  const [first, ...others] = callers;
  for (const caller of others)
    if (await hold(roomy.Id, caller)) many.push(await ageOf(roomy, places - many.length - 1));
  return {
    many,
    last: first && (await hold(tight.Id, first)) ? await ageOf(tight, 0) : Number.NaN,
  };
};

/**
 * Slots of a pincode, a fortnight of the demo shop, through the bff; and while that goes on, how old the lists are. Start the product with `LIMIT_READS_PER_MINUTE=100000000`.
 * Arguments: connections, seconds.
 */
export const slotsListing: Benchmark = async ([
  connections = String(connectionsDefault),
  seconds = String(secondsDefault),
]) => {
  const path = `/api/TimeSlot?pincode=${demoPincode}`;
  const load = (duration: number) =>
    autocannon({
      url: productUnderTest().web,
      connections: Number(connections),
      duration,
      requests: [{ method: 'GET', path, headers: { 'content-type': 'application/json' } }],
    });
  const listed = (await (
    await fetch(`${productUnderTest().web}${path}`)
  ).json()) as readonly unknown[];
  await load(warmSeconds);
  const before = await workDone();
  const { requests: sent, latency, non2xx, errors, timeouts } = await load(Number(seconds));
  const after = await workDone();
  const watched = await watchedSlots();
  const [, ages] = await Promise.all([load(Number(seconds)), agesOf(watched)]);
  return [
    {
      what: `lists of ${listed.length} slots a second, c=${connections}`,
      value: sent.average.toFixed(0),
    },
    {
      what: 'p50, p97.5, p99',
      value: [latency.p50, latency.p97_5, latency.p99].map((ms) => `${ms} ms`).join(', '),
    },
    { what: 'answers that are not 200', value: String(non2xx + errors + timeouts) },
    ...spread(
      `under this load: a hold in pincode ${testPincode}, from its answer to the list`,
      ages.many,
    ),
    {
      what: 'under this load: the last place held, from the answer to Full in the list',
      value: milliseconds(ages.last),
    },
    await guardedWriteRate(Number(connections)),
    ...workFigures(before, after, { count: sent.total, what: 'list', places: 3 }),
  ];
};
