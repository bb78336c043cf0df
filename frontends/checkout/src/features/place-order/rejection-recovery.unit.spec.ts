import { placeOrderErrorCodes } from '@tokri/contracts/api';
import {
  nextAttempt,
  isOutcomeUnknown,
  isHoldConsumed,
  recoveryAction,
} from './rejection-recovery.ts';

describe('recoveryAction', () => {
  it('returns an action for every rejection code of the contract', () => {
    expect(
      Object.fromEntries(placeOrderErrorCodes.map((code) => [code, recoveryAction(code)])),
    ).toEqual({
      'quote-invalid': 'requote',
      'quote-expired': 'requote',
      'quote-changed': 'review',
      'cart-taken': 'review',
      'date-changed': 'review',
      'hold-expired': 'slot',
      'slot-full': 'slot',
      'slot-cut-off': 'slot',
      'slot-closed': 'slot',
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
    });
  });
  it('shows the message for an unknown code', () =>
    expect(recoveryAction('something-else')).toBe('show-message'));
});

it('treats only the hold of an order that was created as consumed', () => {
  expect(isHoldConsumed(8)).toBe(true);
  expect(isHoldConsumed(undefined)).toBe(false);
});

describe('isOutcomeUnknown', () => {
  it.each([
    'timeout',
    'unreachable',
    'unavailable',
    'idempotency-key-running',
    'not-known-yet',
    'offline',
  ])('returns true for %s', (code) => expect(isOutcomeUnknown({ code, status: 0 })).toBe(true));
  it.each([
    ['bad-input', 400],
    ['too-many-requests', 429],
    ['not-allowed', 403],
  ])('returns false for %s', (code, status) =>
    expect(isOutcomeUnknown({ code, status })).toBe(false),
  );
});

describe('nextAttempt', () => {
  it('keeps the idempotency key for the same order and creates a new one for another order', () => {
    const first = nextAttempt(null, 'a', () => 'k1');
    expect(nextAttempt(first, 'a', () => 'k2')).toBe(first);
    expect(nextAttempt(first, 'b', () => 'k2')).toEqual({ body: 'b', key: 'k2' });
  });
});
