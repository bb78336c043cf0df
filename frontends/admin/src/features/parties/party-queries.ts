import { billingOperations, duesPaymentOperations } from '@tokri/contracts/api';
import {
  callApi,
  callApiPage,
  keepPreviousData,
  nextPageOfRows,
  readAllPages,
  useInfiniteQuery,
  useQuery,
  type QueryClient,
} from '@tokri/web-kit/platform';
import { rowsPerPage } from '../../components/pagination.tsx';
import { refreshPartyCredit } from '../../party-credit/party-credit-queries.ts';
import { toPartyQuery, type PartyFilter } from './list/party-filter.ts';

const { listPartyBalances, listWaitingAdjustments, readLedger } = billingOperations;
const { listDuesPayments } = duesPaymentOperations;

const paymentsPerPage = 20;

/** Billing posts what is due once a second. */
const postingDelayMs = 2_000;

export const useParties = (filter: PartyFilter) =>
  useQuery({
    queryKey: [listPartyBalances.operationId, filter],
    queryFn: ({ signal }) =>
      callApi(listPartyBalances, {
        query: { ...toPartyQuery(filter), page: filter.page, pageSize: rowsPerPage },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });

/** Null for a party that does not exist. */
export const useParty = (partyId: number) =>
  useQuery({
    queryKey: [listPartyBalances.operationId, partyId],
    queryFn: async ({ signal }) =>
      (await callApi(listPartyBalances, { query: { PartyId: partyId }, signal })).Parties[0] ??
      null,
  });

export const readAllParties = (filter: PartyFilter) =>
  readAllPages(async (page, pageSize) => {
    const { Parties, Totals } = await callApi(listPartyBalances, {
      query: { ...toPartyQuery(filter), page, pageSize },
    });
    return { rows: Parties, total: Totals.Parties };
  });

export const useWaitingAdjustments = (page: number) =>
  useQuery({
    queryKey: [listWaitingAdjustments.operationId, page],
    queryFn: ({ signal }) =>
      callApiPage(listWaitingAdjustments, { query: { page, pageSize: rowsPerPage }, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });

export const usePartyPayments = (partyId: number) =>
  useInfiniteQuery({
    queryKey: [listDuesPayments.operationId, partyId],
    queryFn: ({ pageParam, signal }) =>
      callApiPage(listDuesPayments, {
        query: { PartyId: partyId, page: pageParam, pageSize: paymentsPerPage },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: nextPageOfRows,
  });

/** At once, and again when billing has posted. */
export const refreshLedgers = (client: QueryClient): void => {
  const refresh = (): void => {
    refreshPartyCredit(client);
    for (const { operationId } of [listDuesPayments, listWaitingAdjustments, readLedger])
      void client.invalidateQueries({ queryKey: [operationId] });
  };
  refresh();
  setTimeout(refresh, postingDelayMs);
};
