import {
  billingOperations,
  type DailyComparisonResponse,
  type PaymentDetailsResponse,
} from '@tokri/contracts/api';
import {
  callApi,
  callApiPage,
  keepPreviousData,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tokri/web-kit/platform';
import { useEffect, useRef } from 'react';
import { rowsPerPage } from '../../components/pagination.tsx';
import { toPaymentQuery, type PaymentFilter } from './payment-filter.ts';

const pollIntervalMs = 15_000;
const openPaymentPollMs = 5_000;
/** A refund settles within seconds when the provider answers; one that it keeps for days does not. */
const refundPollMs = 1_000;
const fastRefundPollMs = 120_000;

const {
  listPayments,
  sumPayments,
  readPayment,
  listCashCollections,
  listDailyComparisons,
  readDailyComparison,
} = billingOperations;

export type ComparedDay = Pick<DailyComparisonResponse, 'Date' | 'Provider'>;

const refreshPaymentList = (client: QueryClient): void =>
  [listPayments, sumPayments].forEach(
    ({ operationId }) => void client.invalidateQueries({ queryKey: [operationId] }),
  );

export const refreshPayments = (client: QueryClient): void => {
  refreshPaymentList(client);
  void client.invalidateQueries({ queryKey: [readPayment.operationId] });
};

export const refreshCashCollections = (client: QueryClient): void =>
  void client.invalidateQueries({ queryKey: [listCashCollections.operationId] });

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

type Refund = PaymentDetailsResponse['Refunds'][number];

const settlingStates: readonly Refund['State'][] = ['due', 'pending', 'voiding'];

const isSettling = ({ State, At }: Refund): boolean =>
  settlingStates.includes(State) && At !== null && Date.now() - Date.parse(At) < fastRefundPollMs;

const useListFollowing = (payment: PaymentDetailsResponse | undefined): void => {
  const client = useQueryClient();
  const shown = payment && `${payment.State} ${payment.Refunded}`;
  const last = useRef(shown);
  useEffect(() => {
    if (last.current !== undefined && last.current !== shown) refreshPaymentList(client);
    last.current = shown;
  }, [client, shown]);
};

/** The list shows what the open payment shows. */
export const usePayment = (orderId: number) => {
  const query = useQuery({
    queryKey: [readPayment.operationId, orderId],
    queryFn: ({ signal }) => callApi(readPayment, { query: { TransactionId: orderId }, signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.Refunds.some(isSettling) ? refundPollMs : openPaymentPollMs,
  });
  useListFollowing(query.data);
  return query;
};

export const useCashCollections = (days: { readonly from: string; readonly to: string }) =>
  useQuery({
    queryKey: [listCashCollections.operationId, days],
    queryFn: ({ signal }) =>
      callApi(listCashCollections, { query: { FromDate: days.from, ToDate: days.to }, signal }),
    placeholderData: keepPreviousData,
  });
