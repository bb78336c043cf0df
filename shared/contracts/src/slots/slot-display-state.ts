export type SlotDisplayState = 'Open' | 'FewLeft' | 'Full' | 'Closed';

export const isSlotSelectable = (state: SlotDisplayState): boolean =>
  state === 'Open' || state === 'FewLeft';

export const fewLeftThreshold = 5;

export interface SlotAvailability {
  readonly closedFor: string;
  readonly cutOffAt: Date;
  readonly left: number;
  readonly capacity: number;
  readonly itemsFree: number | null;
}

export const isFull = ({
  left,
  itemsFree,
}: Pick<SlotAvailability, 'left' | 'itemsFree'>): boolean =>
  left < 1 || (itemsFree !== null && itemsFree < 1);

export const isAlmostFull = ({
  left,
  capacity,
}: Pick<SlotAvailability, 'left' | 'capacity'>): boolean =>
  left <= fewLeftThreshold && left < capacity;

/** The cut-off is never after the start, so a slot that has started is closed too. */
export const slotDisplayState = (slot: SlotAvailability, now: Date): SlotDisplayState => {
  if (slot.closedFor !== '' || now.getTime() >= slot.cutOffAt.getTime()) return 'Closed';
  if (isFull(slot)) return 'Full';
  return isAlmostFull(slot) ? 'FewLeft' : 'Open';
};
