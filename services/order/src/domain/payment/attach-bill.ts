import { unchanged, type Decision } from '../order-events.ts';
import type { Order } from '../order.ts';

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
