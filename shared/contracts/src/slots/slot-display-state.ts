/** What people are shown of a slot. */
export type SlotDisplayState = 'Open' | 'FewLeft' | 'Full' | 'Closed';

/** Whether a customer can still choose a slot that is shown so. */
export const isSlotSelectable = (shown: SlotDisplayState): boolean =>
  shown === 'Open' || shown === 'FewLeft';

/** From this many places on a chip says how few are left. */
export const fewLeftThreshold = 5;

export interface SlotAvailability {
  /** Why nobody can choose it at all, or empty. */
  readonly closedFor: string;
  readonly cutOffAt: Date;
  readonly left: number;
  readonly capacity: number;
  /** Pieces that may still be delivered, or null without such a limit. */
  readonly itemsFree: number | null;
}

/** No place, or not one piece more. */
export const isFull = ({
  left,
  itemsFree,
}: Pick<SlotAvailability, 'left' | 'itemsFree'>): boolean =>
  left < 1 || (itemsFree !== null && itemsFree < 1);

/** Few places are left of more: a small slot that nobody has taken is not running out. */
export const isAlmostFull = ({
  left,
  capacity,
}: Pick<SlotAvailability, 'left' | 'capacity'>): boolean =>
  left <= fewLeftThreshold && left < capacity;

/** The one rule of listing and live stream; cut-off never lies after the start, so a slot past its start is closed by it. */
export const slotDisplayState = (slot: SlotAvailability, now: Date): SlotDisplayState => {
  if (slot.closedFor !== '' || now.getTime() >= slot.cutOffAt.getTime()) return 'Closed';
  if (isFull(slot)) return 'Full';
  return isAlmostFull(slot) ? 'FewLeft' : 'Open';
};
