import { kolkataDate, Problem } from '@tokri/contracts';
import { openPaise } from '../domain/account.ts';
import type { Bill } from '../domain/bill.ts';
import { addresseeOfSale, draftOf, type BillNeeds } from './issue-bills.ts';
import type { PaymentStore } from './ports/payments.ts';
import { saleOfOrder } from './sale-of-order.ts';

/** Whose bills are asked for, and whether the caller may see everybody's. */
export interface Reader {
  readonly userId: number;
  readonly isStaff: boolean;
}

export type ReadNeeds = Pick<BillNeeds, 'sales' | 'bills' | 'buyers'> & {
  readonly payments: Pick<PaymentStore, 'isCashCollected'>;
};

const mine = <Owned extends { readonly userId: number }>(owned: Owned, reader: Reader): Owned => {
  if (owned.userId !== reader.userId && !reader.isStaff) throw new Problem('not-allowed');
  return owned;
};

/** Documents of an order, newest first; before it is packed one confirmation without a number, after an end without any document none. @throws Problem 404, 403, 409. */
export const billsOfOrder = async (
  needs: ReadNeeds,
  orderId: number,
  reader: Reader,
): Promise<readonly Bill[]> => {
  const sold = mine(await saleOfOrder(needs.sales, orderId), reader);
  const bills = await needs.bills.ofOrder(orderId);
  if (bills.length > 0) return [...bills].sort((a, b) => b.billId - a.billId);
  if (!sold.sale || sold.isOver) return [];
  const { addressId, placeOfSupply, lines, taxSummary, totals } = sold.sale;
  const addressee = await addresseeOfSale(needs, { addressId, partyId: sold.partyId });
  return [
    {
      ...draftOf(sold, {
        kind: 'OrderConfirmation',
        billId: 0,
        date: kolkataDate(sold.placedAt),
        ...addressee,
        placeOfSupply,
        lines,
        taxSummary,
        totals,
      }),
      number: '',
    },
  ];
};

/** One document of an order. @throws Problem 404 for one of another order. */
export const billOfOrder = async (
  needs: ReadNeeds,
  { orderId, billId }: { readonly orderId: number; readonly billId: number },
  reader: Reader,
): Promise<Bill> => {
  mine(await saleOfOrder(needs.sales, orderId), reader);
  const bill = await needs.bills.byId(billId);
  if (bill?.orderId !== orderId) throw new Problem('not-found');
  return bill;
};

/** What is still to be paid on a bill: on account, or cash that has not been collected. */
export const duePaise = async (
  { sales, payments }: Pick<ReadNeeds, 'sales' | 'payments'>,
  bill: Bill,
): Promise<number> => {
  if (bill.account) return openPaise(bill);
  const sold = await sales.byOrder(bill.orderId);
  if (sold?.method !== 'cod' || sold.isOver || bill.kind === 'CreditNote') return 0;
  return (await payments.isCashCollected(bill.orderId)) ? 0 : bill.totals.payablePaise;
};
