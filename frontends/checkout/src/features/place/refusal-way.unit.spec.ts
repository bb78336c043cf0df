import { placeRefusals } from '@tokri/contracts/http';
import { attemptFor, isUnsure, tookTheHold, wayOut } from './refusal-way.ts';

describe('the way out of a refusal', () => {
  it('is known for every code of the contract', () => {
    expect(Object.fromEntries(placeRefusals.map((code) => [code, wayOut(code)]))).toEqual({
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
      'payment-method': 'say',
      'payment-missing': 'say',
      'payment-late': 'say',
      'payment-unavailable': 'again',
      late: 'again',
    });
  });
  it('of a code that is new to this page, is to say it', () =>
    expect(wayOut('something-else')).toBe('say'));
});

it('a rejected order took its hold with it, one that was never written did not', () => {
  expect(tookTheHold(8)).toBe(true);
  expect(tookTheHold(undefined)).toBe(false);
});

describe('a problem on the way', () => {
  it.each([
    'timeout',
    'unreachable',
    'unavailable',
    'idempotency-key-running',
    'not-known-yet',
    'offline',
  ])('%s, leaves open whether the order is placed', (code) =>
    expect(isUnsure({ code, status: 0 })).toBe(true),
  );
  it.each([
    ['bad-input', 400],
    ['too-many-requests', 429],
    ['not-allowed', 403],
  ])('%s, says that it is not', (code, status) => expect(isUnsure({ code, status })).toBe(false));
});

describe('the key of an attempt', () => {
  it('for the same order, stays; for another one, is new', () => {
    const first = attemptFor(null, 'a', () => 'k1');
    expect(attemptFor(first, 'a', () => 'k2')).toBe(first);
    expect(attemptFor(first, 'b', () => 'k2')).toEqual({ body: 'b', key: 'k2' });
  });
});
