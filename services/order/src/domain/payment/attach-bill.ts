import { unchanged, type Decision } from '../order-events.ts';
import type { Order } from '../order.ts';

/** `bill.issued`: an order names its first bill, of two documents the tax invoice; a credit note is none. */
export const attachBill = (
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
  return { order: { ...order, bill: { billId, number } }, events: [] };
};
