import { billingOperations, type BillResponse } from '@tokri/contracts/api';
import { callApi, useQuery, type UseQueryResult } from '@tokri/web-kit/platform';

export const useOrderBills = (
  orderId: number,
  isSignedIn: boolean,
): UseQueryResult<readonly BillResponse[]> =>
  useQuery({
    queryKey: [billingOperations.readBillsOfOrder.operationId, orderId],
    queryFn: ({ signal }) =>
      callApi(billingOperations.readBillsOfOrder, { query: { Transid: orderId }, signal }),
    enabled: isSignedIn && orderId > 0,
  });

/** A bill without its order is found only among the bills of the caller's business. */
export const usePartyBill = (
  partyId: number,
  billId: number,
): UseQueryResult<readonly BillResponse[]> =>
  useQuery({
    queryKey: [billingOperations.readPartyBill.operationId, partyId, billId],
    queryFn: ({ signal }) =>
      callApi(billingOperations.readPartyBill, { query: { PARTYID: partyId, ID: billId }, signal }),
    enabled: partyId > 0 && billId > 0,
  });

export const selectBill = (
  bills: readonly BillResponse[] | undefined,
  billId: number,
): BillResponse | undefined => (billId === 0 ? bills?.[0] : bills?.find(({ Id }) => Id === billId));
