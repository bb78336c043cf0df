import { promotionOperations } from '@tokri/contracts/api';
import {
  callApi,
  callApiPage,
  keepPreviousData,
  useQuery,
  type QueryClient,
} from '@tokri/web-kit/platform';
import { rowsPerPage } from '../../components/pagination.tsx';
import { formatPromotionFilter, type PromotionFilter } from './promotion-filter.ts';

const { listStaffOffers, readStaffOffer, listStaffCoupons, readStaffCoupon } = promotionOperations;

/** Customers order meanwhile. */
const pollIntervalMs = 30_000;

export const refreshPromotions = (client: QueryClient): void => {
  for (const { operationId } of [
    listStaffOffers,
    readStaffOffer,
    listStaffCoupons,
    readStaffCoupon,
  ])
    void client.invalidateQueries({ queryKey: [operationId] });
};

const toQuery = (filter: PromotionFilter) => ({
  ...formatPromotionFilter(filter),
  page: filter.page,
  pageSize: rowsPerPage,
});

export const useStaffOffers = (filter: PromotionFilter) =>
  useQuery({
    queryKey: [listStaffOffers.operationId, formatPromotionFilter(filter)],
    queryFn: ({ signal }) => callApiPage(listStaffOffers, { query: toQuery(filter), signal }),
    placeholderData: keepPreviousData,
    refetchInterval: pollIntervalMs,
  });

export const useStaffCoupons = (filter: PromotionFilter) =>
  useQuery({
    queryKey: [listStaffCoupons.operationId, formatPromotionFilter(filter)],
    queryFn: ({ signal }) => callApiPage(listStaffCoupons, { query: toQuery(filter), signal }),
    placeholderData: keepPreviousData,
    refetchInterval: pollIntervalMs,
  });

export const readOffer = (offerId: number) =>
  callApi(readStaffOffer, { query: { OfferId: offerId } });

export const readCoupon = (code: string) => callApi(readStaffCoupon, { query: { Code: code } });

/** A form keeps what it was opened with, so nothing refreshes it. */
export const useStaffCoupon = (code: string) =>
  useQuery({
    queryKey: [readStaffCoupon.operationId, code],
    queryFn: () => readCoupon(code),
    enabled: code !== '',
    refetchOnWindowFocus: false,
  });
