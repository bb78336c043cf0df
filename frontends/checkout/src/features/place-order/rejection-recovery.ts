import { orderStatus } from '@tokri/contracts/orders';
import type { PlaceOrderErrorCode } from '@tokri/contracts/api';

export type RecoveryAction = 'requote' | 'review' | 'slot' | 'lines' | 'retry' | 'show-message';

const recoveryActions: Readonly<Record<PlaceOrderErrorCode, RecoveryAction>> = {
  'quote-expired': 'requote',
  'quote-invalid': 'requote',
  'quote-changed': 'review',
  'cart-taken': 'review',
  'date-changed': 'review',
  'hold-expired': 'slot',
  'slot-full': 'slot',
  'slot-closed': 'slot',
  'slot-cut-off': 'slot',
  'slot-past': 'slot',
  'slot-blackout': 'slot',
  'slot-weekly-off': 'slot',
  'slot-lead-time': 'slot',
  'slot-minimum-order': 'slot',
  'slot-item-capacity': 'slot',
  'stock-short': 'lines',
  'coupon-unknown': 'review',
  'coupon-used-up': 'review',
  'coupon-first-order': 'review',
  'coupon-used': 'review',
  'payment-method': 'show-message',
  'payment-missing': 'show-message',
  'payment-late': 'show-message',
  'payment-unavailable': 'retry',
  late: 'retry',
};
const isKnownCode = (code: string): code is PlaceOrderErrorCode =>
  Object.hasOwn(recoveryActions, code);

export const recoveryAction = (code: string): RecoveryAction => {
  if (isKnownCode(code)) return recoveryActions[code];
  return code.startsWith('slot-') ? 'slot' : 'show-message';
};

export const isHoldConsumed = (status: number | undefined): boolean =>
  status === orderStatus.Rejected;

/**
 * The order may or may not have been placed. Retrying with the same idempotency key places it at
 * most once.
 */
const unknownOutcomeCodes: readonly string[] = [
  'timeout',
  'unreachable',
  'offline',
  'unreadable-answer',
  'unavailable',
  'overloaded',
  'internal',
  'idempotency-key-running',
  'not-known-yet',
];
export const isOutcomeUnknown = ({
  code,
  status,
}: {
  readonly code: string;
  readonly status: number;
}): boolean => unknownOutcomeCodes.includes(code) || status >= 500;

export interface PlaceOrderAttempt {
  readonly body: string;
  readonly key: string;
}

/**
 * The same body keeps its idempotency key until a definite response arrives; another body gets a
 * new key.
 */
export const nextAttempt = (
  last: PlaceOrderAttempt | null,
  body: string,
  newKey: () => string,
): PlaceOrderAttempt => (last?.body === body ? last : { body, key: newKey() });
