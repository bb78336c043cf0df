import { billingOperations } from '@tokri/contracts/api';
import { defaultCompanyId } from '@tokri/contracts/platform';
import { callApi, useQuery, type QueryClient } from '@tokri/web-kit/platform';

const { listPartyBalances, readPartyCredit } = billingOperations;

export const usePartyCredit = (partyId: number) =>
  useQuery({
    queryKey: [readPartyCredit.operationId, partyId],
    queryFn: ({ signal }) =>
      callApi(readPartyCredit, {
        query: { PartyId: partyId, CompanyId: defaultCompanyId },
        signal,
      }),
  });

export const refreshPartyCredit = (client: QueryClient): void => {
  for (const { operationId } of [readPartyCredit, listPartyBalances])
    void client.invalidateQueries({ queryKey: [operationId] });
};
