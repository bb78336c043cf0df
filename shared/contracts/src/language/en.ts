import { maxCartLines } from '../orders/cart-limits.ts';
import { validationMessages } from '../validation/validation.ts';

export const sharedErrors = {
  'quote-invalid': 'The price must be recalculated. Open your cart and try again.',
  'quote-expired': 'The price has expired. Open your cart and try again.',
  'hold-expired': 'Hold expired. Choose again',
  'pincode-invalid': validationMessages.pincode,
  'pincode-not-served': validationMessages.notServed,
} as const;

export const slotErrors = {
  'slot-past': 'This slot is over. Choose another.',
  'slot-closed': 'This slot is closed. Choose another.',
  'slot-blackout': 'There is no delivery on this day. Choose another.',
  'slot-weekly-off': 'There is no delivery on this weekday. Choose another.',
  'slot-cut-off': 'Orders for this slot are closed. Choose another.',
  'slot-lead-time': 'An item in your cart needs more time. Choose a later slot.',
  'slot-minimum-order': 'Your cart is below the minimum order of this slot.',
  'slot-item-capacity': 'This slot cannot take this many items. Choose another.',
  'slot-full': 'This slot is full. Choose another.',
} as const;

export const couponErrors = {
  'coupon-unknown': "We couldn't find this coupon.",
  'coupon-not-yet-valid': 'This coupon is not valid yet.',
  'coupon-ended': 'This coupon has ended.',
  'coupon-used-up': 'This coupon has reached its usage limit.',
  'coupon-first-order': 'This coupon is for the first order only.',
  'coupon-used': 'You have already used this coupon.',
} as const;

export const missingForCoupon = (amount: string): string =>
  `Add ${amount} more to use this coupon.`;

export const orderStatuses = {
  1: 'Placed',
  2: 'Waiting for payment',
  3: 'Confirmed',
  4: 'Packed',
  5: 'Out for delivery',
  6: 'Delivered',
  7: 'Cancelled',
  8: 'Not accepted',
} as const;

export const paymentStatuses = {
  0: 'Nothing due',
  1: 'Pay on delivery',
  2: 'Payment pending',
  3: 'Paid',
  4: 'Payment failed',
  5: 'Refund due',
  6: 'Refunded',
  7: 'Partly refunded',
} as const;

export const cartFull = `Your cart can have at most ${maxCartLines} different items. Order these first.`;
