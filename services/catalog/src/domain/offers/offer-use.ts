import { rateWithTax } from '@tokri/contracts/pricing';
import type { EventData, orderPlaced } from '@tokri/contracts/events';

/** How much an offer took off an order, with tax and before any coupon. */
export interface OfferUse {
  readonly offerId: number;
  readonly discountPaise: number;
}

type PlacedOrder = EventData<typeof orderPlaced>;
type SoldLine = NonNullable<PlacedOrder['sale']>['lines'][number];

const discountOf = (line: SoldLine): number =>
  Math.max(
    0,
    rateWithTax(line.ratePaise, line.taxBasisPoints) * line.quantity -
      (line.totalBeforeCouponPaise ?? line.totalPaise),
  );

/** Counts only offers with at least one packed line. */
export const toOfferUses = ({
  lines,
  sale,
}: {
  readonly lines: readonly Pick<PlacedOrder['lines'][number], 'cartLineId' | 'offerId'>[];
  readonly sale?: Pick<NonNullable<PlacedOrder['sale']>, 'lines'> | undefined;
}): readonly OfferUse[] => {
  const offerIds = new Map(lines.map(({ cartLineId, offerId }) => [cartLineId, offerId]));
  const uses = new Map<number, number>();
  for (const line of sale?.lines ?? []) {
    const offerId = offerIds.get(line.cartLineId) ?? 0;
    if (offerId === 0 || line.quantity === 0) continue;
    uses.set(offerId, (uses.get(offerId) ?? 0) + discountOf(line));
  }
  return [...uses].map(([offerId, discountPaise]) => ({ offerId, discountPaise }));
};
