import type { EventRecord, Invariant, SystemState } from '../state/system-state.ts';

const slotTopic = 'slot.events';

export interface SlotEvent {
  readonly type: string;
  readonly seq: number;
  readonly occurredAt: Date;
  readonly holdId: number;
  readonly userId: number;
  readonly orderId: number | null;
  /** The ended order that gave the hold back to its customer. */
  readonly afterOrderId: number | null;
  readonly expiresAt: Date | null;
}
interface Occupant {
  readonly userId: number;
  readonly isBooked: boolean;
}
interface Version {
  readonly event: SlotEvent;
  readonly before: ReadonlyMap<number, Occupant>;
  readonly after: ReadonlyMap<number, Occupant>;
}

const occupyingTypes: ReadonlySet<string> = new Set([
  'slot.held.v1',
  'slot.offered.v1',
  'slot.kept.v1',
  'slot.booked.v1',
]);
const releasingTypes: ReadonlySet<string> = new Set(['slot.released.v1', 'slot.expired.v1']);

const toSlotEvent = ({ type, seq, occurredAt, data }: EventRecord): SlotEvent => {
  const expiry = data.expiresAt ?? data.offeredUntil ?? data.keptUntil;
  return {
    type,
    seq,
    occurredAt,
    holdId: Number(data.holdId),
    userId: Number(data.userId),
    orderId: typeof data.orderId === 'number' ? data.orderId : null,
    afterOrderId: typeof data.afterOrderId === 'number' ? data.afterOrderId : null,
    expiresAt: typeof expiry === 'string' ? new Date(expiry) : null,
  };
};

export const distinctSlotEvents = ({
  events,
}: SystemState): ReadonlyMap<string, readonly SlotEvent[]> => {
  const seenEventIds = new Set<string>();
  const slots = new Map<string, SlotEvent[]>();
  for (const event of events) {
    if (
      event.topic !== slotTopic ||
      seenEventIds.has(event.id) ||
      !(occupyingTypes.has(event.type) || releasingTypes.has(event.type))
    )
      continue;
    seenEventIds.add(event.id);
    slots.set(event.key, [...(slots.get(event.key) ?? []), toSlotEvent(event)]);
  }
  return slots;
};

const applyEvent = (
  before: ReadonlyMap<number, Occupant>,
  { type, holdId, userId }: SlotEvent,
): ReadonlyMap<number, Occupant> => {
  const after = new Map(before);
  if (releasingTypes.has(type)) after.delete(holdId);
  else after.set(holdId, { userId, isBooked: type === 'slot.booked.v1' });
  return after;
};

const replayVersions = (events: readonly SlotEvent[]): readonly Version[] => {
  let before: ReadonlyMap<number, Occupant> = new Map();
  return events.map((event) => {
    const after = applyEvent(before, event);
    const version = { event, before, after };
    before = after;
    return version;
  });
};

const collectVersionViolations = (
  state: SystemState,
  findViolation: (version: Version, slotId: string) => string | undefined,
): string[] =>
  [...distinctSlotEvents(state)].flatMap(([slotId, events]) =>
    replayVersions(events).flatMap((version) => findViolation(version, slotId) ?? []),
  );

/** Slots outside the call history may change their capacity. */
export const capacityAtEveryVersion: Invariant = (state) => {
  const capacities = new Map(state.slots.map(({ slotId, capacity }) => [slotId, capacity]));
  const capacityOfObservedSlots = new Map(
    state.calls.map(({ slotId }) => [String(slotId), capacities.get(slotId) ?? 0]),
  );
  return collectVersionViolations(state, ({ event, before, after }, slotId) => {
    if (releasingTypes.has(event.type) && !before.has(event.holdId))
      return `slot ${slotId}: ${event.type} of hold ${event.holdId} released a hold that did not exist`;
    const capacity = capacityOfObservedSlots.get(slotId);
    return capacity !== undefined && after.size > capacity
      ? `slot ${slotId}: after ${event.type} of hold ${event.holdId} ${after.size} of ${capacity} units were taken`
      : undefined;
  });
};

export const oneHoldAtEveryVersion: Invariant = (state) =>
  collectVersionViolations(state, ({ event, after }, slotId) => {
    const open = [...after.values()].filter(
      ({ userId, isBooked }) => userId === event.userId && !isBooked,
    ).length;
    return open > 1
      ? `slot ${slotId}: after ${event.type} user ${event.userId} had ${open} open holds`
      : undefined;
  });

export const documentMatchesEvents: Invariant = (state) => {
  const slots = new Map(
    state.slots.map(({ slotId, holds }) => [
      String(slotId),
      new Set(holds.map(({ holdId }) => holdId)),
    ]),
  );
  return [...distinctSlotEvents(state)].flatMap(([slotId, events]) => {
    const stored = slots.get(slotId);
    if (!stored) return [];
    const replayed = replayVersions(events).at(-1)?.after ?? new Map<number, Occupant>();
    return [
      ...[...replayed.keys()]
        .filter((holdId) => !stored.has(holdId))
        .map(
          (holdId) =>
            `slot ${slotId}: hold ${holdId} was never released and is missing in the document`,
        ),
      ...[...stored]
        .filter((holdId) => !replayed.has(holdId))
        .map((holdId) => `slot ${slotId}: hold ${holdId} is in the document and not in the events`),
    ];
  });
};
