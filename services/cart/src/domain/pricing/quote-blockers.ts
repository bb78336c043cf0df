import type { PricingTerms } from './priced-view.ts';

/** What stands in the way of a quote, as long as it is so: no area serves the place, or the slot is of another day or area. */
export type QuoteBlocker = 'not-served' | 'slot-date' | 'slot-not-served';

/** `isPlaceNamed`: the customer named a pincode or an address; without one nothing is said of the place. */
export const findQuoteBlockers = (
  { area, slot, pdate }: Pick<PricingTerms, 'area' | 'slot' | 'pdate'>,
  hasRequestedLocation: boolean,
): readonly QuoteBlocker[] => [
  ...(hasRequestedLocation && !area ? ['not-served' as const] : []),
  ...(slot && slot.date !== pdate ? ['slot-date' as const] : []),
  ...(slot && area && slot.groupId !== area.groupId ? ['slot-not-served' as const] : []),
];
