import { billingOperations } from '@tokri/contracts/api';
import { callApiPage, useQuery, type QueryClient } from '@tokri/web-kit/platform';
import { refreshOrders } from '../orders/refresh-orders.ts';
import { refreshPartyCredit } from '../party-credit/party-credit-queries.ts';

const { listWaitingDebits, readBillsOfOrder, readLedger } = billingOperations;

/** The oldest of them; few wait at a time. */
const maxShown = 100;

export const useWaitingDebits = () =>
  useQuery({
    queryKey: [listWaitingDebits.operationId],
    queryFn: async ({ signal }) =>
      (await callApiPage(listWaitingDebits, { query: { page: 1, pageSize: maxShown }, signal }))
        .rows,
    refetchOnMount: 'always',
  });

export const refreshDebitNotes = (client: QueryClient): void => {
  refreshOrders(client);
  refreshPartyCredit(client);
  for (const { operationId } of [listWaitingDebits, readBillsOfOrder, readLedger])
    void client.invalidateQueries({ queryKey: [operationId] });
};
