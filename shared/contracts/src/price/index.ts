export { rateOn, taxOn } from './dated.ts';
export type { EffectiveRate, EffectiveTax } from './dated.ts';
export { checkRate, discountPercent, maxRateForTotal, rateWithTax } from './rate.ts';
export { parseNetQuantity, unitPriceText } from './net-quantity.ts';
export type { NetQuantity } from './net-quantity.ts';
export { roundOff } from './round-off.ts';
export { calculateTax, taxSummary, taxTotal, totalWithTax } from './tax.ts';
export type { Tax, TaxSummaryRow } from './tax.ts';
export { coupon, deliveryRule, offer, offerScope, reward } from './terms.ts';
export type { Coupon, DeliveryRule, Offer, OfferScope, Reward } from './terms.ts';
export { isGroupOffer, offerCovers, paidUnits } from './offer.ts';
export {
  isForParty,
  isForPincode,
  isOfferApplicable,
  applicableOffers,
  scheduledOffer,
  isActiveOn,
} from './running-offer.ts';
export type { OfferContext, ScheduledOffer } from './running-offer.ts';
export { offerText, rewardText } from './offer-text.ts';
export { couponErrorMessage, isCouponErrorCode } from './coupon-text.ts';
export {
  normalizeCouponCode,
  findCouponError,
  couponErrorCodes,
  couponTerms,
  evaluateCoupon,
} from './coupon-terms.ts';
export type {
  CouponErrorCode,
  CouponTerms,
  CouponUsage,
  CouponEvaluation,
  CouponOrder,
} from './coupon-terms.ts';
export { couponAmount, couponShortfall } from './coupon.ts';
export {
  deliveryCharge,
  findDeliveryRule,
  deliveryTaxRow,
  toDeliveryRule,
  freeDeliveryShortfall,
  standardDeliveryTax,
  withDeliveryTax,
} from './delivery.ts';
export type { DeliveryTerms, PricedDelivery } from './delivery.ts';
export type { PricingLine } from './line.ts';
export { breakdownDiscount } from './priced-cart.ts';
export type { PricedCart, PricedLine, PricedTotals, PriceMessage } from './priced-cart.ts';
export { priceCart } from './price-cart.ts';
export type { PricingInput } from './price-cart.ts';
export { reduceCart, reduceLine } from './reduce-line.ts';
export type { ReducibleLine } from './reduce-line.ts';
export { reduceSoldCart } from './reduce-sold.ts';
export type { SoldCart, SoldLine } from './reduce-sold.ts';
