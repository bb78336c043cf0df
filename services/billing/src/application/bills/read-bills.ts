import { shopDate } from '@tokri/contracts/dates';
import { ProblemError } from '@tokri/contracts/problems';
import { outstandingPaise } from '../../domain/party-accounts/party-credit.ts';
import type { Bill } from '../../domain/bills/bill.ts';
import { findBillAddresses, toDraftBill, type IssueBillsDeps } from './issue-bills.ts';
import type { PaymentStore } from '../ports/payments.ts';
import { findSale } from './find-sale.ts';

export interface Reader {
  readonly userId: number;
  readonly isStaff: boolean;
}

export type ReadBillsDeps = Pick<
  IssueBillsDeps,
  'sales' | 'bills' | 'buyers' | 'requireCompany'
> & {
  readonly payments: Pick<PaymentStore, 'isCashCollected'>;
};

const requireAccess = <Owned extends { readonly userId: number }>(
  owned: Owned,
  reader: Reader,
): Owned => {
  if (owned.userId !== reader.userId && !reader.isStaff) throw new ProblemError('not-allowed');
  return owned;
};

export const listBillsOfOrder = async (
  deps: ReadBillsDeps,
  orderId: number,
  reader: Reader,
): Promise<readonly Bill[]> => {
  const order = requireAccess(await findSale(deps.sales, orderId), reader);
  const bills = await deps.bills.listByOrder(orderId);
  if (bills.length > 0) return [...bills].sort((a, b) => b.billId - a.billId);
  if (!order.sale || order.hasOrderEnded) return [];
  const { addressId, placeOfSupply, lines, taxSummary, totals } = order.sale;
  const addresses = await findBillAddresses(deps, { addressId, partyId: order.partyId });
  return [
    {
      ...toDraftBill(order, {
        seller: deps.requireCompany().seller,
        kind: 'OrderConfirmation',
        billId: 0,
        date: shopDate(order.placedAt),
        ...addresses,
        placeOfSupply,
        lines,
        taxSummary,
        totals,
      }),
      number: '',
    },
  ];
};

export const findBillOfOrder = async (
  deps: ReadBillsDeps,
  { orderId, billId }: { readonly orderId: number; readonly billId: number },
  reader: Reader,
): Promise<Bill> => {
  requireAccess(await findSale(deps.sales, orderId), reader);
  const bill = await deps.bills.findById(billId);
  if (bill?.orderId !== orderId) throw new ProblemError('not-found');
  return bill;
};

export const calculateDuePaise = async (
  { sales, payments, bills }: Pick<ReadBillsDeps, 'sales' | 'payments' | 'bills'>,
  bill: Bill,
): Promise<number> => {
  if (bill.account) return outstandingPaise(bill);
  const order = await sales.findByOrder(bill.orderId);
  if (bill.kind === 'DebitNote') {
    const credited = await bills.findCredited(bill.billId);
    return order?.hasOrderEnded || credited?.credits.length ? 0 : bill.totals.payablePaise;
  }
  if (order?.method !== 'cod' || order.hasOrderEnded || bill.kind === 'CreditNote') return 0;
  return (await payments.isCashCollected(bill.orderId)) ? 0 : bill.totals.payablePaise;
};
