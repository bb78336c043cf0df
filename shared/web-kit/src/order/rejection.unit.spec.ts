import { placeOrderErrorCodes } from '@tokri/contracts/orders';
import { isPhoneNumberShown, recoveryAction } from './rejection.ts';

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
      'item-withdrawn': 'lines',
      'coupon-unknown': 'review',
      'coupon-used-up': 'review',
      'coupon-first-order': 'review',
      'coupon-used': 'review',
      'payment-method': 'show-message',
      'payment-missing': 'show-message',
      'payment-abandoned': 'show-message',
      'payment-late': 'show-message',
      'payment-unavailable': 'retry',
      'credit-limit': 'show-message',
      'credit-overdue': 'show-message',
      'credit-not-agreed': 'show-message',
      'credit-account': 'show-message',
      late: 'retry',
      'unpaid-slot-limit': 'slot',
      'unpaid-day-limit': 'slot',
      'unpaid-order-limit': 'show-message',
      'unpaid-item-limit': 'review',
      'unpaid-address-limit': 'pay-online',
    });
  });
  it('shows the message for an unknown code', () =>
    expect(recoveryAction('something-else')).toBe('show-message'));
});

it('shows the phone number with the rejections that ask the customer to call', () =>
  expect(placeOrderErrorCodes.filter(isPhoneNumberShown)).toEqual([
    'credit-not-agreed',
    'unpaid-order-limit',
    'unpaid-item-limit',
    'unpaid-address-limit',
  ]));
