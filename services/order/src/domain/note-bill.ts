import { unchanged, type Decision } from './facts.ts';
import type { Order } from './order.ts';

/** `bill.issued`: an order names its first bill, of two documents the tax invoice; a credit note is none. */
export const noteBill = (
  order: Order,
  {
    billId,
    number,
    kind,
  }: { readonly billId: number; readonly number: string; readonly kind: string },
): Decision => {
  if (
    kind === 'CreditNote' ||
    (order.bill !== null && kind !== 'TaxInvoice') ||
    order.bill?.billId === billId
  )
    return unchanged(order);
  return { order: { ...order, bill: { billId, number } }, facts: [] };
};
