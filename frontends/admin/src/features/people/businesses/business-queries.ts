import { userOperations } from '@tokri/contracts/api';
import type { BusinessApplicationState } from '@tokri/contracts/platform';
import {
  callApi,
  callApiPage,
  keepPreviousData,
  useQuery,
  type QueryClient,
} from '@tokri/web-kit/platform';
import { rowsPerPage } from '../../../components/pagination.tsx';
import { refreshCustomers } from '../customers/customer-queries.ts';

const { listBusinessApplications, listPartyPeople, lookUpGstin } = userOperations;

/** More than a business has; the list says when it is longer. */
const shownPeople = 200;

export interface ApplicationFilter {
  readonly state: BusinessApplicationState;
  readonly page: number;
}

export const refreshBusinesses = (client: QueryClient): void => {
  for (const { operationId } of [listBusinessApplications, listPartyPeople])
    void client.invalidateQueries({ queryKey: [operationId] });
  refreshCustomers(client);
};

export const useApplications = ({ state, page }: ApplicationFilter) =>
  useQuery({
    queryKey: [listBusinessApplications.operationId, state, page],
    queryFn: ({ signal }) =>
      callApiPage(listBusinessApplications, {
        query: { State: state, page, pageSize: rowsPerPage },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });

/** Asks the GST portal only on request, because each look-up costs the shop money. */
export const useTaxpayer = (gstin: string) =>
  useQuery({
    queryKey: [lookUpGstin.operationId, gstin],
    queryFn: async ({ signal }) =>
      (await callApi(lookUpGstin, { query: { GSTIN: gstin }, signal }))[0] ?? null,
    enabled: false,
    retry: false,
    staleTime: Infinity,
  });

export const usePartyPeople = (partyId: number) =>
  useQuery({
    queryKey: [listPartyPeople.operationId, partyId],
    queryFn: ({ signal }) =>
      callApiPage(listPartyPeople, {
        query: { PartyId: partyId, page: 1, pageSize: shownPeople },
        signal,
      }),
  });
