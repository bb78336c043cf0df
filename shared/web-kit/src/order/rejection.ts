import { orderStatus } from '@tokri/contracts/orders';
import { isSlotErrorCode, type SlotErrorCode } from '@tokri/contracts/slots';
import type { OrderResponse, PlaceOrderErrorCode } from '@tokri/contracts/api';

type SlotConditionCode = Extract<
  SlotErrorCode,
  'slot-lead-time' | 'slot-minimum-order' | 'slot-item-capacity'
>;

const kinds = {
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
  'coupon-unknown': 'coupon',
  'coupon-used-up': 'coupon',
  'coupon-first-order': 'coupon',
  'coupon-used': 'coupon',
  'payment-method': 'other',
  'payment-missing': 'payment-missing',
  'payment-late': 'payment-late',
  'payment-unavailable': 'payment-unavailable',
  late: 'late',
} as const satisfies Record<Exclude<PlaceOrderErrorCode, SlotConditionCode>, string>;

export type RejectionKind = (typeof kinds)[keyof typeof kinds];

const isKnown = (code: string): code is keyof typeof kinds => Object.hasOwn(kinds, code);

export const isSlotConditionCode = (code: string): code is SlotConditionCode =>
  isSlotErrorCode(code) && !isKnown(code);

export const rejectionKind = (code: string): RejectionKind => {
  if (isKnown(code)) return kinds[code];
  return code.startsWith('slot-') ? 'slot' : 'other';
};

export const rejectionCode = ({ History }: Pick<OrderResponse, 'History'>): string =>
  History?.findLast(({ Status }) => Status === orderStatus.Rejected)?.Note ?? '';
