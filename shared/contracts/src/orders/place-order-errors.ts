import type { SlotErrorCode } from '../slots/slot-error-messages.ts';

/** What a customer can do about an order that was not placed. */
export type RecoveryAction =
  'requote' | 'review' | 'slot' | 'lines' | 'retry' | 'pay-online' | 'show-message';

interface PlaceOrderError {
  readonly recovery: RecoveryAction;
  /** The response carries the current cart: it, its prices or its slot are no longer the quoted ones. */
  readonly changesCart: boolean;
}

const slotErrors = {
  'slot-past': { recovery: 'slot', changesCart: true },
  'slot-closed': { recovery: 'slot', changesCart: true },
  'slot-blackout': { recovery: 'slot', changesCart: true },
  'slot-weekly-off': { recovery: 'slot', changesCart: true },
  'slot-cut-off': { recovery: 'slot', changesCart: true },
  'slot-lead-time': { recovery: 'slot', changesCart: true },
  'slot-minimum-order': { recovery: 'slot', changesCart: true },
  'slot-item-capacity': { recovery: 'slot', changesCart: true },
  'slot-full': { recovery: 'slot', changesCart: true },
} as const satisfies Record<SlotErrorCode, PlaceOrderError>;

export const placeOrderErrors = {
  'quote-invalid': { recovery: 'requote', changesCart: true },
  'quote-expired': { recovery: 'requote', changesCart: true },
  'quote-changed': { recovery: 'review', changesCart: true },
  'date-changed': { recovery: 'review', changesCart: true },
  'hold-expired': { recovery: 'slot', changesCart: true },
  ...slotErrors,
  'cart-taken': { recovery: 'review', changesCart: true },
  'stock-short': { recovery: 'lines', changesCart: true },
  'item-withdrawn': { recovery: 'lines', changesCart: true },
  'coupon-unknown': { recovery: 'review', changesCart: true },
  'coupon-used-up': { recovery: 'review', changesCart: true },
  'coupon-first-order': { recovery: 'review', changesCart: true },
  'coupon-used': { recovery: 'review', changesCart: true },
  'payment-method': { recovery: 'show-message', changesCart: false },
  'payment-unavailable': { recovery: 'retry', changesCart: false },
  'payment-missing': { recovery: 'show-message', changesCart: false },
  'payment-abandoned': { recovery: 'show-message', changesCart: false },
  'payment-late': { recovery: 'show-message', changesCart: false },
  'credit-limit': { recovery: 'show-message', changesCart: false },
  'credit-overdue': { recovery: 'show-message', changesCart: false },
  'credit-not-agreed': { recovery: 'show-message', changesCart: false },
  'credit-account': { recovery: 'show-message', changesCart: false },
  late: { recovery: 'retry', changesCart: false },
  'unpaid-slot-limit': { recovery: 'slot', changesCart: false },
  'unpaid-day-limit': { recovery: 'slot', changesCart: false },
  'unpaid-order-limit': { recovery: 'show-message', changesCart: false },
  'unpaid-item-limit': { recovery: 'review', changesCart: false },
  'unpaid-address-limit': { recovery: 'pay-online', changesCart: false },
} as const satisfies Record<string, PlaceOrderError>;

export type PlaceOrderErrorCode = keyof typeof placeOrderErrors;
export type UnpaidLimitErrorCode = Extract<PlaceOrderErrorCode, `unpaid-${string}`>;

export const placeOrderErrorCodes = Object.keys(placeOrderErrors) as [
  PlaceOrderErrorCode,
  ...PlaceOrderErrorCode[],
];

export const isPlaceOrderErrorCode = (code: string): code is PlaceOrderErrorCode =>
  Object.hasOwn(placeOrderErrors, code);
