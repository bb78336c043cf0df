export { rateOn, taxOn } from './dated.ts';
export type { DatedRate, DatedTax } from './dated.ts';
export { checkRate, discountPercent, largestRateForTotal, rateWithTax } from './rate.ts';
export { parseNetQuantity, unitPriceText } from './net-quantity.ts';
export type { NetQuantity } from './net-quantity.ts';
export { roundOff } from './round-off.ts';
export { taxOf, taxSummary, taxTotal, totalWithTax } from './tax.ts';
export type { Tax, TaxSummaryRow } from './tax.ts';
export { coupon, deliveryRule, offer, offerScope, reward } from './terms.ts';
export type { Coupon, DeliveryRule, Offer, OfferScope, Reward } from './terms.ts';
export { isGroupOffer, offerCovers, paidUnits } from './offer.ts';
export {
  isForParty,
  isForPlace,
  offerRuns,
  rulesFor,
  runningOffer,
  runsOn,
} from './running-offer.ts';
export type { OfferSeeker, RunningOffer } from './running-offer.ts';
export { offerText, rewardText } from './offer-text.ts';
export { couponText, isCouponRefusal } from './coupon-text.ts';
export {
  couponCodeOf,
  couponRefusal,
  couponRefusals,
  couponTerms,
  couponWorth,
} from './coupon-terms.ts';
export type {
  CouponRefusal,
  CouponTerms,
  CouponUser,
  CouponWorth,
  StandingOrder,
} from './coupon-terms.ts';
export { couponAmount, couponShort } from './coupon.ts';
export {
  deliveryCharge,
  deliveryRuleFor,
  deliveryRowOf,
  deliveryRuleOf,
  freeDelivery,
  standardDeliveryTax,
  withDeliveryTax,
} from './delivery.ts';
export type { DeliveryTerms, PricedDelivery } from './delivery.ts';
export type { LineToPrice } from './line.ts';
export { breakdownDiscount } from './priced-cart.ts';
export type { PricedCart, PricedLine, PricedTotals, PriceMessage } from './priced-cart.ts';
export { priceCart } from './price-cart.ts';
export type { CartToPrice } from './price-cart.ts';
export { reduceCart, reduceLine } from './reduce-line.ts';
export type { ReducibleLine } from './reduce-line.ts';
export { reduceSold } from './reduce-sold.ts';
export type { Sold, SoldLine } from './reduce-sold.ts';
