import { billingOperations, type BillAnswer } from '@tokri/contracts/http';
import { call, useQuery, type UseQueryResult } from '@tokri/web-kit/platform';

/** All documents of an order, newest first. */
export const useBillsOfOrder = (
  orderId: number,
  isSignedIn: boolean,
): UseQueryResult<readonly BillAnswer[]> =>
  useQuery({
    queryKey: [billingOperations.readBillsOfOrder.id, orderId],
    queryFn: ({ signal }) =>
      call(billingOperations.readBillsOfOrder, { query: { Transid: orderId }, signal }),
    enabled: isSignedIn && orderId > 0,
  });

/** The one with this id, or the newest for 0. */
export const chosenBill = (
  bills: readonly BillAnswer[] | undefined,
  billId: number,
): BillAnswer | undefined => (billId === 0 ? bills?.[0] : bills?.find(({ Id }) => Id === billId));
