/** What people are shown of a slot. */
export type SlotShown = 'Open' | 'FewLeft' | 'Full' | 'Closed';

/** Whether a customer can still choose a slot that is shown so. */
export const isChoosable = (shown: SlotShown): boolean => shown === 'Open' || shown === 'FewLeft';

/** From this many places on a chip says how few are left. */
export const fewLeftMax = 5;

export interface SlotRoom {
  /** Why nobody can choose it at all, or empty. */
  readonly closedFor: string;
  readonly cutOffAt: Date;
  readonly left: number;
  readonly capacity: number;
  /** Pieces that may still be delivered, or null without such a limit. */
  readonly itemsFree: number | null;
}

/** No place, or not one piece more. */
export const isFull = ({ left, itemsFree }: Pick<SlotRoom, 'left' | 'itemsFree'>): boolean =>
  left < 1 || (itemsFree !== null && itemsFree < 1);

/** Few places are left of more: a small slot that nobody has taken is not running out. */
export const isRunningOut = ({ left, capacity }: Pick<SlotRoom, 'left' | 'capacity'>): boolean =>
  left <= fewLeftMax && left < capacity;

/** The one rule of listing and live stream; cut-off never lies after the start, so a slot past its start is closed by it. */
export const shownSlotState = (slot: SlotRoom, now: Date): SlotShown => {
  if (slot.closedFor !== '' || now.getTime() >= slot.cutOffAt.getTime()) return 'Closed';
  if (isFull(slot)) return 'Full';
  return isRunningOut(slot) ? 'FewLeft' : 'Open';
};
