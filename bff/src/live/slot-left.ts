import { shownSlotState } from '@tokri/contracts';
import type { DataOf, slotState } from '@tokri/contracts/events';
import type { LiveEvents } from '@tokri/contracts/http';

export type SlotState = DataOf<typeof slotState>;
export type SlotLeft = LiveEvents['slot.left'];

/** What visitors are told of a slot. */
export const slotLeft = (slot: SlotState, now: Date): SlotLeft => ({
  SlotId: slot.slotId,
  Left: Math.max(0, slot.left),
  State: shownSlotState({ ...slot, cutOffAt: new Date(slot.cutOffAt) }, now),
});

export const isSameSlotLeft = (a: SlotLeft | undefined, b: SlotLeft): boolean =>
  a !== undefined && a.Left === b.Left && a.State === b.State;
