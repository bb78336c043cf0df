import { ownSupplyType } from '../../tax/gst.ts';
import type { LineSum, PricingLine } from '../pricing-line.ts';
import type { Offer } from '../price-rules.ts';
import { chooseOffers } from './choose-offers.ts';
import { isGroupOffer } from './line-offer.ts';

/** What one unit costs with the best offer for it alone; undefined if no offer lowers its price. */
export const offerPriceOfUnit = (
  unit: Omit<PricingLine, 'key' | 'offerId' | 'quantity'>,
  offers: readonly Offer[],
): LineSum | undefined => {
  const { lines } = chooseOffers({
    lines: [{ ...unit, key: '', offerId: 0, quantity: 1 }],
    offers: offers.filter((offer) => !isGroupOffer(offer)),
    supply: ownSupplyType(),
  });
  const [priced] = lines;
  return priced?.appliedOffer ? priced.sum : undefined;
};
