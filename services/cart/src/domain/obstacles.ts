import type { Terms } from './priced-view.ts';

/** What stands in the way of a quote, as long as it is so: no area serves the place, or the slot is of another day or area. */
export type Obstacle = 'not-served' | 'slot-date' | 'slot-not-served';

/** `isPlaceNamed`: the customer named a pincode or an address; without one nothing is said of the place. */
export const obstaclesOf = (
  { area, slot, pdate }: Pick<Terms, 'area' | 'slot' | 'pdate'>,
  isPlaceNamed: boolean,
): readonly Obstacle[] => [
  ...(isPlaceNamed && !area ? ['not-served' as const] : []),
  ...(slot && slot.date !== pdate ? ['slot-date' as const] : []),
  ...(slot && area && slot.groupId !== area.groupId ? ['slot-not-served' as const] : []),
];
