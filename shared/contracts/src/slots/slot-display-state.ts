export type SlotDisplayState = 'Open' | 'FewLeft' | 'Full' | 'Closed';

export const isSlotSelectable = (state: SlotDisplayState): boolean =>
  state === 'Open' || state === 'FewLeft';

export const fewLeftThreshold = 5;

export interface SlotAvailability<Closure extends string> {
  /** Empty while the slot is open. */
  readonly closedFor: Closure | '';
  readonly cutOffAt: Date;
  readonly left: number;
  readonly itemsFree: number | null;
}

/**
 * Why no customer can choose the slot, whatever the cart; null if they can. The cut-off is never
 * after the start, so a slot that has started is past its cut-off too.
 */
export const listingReason = <Closure extends string>(
  { closedFor, cutOffAt, left, itemsFree }: SlotAvailability<Closure>,
  now: Date,
): Closure | 'cut-off' | 'full' | null => {
  if (closedFor !== '') return closedFor;
  if (now.getTime() >= cutOffAt.getTime()) return 'cut-off';
  return left < 1 || (itemsFree !== null && itemsFree < 1) ? 'full' : null;
};

const isAlmostFull = (left: number, capacity: number): boolean =>
  left <= fewLeftThreshold && left < capacity;

/** @param reason as `listingReason` returns it; any reason but `full` closes the slot. */
export const slotDisplayState = (
  reason: string | null,
  { left, capacity }: { readonly left: number; readonly capacity: number },
): SlotDisplayState => {
  if (reason === null) return isAlmostFull(left, capacity) ? 'FewLeft' : 'Open';
  return reason === 'full' ? 'Full' : 'Closed';
};
