export type { CartLineIssue } from './cart-line-issues.ts';
export { couponShortfall } from './coupons/coupon-amount.ts';
export { couponErrorMessage, isCouponErrorCode } from './coupons/coupon-error-messages.ts';
export { evaluateCoupon, findCouponError, normalizeCouponCode } from './coupons/coupon-terms.ts';
export type {
  CouponErrorCode,
  CouponEvaluation,
  CouponOrder,
  CouponTerms,
} from './coupons/coupon-terms.ts';
export { findDeliveryRule, standardDeliveryTax, toDeliveryRule } from './delivery.ts';
export { rateOn, taxOn } from './effective-rate.ts';
export type { EffectiveRate, EffectiveTax } from './effective-rate.ts';
export { netQuantityText, parseNetQuantity, unitPriceText } from './net-quantity.ts';
export type { NetQuantity } from './net-quantity.ts';
export { isGroupOffer, offerCovers } from './offers/line-offer.ts';
export { offerLabel, rewardLabel } from './offers/offer-label.ts';
export { offerPriceOfUnit } from './offers/offer-price.ts';
export {
  applicableOffers,
  isActiveOn,
  isForParty,
  isForPincode,
} from './offers/scheduled-offer.ts';
export type { OfferContext, ScheduledOffer } from './offers/scheduled-offer.ts';
export { priceCart } from './price-cart.ts';
export type { PricingInput } from './price-cart.ts';
export type { Coupon, Offer, OfferScope } from './price-rules.ts';
export type { PricedCart, PricedLine, PriceMessage } from './priced-cart.ts';
export type { PricingLine } from './pricing-line.ts';
export { promotionState, promotionStates } from './promotion-state.ts';
export type { PromotionState } from './promotion-state.ts';
export { quoteAudience, quoteClaims, quoteIssuer, quoteLifetimeMs } from './quote.ts';
export type { QuoteClaims, QuotedLine, QuotedTax, QuotedTotals, VerifyQuote } from './quote.ts';
export { isWithinMrp, discountPercent, maxRateForTotal, rateWithTax } from './rate.ts';
export { reduceLine } from './reduce-line.ts';
export { reduceSoldCart } from './reduce-sold-cart.ts';
export { roundOff } from './round-off.ts';
