import { billingOperations, type BillResponse } from '@tokri/contracts/api';
import { callApi, useQuery, type QueryClient } from '@tokri/web-kit/platform';
import { refreshOrders } from '../../../orders/refresh-orders.ts';
import { refreshPartyCredit } from '../../../party-credit/party-credit-queries.ts';

const { readBill, readBillsOfOrder, readLedger } = billingOperations;

/** Billing issues the credit note of a cancelled order shortly after the cancellation. */
const pollIntervalMs = 15_000;

const isIssued = ({ Kind }: BillResponse): boolean => Kind !== 'OrderConfirmation';

/** Bills and credit notes of an order, newest first. */
export const useIssuedBills = (orderId: number) =>
  useQuery({
    queryKey: [readBillsOfOrder.operationId, orderId],
    queryFn: async ({ signal }) =>
      (await callApi(readBillsOfOrder, { query: { Transid: orderId }, signal })).filter(isIssued),
    refetchInterval: pollIntervalMs,
  });

/** With a link to the PDF that is not about to expire. */
export const findBill = async (orderId: number, billId: number): Promise<BillResponse> => {
  const [bill] = await callApi(readBill, { query: { TRANSID: orderId, ID: billId } });
  if (!bill) throw new Error(`order ${orderId} has no bill ${billId}`);
  return bill;
};

export const refreshBills = (client: QueryClient): void => {
  refreshOrders(client);
  refreshPartyCredit(client);
  for (const { operationId } of [readBillsOfOrder, readLedger])
    void client.invalidateQueries({ queryKey: [operationId] });
};
