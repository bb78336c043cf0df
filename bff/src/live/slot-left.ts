import type { DataOf, slotState } from '@tokri/contracts/events';
import type { LiveEvents } from '@tokri/contracts/http';

export type SlotState = DataOf<typeof slotState>;
export type SlotLeft = LiveEvents['slot.left'];

/** Up to this many places a slot is shown as nearly full. */
const fewPlaces = 5;

const stateOf = ({ closedFor, cutOffAt, left, capacity }: SlotState, now: Date): string => {
  if (closedFor !== '' || now.getTime() >= Date.parse(cutOffAt)) return 'Closed';
  if (left <= 0) return 'Full';
  return left <= fewPlaces && left < capacity ? 'FewLeft' : 'Open';
};

/** What visitors are told of a slot. */
export const slotLeft = (slot: SlotState, now: Date): SlotLeft => ({ SlotId: slot.slotId, Left: Math.max(0, slot.left), State: stateOf(slot, now) });

export const isSameSlotLeft = (a: SlotLeft | undefined, b: SlotLeft): boolean => a !== undefined && a.Left === b.Left && a.State === b.State;
