import {
  billingOperations,
  duesPaymentOperations,
  type DuesPaymentResponse,
  type PartyCreditResponse,
} from '@tokri/contracts/api';
import {
  callApi,
  callApiPage,
  nextPageOfRows,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tokri/web-kit/platform';
import { session } from '@tokri/web-kit/session';
import { useCallback } from 'react';

const { readPartyCredit } = billingOperations;
const { listDuesPayments } = duesPaymentOperations;

const paymentsPerPage = 20;
const openedPollMs = 5_000;

export const useOpenBills = (partyId: number): UseQueryResult<PartyCreditResponse> =>
  useQuery({
    queryKey: [readPartyCredit.operationId, partyId],
    queryFn: ({ signal }) =>
      callApi(readPartyCredit, {
        query: { PartyId: partyId, CompanyId: session().companyId },
        signal,
      }),
    staleTime: 0,
  });

export const useDuesPayments = (partyId: number) =>
  useInfiniteQuery({
    queryKey: [listDuesPayments.operationId, partyId],
    queryFn: ({ pageParam, signal }) =>
      callApiPage(listDuesPayments, {
        query: { PartyId: partyId, page: pageParam, pageSize: paymentsPerPage },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: nextPageOfRows,
    staleTime: 0,
  });

/** Asks again until the shop has the money or the payment failed; 0 asks nothing. */
export const useDuesPayment = (
  partyId: number,
  paymentId: number,
): UseQueryResult<DuesPaymentResponse | null> =>
  useQuery({
    queryKey: [listDuesPayments.operationId, partyId, 'one', paymentId],
    queryFn: async ({ signal }) =>
      (
        await callApi(listDuesPayments, {
          query: { PartyId: partyId, PaymentId: paymentId },
          signal,
        })
      )[0] ?? null,
    enabled: paymentId > 0,
    refetchInterval: ({ state }) => (state.data?.State === 'opened' ? openedPollMs : false),
    staleTime: 0,
  });

export const useRefreshDues = (partyId: number): (() => void) => {
  const client = useQueryClient();
  return useCallback(() => {
    void client.invalidateQueries({ queryKey: [readPartyCredit.operationId, partyId] });
    void client.invalidateQueries({ queryKey: [listDuesPayments.operationId, partyId] });
  }, [client, partyId]);
};
