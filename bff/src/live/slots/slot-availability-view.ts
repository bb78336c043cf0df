import { defaultLocationId, findServiceArea } from '@tokri/contracts/slots';
import { isSameAvailability, toSlotAvailability } from './slot-availability.ts';
import type { AreaSnapshot, SlotAvailability, SlotSnapshot } from './slot-availability.ts';

export interface SlotChange {
  readonly groupId: number;
  readonly slot: SlotAvailability;
}

interface SlotEntry {
  readonly snapshot: SlotSnapshot;
  readonly published: SlotAvailability;
  readonly changedAtMs: number;
}

const maxPastMs = 86_400_000;

export const createSlotAvailabilityView = () => {
  const areas = new Map<string, AreaSnapshot>();
  const slots = new Map<string, SlotEntry>();

  const update = (key: string, snapshot: SlotSnapshot, now: Date): SlotChange | undefined => {
    const next = toSlotAvailability(snapshot, now);
    const previous = slots.get(key);
    const isSame = isSameAvailability(previous?.published, next);
    slots.set(key, {
      snapshot,
      published: next,
      changedAtMs: previous && isSame ? previous.changedAtMs : now.getTime(),
    });
    return isSame ? undefined : { groupId: snapshot.groupId, slot: next };
  };

  return {
    upsertArea: (key: string, area: AreaSnapshot | null): void => {
      if (area) areas.set(key, area);
      else areas.delete(key);
    },
    upsertSlot: (key: string, snapshot: SlotSnapshot | null, now: Date): SlotChange | undefined => {
      if (snapshot) return update(key, snapshot, now);
      slots.delete(key);
      return undefined;
    },
    applyClock: (now: Date): SlotChange[] =>
      [...slots].flatMap(([key, { snapshot }]) => update(key, snapshot, now) ?? []),
    findGroupId: (pincode: string): number | undefined =>
      findServiceArea(areas.values(), pincode)?.groupId,
    /** The location whose stock is sold at the pincode. */
    findLocationId: (pincode: string): number | undefined => {
      const area = findServiceArea(areas.values(), pincode);
      return area && (area.locationId ?? defaultLocationId);
    },
    currentSlots: (groupId: number, now: Date): SlotAvailability[] =>
      [...slots.values()]
        .filter(
          ({ snapshot }) =>
            snapshot.groupId === groupId &&
            Date.parse(snapshot.cutOffAt) > now.getTime() - maxPastMs,
        )
        .map(({ published }) => published),
    changedSince: (groupId: number, since: Date): SlotAvailability[] =>
      [...slots.values()]
        .filter(
          ({ snapshot, changedAtMs }) =>
            snapshot.groupId === groupId && changedAtMs >= since.getTime(),
        )
        .map(({ published }) => published),
  };
};

export type SlotAvailabilityView = ReturnType<typeof createSlotAvailabilityView>;
