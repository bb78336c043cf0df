import { err, ok, type Result } from '@tokri/contracts/result';
import type { CouponErrorCode, CouponTerms } from '@tokri/contracts/pricing';

export interface CouponInput {
  readonly code: string;
  readonly name: string;
  readonly hindiName?: string | undefined;
  readonly companyId: number;
  readonly kind: 'amount' | 'percentage';
  readonly amountPaise: number;
  readonly basisPoints: number;
  readonly atMostPaise: number;
  readonly minimumItemsPaise: number;
  readonly fromDate: string;
  readonly toDate: string;
  readonly perUser: number;
  readonly totalUses: number;
  readonly isFirstOrderOnly: boolean;
  readonly isOn: boolean;
}

const zeroAsUnlimited = (uses: number): number | null => (uses > 0 ? uses : null);

export const toCouponTerms = (
  input: CouponInput,
  couponId: number,
): Result<CouponTerms, 'coupon-incomplete' | 'offer-period'> => {
  const { kind, amountPaise, basisPoints, atMostPaise } = input;
  if ((kind === 'amount' ? amountPaise : basisPoints) <= 0) return err('coupon-incomplete');
  if (input.fromDate > input.toDate) return err('offer-period');
  const reward =
    kind === 'amount'
      ? { kind, amountPaise }
      : { kind, basisPoints, atMostPaise: zeroAsUnlimited(atMostPaise) };
  return ok({
    couponId,
    companyId: input.companyId,
    coupon: { code: input.code, reward, minimumItemsPaise: input.minimumItemsPaise },
    name: input.name,
    ...(input.hindiName ? { hindiName: input.hindiName } : {}),
    fromDate: input.fromDate,
    toDate: input.toDate,
    perUserMax: zeroAsUnlimited(input.perUser),
    usesMax: zeroAsUnlimited(input.totalUses),
    isFirstOrderOnly: input.isFirstOrderOnly,
    isOn: input.isOn,
  });
};

export const remainingUses = (
  before: { readonly usesMax: number | null; readonly usesLeft: number } | null,
  usesMax: number | null,
): number => (before?.usesLeft ?? 0) - (before?.usesMax ?? 0) + (usesMax ?? 0);

export interface UsageCounter {
  readonly counterId: string;
  /**
   * Minimum that must remain after a use. The counter of all customers counts the remaining uses, so
   * its minimum is 0. A customer's counter starts at 0 and counts down, so a limit of 3 is −3. Null: no
   * limit, but uses are still counted in case a limit is set later.
   */
  readonly minAvailable: number | null;
  readonly errorCode: CouponErrorCode;
}

export interface CouponRedemption {
  readonly code: string;
  readonly userId: number;
  readonly amountPaise: number;
  readonly redeemedAt: Date;
  readonly isFirstOrderOnly: boolean;
  /** Null if the code is unknown. */
  readonly counters: readonly UsageCounter[] | null;
}

const totalUsesPrefix = 'all:';
export const totalUsesCounterId = (code: string): string => `${totalUsesPrefix}${code}`;
export const couponCodeFromCounterId = (counterId: string): string | undefined =>
  counterId.startsWith(totalUsesPrefix) ? counterId.slice(totalUsesPrefix.length) : undefined;

export const requiredCounters = (
  { coupon: { code }, perUserMax, usesMax, isFirstOrderOnly }: CouponTerms,
  userId: number,
): readonly UsageCounter[] => [
  ...(isFirstOrderOnly
    ? [{ counterId: `first:${userId}`, minAvailable: -1, errorCode: 'coupon-first-order' as const }]
    : []),
  {
    counterId: `person:${code}:${userId}`,
    minAvailable: perUserMax === null ? null : -perUserMax,
    errorCode: 'coupon-used' as const,
  },
  {
    counterId: totalUsesCounterId(code),
    minAvailable: usesMax === null ? null : 0,
    errorCode: 'coupon-used-up' as const,
  },
];
