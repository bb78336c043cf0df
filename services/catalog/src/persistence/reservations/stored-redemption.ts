import type { CouponRedemption, UsageCounter } from '../../domain/coupons/coupon.ts';

interface StoredCounter {
  readonly counterId: string;
  readonly lowest: number | null;
  readonly refusal: UsageCounter['errorCode'];
}

/** Stored names are frozen: existing documents use them. */
export interface StoredRedemption extends Pick<
  CouponRedemption,
  'code' | 'userId' | 'amountPaise' | 'isFirstOrderOnly'
> {
  readonly claimedAt: Date;
  readonly counters: readonly StoredCounter[] | null;
}

export const toStoredRedemption = ({
  redeemedAt,
  counters,
  ...redemption
}: CouponRedemption): StoredRedemption => ({
  ...redemption,
  claimedAt: redeemedAt,
  counters:
    counters &&
    counters.map(({ counterId, minAvailable, errorCode }) => ({
      counterId,
      lowest: minAvailable,
      refusal: errorCode,
    })),
});

export const fromStoredRedemption = ({
  claimedAt,
  counters,
  ...redemption
}: StoredRedemption): CouponRedemption => ({
  ...redemption,
  redeemedAt: claimedAt,
  counters:
    counters &&
    counters.map(({ counterId, lowest, refusal }) => ({
      counterId,
      minAvailable: lowest,
      errorCode: refusal,
    })),
});
