import type { CouponRedemption } from '../../domain/coupons/coupon.ts';
import { fromStoredRedemption, toStoredRedemption } from './stored-redemption.ts';

const redemption: CouponRedemption = {
  code: 'FIRST50',
  userId: 7,
  amountPaise: 5_000,
  redeemedAt: new Date('2026-11-22T04:30:00Z'),
  isFirstOrderOnly: true,
  counters: [{ counterId: 'first:7', minAvailable: -1, errorCode: 'coupon-first-order' }],
};

const stored = {
  code: 'FIRST50',
  userId: 7,
  amountPaise: 5_000,
  claimedAt: new Date('2026-11-22T04:30:00Z'),
  isFirstOrderOnly: true,
  counters: [{ counterId: 'first:7', lowest: -1, refusal: 'coupon-first-order' }],
};

describe('the stored coupon redemption', () => {
  it('keeps the field names of existing documents', () =>
    expect(toStoredRedemption(redemption)).toEqual(stored));

  it('is read back as it was', () =>
    expect(fromStoredRedemption(toStoredRedemption(redemption))).toEqual(redemption));

  it('keeps an unknown code without counters', () => {
    const unknown = { ...redemption, counters: null };
    expect(fromStoredRedemption(toStoredRedemption(unknown))).toEqual(unknown);
  });
});
