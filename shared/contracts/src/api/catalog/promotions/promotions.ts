import { staffCouponOperations } from './staff-coupons.ts';
import { staffOfferOperations } from './staff-offers.ts';
import { staffSlideOperations } from './staff-slides.ts';

/** What staff promote: offers, coupons and the slides of the home page. */
export const promotionOperations = {
  ...staffOfferOperations,
  ...staffCouponOperations,
  ...staffSlideOperations,
};
