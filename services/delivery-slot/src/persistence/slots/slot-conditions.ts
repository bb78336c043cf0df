import type { NewHold } from '../../application/ports/slot-aggregate.ts';
import {
  canTransition,
  type Hold,
  type HoldTransition,
  transitions,
} from '../../domain/holds/hold.ts';
import type { Slot } from '../../domain/slots/slot.ts';

export const holdField = (hold: Pick<Hold, 'holdId'>, field: string): string =>
  `holds.${hold.holdId}.${field}`;

/** The hold is still in the state that was read, and the table lets it go from there; what else a write does depends on that state. Matches nothing where the table does not. */
export const inState = (hold: Hold, transition: HoldTransition): Record<string, unknown> => ({
  [holdField(hold, 'st')]: { $in: canTransition(hold, transition) ? [hold.state] : [] },
});

/** `free` moves as the table says. */
export const freeChange = (transition: HoldTransition): Record<string, number> => ({
  free: transitions[transition].free,
});

/** Pieces are counted only in a slot that limits them; `limitAsRead` makes sure that staff have not set or lifted the limit since it was read. */
export const itemsChange = (slot: Slot, count: number): Record<string, number> =>
  slot.itemsFree === null ? {} : { itemsFree: count };

export const itemLimitUnchanged = (slot: Slot): Record<string, unknown> => ({
  itemsFree: slot.itemsFree === null ? null : { $ne: null },
});

/** Neither the day nor staff closed it. */
const isOpen = { closedFor: '', closedByStaff: false };

/**
 * A free place that staff want to be sold. Where they want fewer places (`wanted`) than there are (`cap`), the difference must stay free, too, and neither
 * number may have changed since it was read.
 */
const hasUnsoldUnit = ({ capacity, configuredCapacity }: Slot): Record<string, unknown> =>
  configuredCapacity === capacity
    ? { free: { $gte: 1 }, wanted: { $exists: false } }
    : {
        free: { $gte: 1 + capacity - configuredCapacity },
        cap: capacity,
        wanted: configuredCapacity,
      };

/** A place that may be given in an open slot, and room for so many pieces. */
export const hasCapacity = (slot: Slot, items: number): Record<string, unknown> => ({
  ...hasUnsoldUnit(slot),
  ...isOpen,
  itemsFree: slot.itemsFree === null ? null : { $gte: items },
});

/** A place that comes free goes to the people who wait for it first. */
export const waitlistIsEmpty = { 'line.0': { $exists: false } };

export const holdIsNew = ({ holdId, userId }: NewHold) => ({
  [`holds.${holdId}`]: { $exists: false },
  [`byCust.${userId}`]: { $exists: false },
});
