import type { PricingTerms } from './priced-view.ts';

export type QuoteBlocker = 'not-served' | 'slot-date' | 'slot-not-served';

export const findQuoteBlockers = (
  { area, slot, pdate }: Pick<PricingTerms, 'area' | 'slot' | 'pdate'>,
  hasRequestedLocation: boolean,
): readonly QuoteBlocker[] => [
  ...(hasRequestedLocation && !area ? ['not-served' as const] : []),
  ...(slot && slot.date !== pdate ? ['slot-date' as const] : []),
  ...(slot && area && slot.groupId !== area.groupId ? ['slot-not-served' as const] : []),
];
