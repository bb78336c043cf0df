import { listingReason, slotDisplayState } from '@tokri/contracts/slots';
import type { areaSnapshot, EventData, slotSnapshot } from '@tokri/contracts/events';
import type { LiveEvents } from '@tokri/contracts/api';

export type AreaSnapshot = Pick<
  EventData<typeof areaSnapshot>,
  'groupId' | 'ranges' | 'locationId'
>;
export type SlotSnapshot = EventData<typeof slotSnapshot>;
export type SlotAvailability = LiveEvents['slot.left'];

export const toSlotAvailability = (slot: SlotSnapshot, now: Date): SlotAvailability => ({
  SlotId: slot.slotId,
  Left: Math.max(0, slot.left),
  State: slotDisplayState(listingReason({ ...slot, cutOffAt: new Date(slot.cutOffAt) }, now), slot),
});

export const isSameAvailability = (a: SlotAvailability | undefined, b: SlotAvailability): boolean =>
  a !== undefined && a.Left === b.Left && a.State === b.State;
