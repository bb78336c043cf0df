import {
  catalogCouponOperations,
  couponOperations,
  type UsedCoupon,
  type UserCoupon,
} from '@tokri/contracts/api';
import { callApi, useQuery, type UseQueryResult } from '@tokri/web-kit/platform';
import { session } from '@tokri/web-kit/session';

export interface CouponContext {
  readonly userId: number;
  readonly day: string;
  readonly itemsTotal: number;
}

const toCouponQuery = ({ userId, day }: CouponContext) => ({
  CouponForUser: userId,
  cmpId: session().companyId,
  ...(day ? { PDate: day } : {}),
});

export const useCoupons = (context: CouponContext): UseQueryResult<UserCoupon[]> =>
  useQuery({
    queryKey: [
      couponOperations.listCouponsForUser.operationId,
      context.userId,
      context.day,
      context.itemsTotal,
    ],
    queryFn: ({ signal }) =>
      callApi(couponOperations.listCouponsForUser, { query: toCouponQuery(context), signal }),
    enabled: context.userId > 0,
  });

export const checkCode = async (
  context: CouponContext,
  code: string,
): Promise<UserCoupon | undefined> =>
  (await callApi(couponOperations.checkCoupon, { query: { ...toCouponQuery(context), code } }))[0];

export const useUsedCoupons = (userId: number): UseQueryResult<UsedCoupon[]> =>
  useQuery({
    queryKey: [catalogCouponOperations.listUsedCoupons.operationId, userId],
    queryFn: ({ signal }) =>
      callApi(catalogCouponOperations.listUsedCoupons, { query: { TUid: userId }, signal }),
    enabled: userId > 0,
  });
