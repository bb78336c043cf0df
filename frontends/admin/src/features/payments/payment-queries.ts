import { billingOperations, type DailyComparisonResponse } from '@tokri/contracts/api';
import {
  callApi,
  callApiPage,
  keepPreviousData,
  useQuery,
  type QueryClient,
} from '@tokri/web-kit/platform';
import { rowsPerPage } from '../../components/pagination.tsx';
import { toPaymentQuery, type PaymentFilter } from './payment-filter.ts';

const pollIntervalMs = 15_000;
/** A refund settles within seconds when the provider answers. */
const openPaymentPollMs = 5_000;

const {
  listPayments,
  sumPayments,
  readPayment,
  listCashCollections,
  listDailyComparisons,
  readDailyComparison,
} = billingOperations;

export type ComparedDay = Pick<DailyComparisonResponse, 'Date' | 'Provider'>;

export const refreshPayments = (client: QueryClient): void =>
  [listPayments, sumPayments, readPayment].forEach(
    ({ operationId }) => void client.invalidateQueries({ queryKey: [operationId] }),
  );

export const refreshComparisons = (client: QueryClient): void =>
  [listDailyComparisons, readDailyComparison].forEach(
    ({ operationId }) => void client.invalidateQueries({ queryKey: [operationId] }),
  );

export const useDailyComparisons = (days: { readonly from: string; readonly to: string }) =>
  useQuery({
    queryKey: [listDailyComparisons.operationId, days],
    queryFn: ({ signal }) =>
      callApi(listDailyComparisons, { query: { FromDate: days.from, ToDate: days.to }, signal }),
    placeholderData: keepPreviousData,
  });

export const useDailyComparison = (day: ComparedDay) =>
  useQuery({
    queryKey: [readDailyComparison.operationId, day],
    queryFn: ({ signal }) => callApi(readDailyComparison, { query: day, signal }),
  });

export const usePayments = (filter: PaymentFilter) =>
  useQuery({
    queryKey: [listPayments.operationId, filter],
    queryFn: ({ signal }) =>
      callApiPage(listPayments, {
        query: { ...toPaymentQuery(filter), page: filter.page, pageSize: rowsPerPage },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: pollIntervalMs,
  });

export const usePaymentTotals = (filter: PaymentFilter) =>
  useQuery({
    queryKey: [sumPayments.operationId, toPaymentQuery(filter)],
    queryFn: ({ signal }) => callApi(sumPayments, { query: toPaymentQuery(filter), signal }),
    placeholderData: keepPreviousData,
  });

export const usePayment = (orderId: number) =>
  useQuery({
    queryKey: [readPayment.operationId, orderId],
    queryFn: ({ signal }) => callApi(readPayment, { query: { TransactionId: orderId }, signal }),
    refetchInterval: openPaymentPollMs,
  });

export const useCashCollections = (days: { readonly from: string; readonly to: string }) =>
  useQuery({
    queryKey: [listCashCollections.operationId, days],
    queryFn: ({ signal }) =>
      callApi(listCashCollections, { query: { FromDate: days.from, ToDate: days.to }, signal }),
    placeholderData: keepPreviousData,
  });
