import type { EventRecord, Invariant, World } from './world.ts';

const slotTopic = 'slot.events';

export interface SlotEvent {
  readonly type: string;
  /** The hold's step. */
  readonly seq: number;
  readonly occurredAt: Date;
  readonly holdId: number;
  readonly userId: number;
  readonly orderId: number | null;
  /** Until when the hold lives that this event made or changed; null when it is gone or booked. */
  readonly endsAt: Date | null;
}
interface Place {
  readonly userId: number;
  readonly isBooked: boolean;
}
/** What a slot held after one of its events. */
interface Version {
  readonly event: SlotEvent;
  readonly before: ReadonlyMap<number, Place>;
  readonly after: ReadonlyMap<number, Place>;
}

const takes: ReadonlySet<string> = new Set([
  'slot.held.v1',
  'slot.offered.v1',
  'slot.kept.v1',
  'slot.booked.v1',
]);
const frees: ReadonlySet<string> = new Set(['slot.released.v1', 'slot.expired.v1']);

const slotEvent = ({ type, seq, occurredAt, data }: EventRecord): SlotEvent => {
  const until = data.expiresAt ?? data.offeredUntil ?? data.keptUntil;
  return {
    type,
    seq,
    occurredAt,
    holdId: Number(data.holdId),
    userId: Number(data.userId),
    orderId: typeof data.orderId === 'number' ? data.orderId : null,
    endsAt: typeof until === 'string' ? new Date(until) : null,
  };
};

/** Events of each slot in the order of its document's writes (the relay keeps it), each once. */
export const slotEventsOnce = ({ events }: World): ReadonlyMap<string, readonly SlotEvent[]> => {
  const seen = new Set<string>();
  const slots = new Map<string, SlotEvent[]>();
  for (const event of events) {
    if (
      event.topic !== slotTopic ||
      seen.has(event.id) ||
      !(takes.has(event.type) || frees.has(event.type))
    )
      continue;
    seen.add(event.id);
    slots.set(event.key, [...(slots.get(event.key) ?? []), slotEvent(event)]);
  }
  return slots;
};

const next = (
  before: ReadonlyMap<number, Place>,
  { type, holdId, userId }: SlotEvent,
): ReadonlyMap<number, Place> => {
  const after = new Map(before);
  if (frees.has(type)) after.delete(holdId);
  else after.set(holdId, { userId, isBooked: type === 'slot.booked.v1' });
  return after;
};

const versionsOf = (events: readonly SlotEvent[]): readonly Version[] => {
  let before: ReadonlyMap<number, Place> = new Map();
  return events.map((event) => {
    const after = next(before, event);
    const version = { event, before, after };
    before = after;
    return version;
  });
};

const overVersions = (
  world: World,
  violated: (version: Version, slotId: string) => string | undefined,
): string[] =>
  [...slotEventsOnce(world)].flatMap(([slotId, events]) =>
    versionsOf(events).flatMap((version) => violated(version, slotId) ?? []),
  );

/** I1 at every version: no place is freed that nobody had, and where the clients' history says that capacity stood still, never more are taken than there are. */
export const capacityAtEveryVersion: Invariant = (world) => {
  const capacities = new Map(world.slots.map(({ slotId, capacity }) => [slotId, capacity]));
  const watched = new Map(
    world.calls.map(({ slotId }) => [String(slotId), capacities.get(slotId) ?? 0]),
  );
  return overVersions(world, ({ event, before, after }, slotId) => {
    if (frees.has(event.type) && !before.has(event.holdId))
      return `slot ${slotId}: ${event.type} of hold ${event.holdId} freed a place that nobody had`;
    const capacity = watched.get(slotId);
    return capacity !== undefined && after.size > capacity
      ? `slot ${slotId}: after ${event.type} of hold ${event.holdId} ${after.size} of ${capacity} places were taken`
      : undefined;
  });
};

/** I2 at every version: one open hold a customer and slot. */
export const oneHoldAtEveryVersion: Invariant = (world) =>
  overVersions(world, ({ event, after }, slotId) => {
    const open = [...after.values()].filter(
      ({ userId, isBooked }) => userId === event.userId && !isBooked,
    ).length;
    return open > 1
      ? `slot ${slotId}: after ${event.type} user ${event.userId} had ${open} open holds`
      : undefined;
  });

/** I4 and I7 of holds: what the events left taken is what the document holds, no more and no less. */
export const documentIsLastVersion: Invariant = (world) => {
  const slots = new Map(
    world.slots.map(({ slotId, holds }) => [
      String(slotId),
      new Set(holds.map(({ holdId }) => holdId)),
    ]),
  );
  return [...slotEventsOnce(world)].flatMap(([slotId, events]) => {
    const held = slots.get(slotId);
    if (!held) return [];
    const told = versionsOf(events).at(-1)?.after ?? new Map<number, Place>();
    return [
      ...[...told.keys()]
        .filter((holdId) => !held.has(holdId))
        .map(
          (holdId) => `slot ${slotId}: hold ${holdId} was taken and never let go, and is not there`,
        ),
      ...[...held]
        .filter((holdId) => !told.has(holdId))
        .map((holdId) => `slot ${slotId}: hold ${holdId} is there and its events do not take it`),
    ];
  });
};
