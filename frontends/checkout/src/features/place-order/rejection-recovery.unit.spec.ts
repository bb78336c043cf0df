import { nextAttempt, isOutcomeUnknown, isHoldConsumed } from './rejection-recovery.ts';

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
