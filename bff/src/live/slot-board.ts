import { areaOfPincode } from '@tokri/contracts';
import type { AreaState } from './area-state.ts';
import { isSameSlotLeft, slotLeft } from './slot-left.ts';
import type { SlotLeft, SlotState } from './slot-left.ts';

export interface SlotChange {
  readonly groupId: number;
  readonly slot: SlotLeft;
}

interface Known {
  readonly state: SlotState;
  readonly told: SlotLeft;
  /** When `told` became what it is. */
  readonly changedAtMs: number;
}

/** Slots whose places nobody asks for any more; their tombstones come later. */
const pastMs = 86_400_000;

/** This process's copy of areas and slots, and what visitors were last told of each. */
export const createSlotBoard = () => {
  const areas = new Map<string, AreaState>();
  const slots = new Map<string, Known>();

  const tell = (key: string, state: SlotState, now: Date): SlotChange | undefined => {
    const next = slotLeft(state, now);
    const last = slots.get(key);
    const isSame = isSameSlotLeft(last?.told, next);
    slots.set(key, {
      state,
      told: next,
      changedAtMs: last && isSame ? last.changedAtMs : now.getTime(),
    });
    return isSame ? undefined : { groupId: state.groupId, slot: next };
  };

  return {
    setArea: (key: string, area: AreaState | null): void => {
      if (area) areas.set(key, area);
      else areas.delete(key);
    },
    /** Takes a state in; answers what visitors of its group must hear, if anything differs for them. */
    setSlot: (key: string, state: SlotState | null, now: Date): SlotChange | undefined => {
      if (state) return tell(key, state, now);
      slots.delete(key);
      return undefined;
    },
    /** Changes that time alone has made, such as a cut-off that has passed. */
    tick: (now: Date): SlotChange[] =>
      [...slots].flatMap(([key, { state }]) => tell(key, state, now) ?? []),
    groupOfPincode: (pincode: string): number | undefined =>
      areaOfPincode(areas.values(), pincode)?.groupId,
    /** The slots of a group as they stand, without those long past. */
    present: (groupId: number, now: Date): SlotLeft[] =>
      [...slots.values()]
        .filter(
          ({ state }) =>
            state.groupId === groupId && Date.parse(state.cutOffAt) > now.getTime() - pastMs,
        )
        .map(({ told }) => told),
    /** The slots of a group of which visitors have heard something new since then. */
    changedSince: (groupId: number, since: Date): SlotLeft[] =>
      [...slots.values()]
        .filter(
          ({ state, changedAtMs }) => state.groupId === groupId && changedAtMs >= since.getTime(),
        )
        .map(({ told }) => told),
  };
};

export type SlotBoard = ReturnType<typeof createSlotBoard>;
