import {
  couponOperations,
  offerOperations,
  type UsedCoupon,
  type UserCoupon,
} from '@tokri/contracts/http';
import { call, useQuery, type UseQueryResult } from '@tokri/web-kit/platform';
import { session } from '@tokri/web-kit/session';

/** Whose cart coupons are judged by. */
export interface CouponAsker {
  readonly userId: number;
  /** Delivery date of the cart; empty for the nearest. */
  readonly day: string;
  /** Sum of the cart: another one is judged anew. */
  readonly items: number;
}

const namesOf = ({ userId, day }: CouponAsker) => ({
  CouponForUser: userId,
  cmpId: session().companyId,
  ...(day ? { PDate: day } : {}),
});

/** Coupons with what they take off or why they cannot be used. */
export const useCoupons = (asker: CouponAsker): UseQueryResult<UserCoupon[]> =>
  useQuery({
    queryKey: [couponOperations.listCouponsForUser.id, asker.userId, asker.day, asker.items],
    queryFn: ({ signal }) =>
      call(couponOperations.listCouponsForUser, { query: namesOf(asker), signal }),
    enabled: asker.userId > 0,
  });

/** One code that somebody has typed. @throws ApiProblem. */
export const checkCode = async (
  asker: CouponAsker,
  code: string,
): Promise<UserCoupon | undefined> =>
  (await call(couponOperations.checkCoupon, { query: { ...namesOf(asker), code } }))[0];

/** Coupons of earlier orders. */
export const useUsedCoupons = (userId: number): UseQueryResult<UsedCoupon[]> =>
  useQuery({
    queryKey: [offerOperations.listUsedCoupons.id, userId],
    queryFn: ({ signal }) =>
      call(offerOperations.listUsedCoupons, { query: { TUid: userId }, signal }),
    enabled: userId > 0,
  });
