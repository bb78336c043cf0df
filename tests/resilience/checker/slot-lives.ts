import { extensionMinutes } from '@tokri/contracts';
import { slotEventsOnce, type SlotEvent } from './slot-versions.ts';
import type { Invariant, World } from './world.ts';

/** Where each event of a hold may come from (the table of services/delivery-slot/README.md, as others hear it); `none`: the hold is not there. */
type State = 'none' | 'held' | 'offered' | 'kept' | 'booked';
const comesFrom: Readonly<Record<string, readonly State[]>> = {
  'slot.offered.v1': ['none'],
  'slot.held.v1': ['none', 'offered'],
  'slot.kept.v1': ['held'],
  'slot.booked.v1': ['none', 'held', 'kept'],
  'slot.released.v1': ['held', 'offered', 'kept', 'booked'],
  'slot.expired.v1': ['held', 'offered', 'kept'],
};
const goesTo: Readonly<Record<string, State>> = {
  'slot.offered.v1': 'offered',
  'slot.held.v1': 'held',
  'slot.kept.v1': 'kept',
  'slot.booked.v1': 'booked',
};
/** A place that was let go and taken anew for its order counts its steps from here. */
const secondLifeStep = 10;

const brokenStep = (before: State, { type, seq, orderId }: SlotEvent): string | undefined => {
  if (!comesFrom[type]?.includes(before)) return `${type} came of a hold that was ${before}`;
  if (type === 'slot.booked.v1' && before === 'none' && seq <= secondLifeStep)
    return 'a place was booked that nobody held';
  // Customers let go what is theirs alone; what an order has, only the end of that order frees.
  if (
    type === 'slot.released.v1' &&
    (before === 'kept' || before === 'booked') !== (orderId !== null)
  )
    return `${orderId === null ? 'a customer' : `order ${orderId}`} freed a place that was ${before}`;
  return undefined;
};

const overEvents = (
  world: World,
  violated: (event: SlotEvent, slotId: string) => string | undefined,
): string[] =>
  [...slotEventsOnce(world)].flatMap(([slotId, events]) =>
    events.flatMap((event) => violated(event, slotId) ?? []),
  );

/** A part of I3 at every version: each place goes the ways of the table, so that of a sweeper, a payment and a cancellation that race exactly one wins. */
export const livesByTheTable: Invariant = (world) => {
  const states = new Map<string, State>();
  return overEvents(world, (event, slotId) => {
    const of = `${slotId} ${event.holdId}`;
    const broken = brokenStep(states.get(of) ?? 'none', event);
    states.set(of, goesTo[event.type] ?? 'none');
    return broken && `slot ${slotId}, hold ${event.holdId}: ${broken}`;
  });
};

/** I3 at every version: a place is booked for an order that was placed with that hold by that customer, and an order has one place at a time. */
export const bookedForItsOrder: Invariant = (world) => {
  const orders = new Map(world.orders.map((order) => [order.orderId, order]));
  const placeOf = new Map<number, string>();
  return overEvents(world, ({ type, holdId, userId, orderId }, slotId) => {
    const place = `${slotId} ${holdId}`;
    if (type === 'slot.released.v1' && orderId !== null) placeOf.delete(orderId);
    if (type !== 'slot.booked.v1') return undefined;
    const order = orderId === null ? undefined : orders.get(orderId);
    if (order?.holdId !== holdId || order.userId !== userId)
      return `slot ${slotId}: hold ${holdId} of user ${userId} was booked for order ${orderId ?? 'none'}, which has another or is not there`;
    const other = placeOf.get(order.orderId);
    placeOf.set(order.orderId, place);
    return other !== undefined && other !== place
      ? `order ${order.orderId} had two places, ${other} and ${place}`
      : undefined;
  });
};

/** A hold is extended once and no event tells it; then it may outlive its end by a minute (I4). */
const toleratedMs = (extensionMinutes + 1) * 60_000;

/** I4 at every version: whenever something happened in a slot that the clients' history watched, no open hold was older than its end and what is tolerated. */
export const noLeakAtAnyVersion: Invariant = (world) => {
  const watched = new Set(world.calls.map(({ slotId }) => String(slotId)));
  return [...slotEventsOnce(world)]
    .filter(([slotId]) => watched.has(slotId))
    .flatMap(([slotId, events]) => {
      const ends = new Map<number, Date>();
      return events.flatMap(({ type, holdId, endsAt, occurredAt }) => {
        if (endsAt === null) ends.delete(holdId);
        else ends.set(holdId, endsAt);
        return [...ends]
          .filter(([, end]) => end.getTime() + toleratedMs < occurredAt.getTime())
          .map(
            ([leaked]) =>
              `slot ${slotId}: hold ${leaked} was still there at ${type} of hold ${holdId}, minutes after its end`,
          );
      });
    });
};
