import { orderStatus } from '@tokri/contracts/orders';
import { isSlotErrorCode, type SlotErrorCode } from '@tokri/contracts/slots';
import type { OrderResponse, PlaceOrderErrorCode } from '@tokri/contracts/api';

type SlotConditionCode = Extract<
  SlotErrorCode,
  'slot-lead-time' | 'slot-minimum-order' | 'slot-item-capacity'
>;

export type RecoveryAction =
  'requote' | 'review' | 'slot' | 'lines' | 'retry' | 'pay-online' | 'show-message';

/**
 * `kind` chooses the text, `recovery` what the customer can do. The slot conditions have texts of
 * their own.
 */
const rejections = {
  'quote-invalid': { kind: 'other', recovery: 'requote' },
  'quote-expired': { kind: 'other', recovery: 'requote' },
  'quote-changed': { kind: 'quote-changed', recovery: 'review' },
  'date-changed': { kind: 'quote-changed', recovery: 'review' },
  'cart-taken': { kind: 'cart-taken', recovery: 'review' },
  'hold-expired': { kind: 'hold-expired', recovery: 'slot' },
  'slot-full': { kind: 'slot-full', recovery: 'slot' },
  'slot-closed': { kind: 'slot', recovery: 'slot' },
  'slot-cut-off': { kind: 'slot-cut-off', recovery: 'slot' },
  'slot-past': { kind: 'slot', recovery: 'slot' },
  'slot-blackout': { kind: 'slot', recovery: 'slot' },
  'slot-weekly-off': { kind: 'slot', recovery: 'slot' },
  'stock-short': { kind: 'stock-short', recovery: 'lines' },
  'item-withdrawn': { kind: 'item-withdrawn', recovery: 'lines' },
  'coupon-unknown': { kind: 'coupon', recovery: 'review' },
  'coupon-used-up': { kind: 'coupon', recovery: 'review' },
  'coupon-first-order': { kind: 'coupon', recovery: 'review' },
  'coupon-used': { kind: 'coupon', recovery: 'review' },
  'payment-method': { kind: 'other', recovery: 'show-message' },
  'payment-missing': { kind: 'payment-missing', recovery: 'show-message' },
  'payment-abandoned': { kind: 'payment-abandoned', recovery: 'show-message' },
  'payment-late': { kind: 'payment-late', recovery: 'show-message' },
  'payment-unavailable': { kind: 'payment-unavailable', recovery: 'retry' },
  late: { kind: 'late', recovery: 'retry' },
  'unpaid-slot-limit': { kind: 'other', recovery: 'slot' },
  'unpaid-day-limit': { kind: 'other', recovery: 'slot' },
  'unpaid-order-limit': { kind: 'other', recovery: 'show-message' },
  'unpaid-item-limit': { kind: 'other', recovery: 'review' },
  'unpaid-address-limit': { kind: 'other', recovery: 'pay-online' },
} as const satisfies Record<
  Exclude<PlaceOrderErrorCode, SlotConditionCode>,
  { readonly kind: string; readonly recovery: RecoveryAction }
>;

export type RejectionKind = (typeof rejections)[keyof typeof rejections]['kind'];

const isKnown = (code: string): code is keyof typeof rejections => Object.hasOwn(rejections, code);

export const isSlotConditionCode = (code: string): code is SlotConditionCode =>
  isSlotErrorCode(code) && !isKnown(code);

export const rejectionKind = (code: string): RejectionKind => {
  if (isKnown(code)) return rejections[code].kind;
  return code.startsWith('slot-') ? 'slot' : 'other';
};

export const recoveryAction = (code: string): RecoveryAction => {
  if (isKnown(code)) return rejections[code].recovery;
  return code.startsWith('slot-') ? 'slot' : 'show-message';
};

const codesWithPhoneNumber: readonly string[] = [
  'unpaid-order-limit',
  'unpaid-item-limit',
  'unpaid-address-limit',
] satisfies readonly PlaceOrderErrorCode[];

/** True when the message asks the customer to call the shop. */
export const isPhoneNumberShown = (code: string): boolean => codesWithPhoneNumber.includes(code);

export const rejectionCode = ({ History }: Pick<OrderResponse, 'History'>): string =>
  History?.findLast(({ Status }) => Status === orderStatus.Rejected)?.Note ?? '';
