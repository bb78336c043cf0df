import {
  isPlaceOrderErrorCode,
  orderStatus,
  placeOrderErrors,
  type PlaceOrderErrorCode,
  type RecoveryAction,
} from '@tokri/contracts/orders';
import { isSlotErrorCode, type SlotErrorCode } from '@tokri/contracts/slots';
import type { OrderResponse } from '@tokri/contracts/api';

type SlotConditionCode = Extract<
  SlotErrorCode,
  'slot-lead-time' | 'slot-minimum-order' | 'slot-item-capacity'
>;

/** Chooses the text of a rejection. The slot conditions have texts of their own. */
const rejectionKinds = {
  'quote-invalid': 'other',
  'quote-expired': 'other',
  'quote-changed': 'quote-changed',
  'date-changed': 'quote-changed',
  'cart-taken': 'cart-taken',
  'hold-expired': 'hold-expired',
  'slot-full': 'slot-full',
  'slot-closed': 'slot',
  'slot-cut-off': 'slot-cut-off',
  'slot-past': 'slot',
  'slot-blackout': 'slot',
  'slot-weekly-off': 'slot',
  'stock-short': 'stock-short',
  'item-withdrawn': 'item-withdrawn',
  'coupon-unknown': 'coupon',
  'coupon-used-up': 'coupon',
  'coupon-first-order': 'coupon',
  'coupon-used': 'coupon',
  'payment-method': 'other',
  'payment-missing': 'payment-missing',
  'payment-abandoned': 'payment-abandoned',
  'payment-late': 'payment-late',
  'payment-unavailable': 'payment-unavailable',
  'credit-limit': 'other',
  'credit-overdue': 'other',
  'credit-not-agreed': 'other',
  'credit-account': 'other',
  late: 'late',
  'unpaid-slot-limit': 'other',
  'unpaid-day-limit': 'other',
  'unpaid-order-limit': 'other',
  'unpaid-item-limit': 'other',
  'unpaid-address-limit': 'other',
} as const satisfies Record<Exclude<PlaceOrderErrorCode, SlotConditionCode>, string>;

type RejectionKind = (typeof rejectionKinds)[keyof typeof rejectionKinds];

const hasKind = (code: string): code is keyof typeof rejectionKinds =>
  Object.hasOwn(rejectionKinds, code);

export const isSlotConditionCode = (code: string): code is SlotConditionCode =>
  isSlotErrorCode(code) && !hasKind(code);

export const rejectionKind = (code: string): RejectionKind => {
  if (hasKind(code)) return rejectionKinds[code];
  return code.startsWith('slot-') ? 'slot' : 'other';
};

export const recoveryAction = (code: string): RecoveryAction => {
  if (isPlaceOrderErrorCode(code)) return placeOrderErrors[code].recovery;
  return code.startsWith('slot-') ? 'slot' : 'show-message';
};

const codesWithPhoneNumber: readonly string[] = [
  'unpaid-order-limit',
  'unpaid-item-limit',
  'unpaid-address-limit',
  'credit-not-agreed',
] satisfies readonly PlaceOrderErrorCode[];

/** True when the message asks the customer to call the shop. */
export const isPhoneNumberShown = (code: string): boolean => codesWithPhoneNumber.includes(code);

export const rejectionCode = ({ History }: Pick<OrderResponse, 'History'>): string =>
  History?.findLast(({ Status }) => Status === orderStatus.Rejected)?.Note ?? '';
