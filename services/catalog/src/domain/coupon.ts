import { ok, refusal, type Outcome } from '@tokri/contracts';
import type { CouponRefusal, CouponTerms } from '@tokri/contracts/price';

/** A coupon as staff wish it. 0 sets no limit. */
export interface CouponWish {
  readonly code: string;
  readonly name: string;
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

const limitOf = (uses: number): number | null => (uses > 0 ? uses : null);

export const couponOf = (
  wish: CouponWish,
  couponId: number,
): Outcome<CouponTerms, 'coupon-incomplete' | 'offer-period'> => {
  const { kind, amountPaise, basisPoints, atMostPaise } = wish;
  if ((kind === 'amount' ? amountPaise : basisPoints) <= 0) return refusal('coupon-incomplete');
  if (wish.fromDate > wish.toDate) return refusal('offer-period');
  const reward =
    kind === 'amount'
      ? { kind, amountPaise }
      : { kind, basisPoints, atMostPaise: limitOf(atMostPaise) };
  return ok({
    couponId,
    companyId: wish.companyId,
    coupon: { code: wish.code, reward, minimumItemsPaise: wish.minimumItemsPaise },
    name: wish.name,
    fromDate: wish.fromDate,
    toDate: wish.toDate,
    perUserMax: limitOf(wish.perUser),
    usesMax: limitOf(wish.totalUses),
    isFirstOrderOnly: wish.isFirstOrderOnly,
    isOn: wish.isOn,
  });
};

/** What is left of all uses after staff have changed how many there are. What was used stays used: below 0 are those that were used beyond what is allowed now. */
export const usesLeftAfter = (
  before: { readonly usesMax: number | null; readonly usesLeft: number } | null,
  usesMax: number | null,
): number => (before?.usesLeft ?? 0) - (before?.usesMax ?? 0) + (usesMax ?? 0);

/** What an order takes one of: the uses of all people, those of one person, a person's first order. */
export interface Counter {
  readonly counterId: string;
  /**
   * The lowest number that taking one may leave. The counter of all people holds how many uses are left, so 0. A person's counter begins at 0 and goes down by one
   * with each use, so a limit of 3 is −3, and a limit that staff change holds for everybody who has used the coupon already. Null: no limit; uses are counted all the
   * same, for a limit that may be set later.
   */
  readonly lowest: number | null;
  readonly refusal: CouponRefusal;
}

/** How an order means to use a coupon; kept with its reservation, so that what was taken is what is given back, whatever staff change meanwhile. */
export interface CouponClaim {
  readonly code: string;
  readonly userId: number;
  readonly amountPaise: number;
  readonly claimedAt: Date;
  readonly isFirstOrderOnly: boolean;
  /** Null for a code that is none. */
  readonly counters: readonly Counter[] | null;
}

const ofAll = 'all:';
export const counterOfAll = (code: string): string => `${ofAll}${code}`;
/** The code whose uses of all people a counter counts; undefined for a counter of one person. */
export const codeOfCounter = (counterId: string): string | undefined =>
  counterId.startsWith(ofAll) ? counterId.slice(ofAll.length) : undefined;

/** What an order must get one of each for, before the coupon is its own. */
export const countersOf = (
  { coupon: { code }, perUserMax, usesMax, isFirstOrderOnly }: CouponTerms,
  userId: number,
): readonly Counter[] => [
  ...(isFirstOrderOnly
    ? [{ counterId: `first:${userId}`, lowest: -1, refusal: 'coupon-first-order' as const }]
    : []),
  {
    counterId: `person:${code}:${userId}`,
    lowest: perUserMax === null ? null : -perUserMax,
    refusal: 'coupon-used' as const,
  },
  {
    counterId: counterOfAll(code),
    lowest: usesMax === null ? null : 0,
    refusal: 'coupon-used-up' as const,
  },
];
