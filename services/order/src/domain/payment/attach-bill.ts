import { isNote, type BillKind } from '@tokri/contracts/orders';
import { unchanged, type Decision } from '../order-events.ts';
import type { Order } from '../order.ts';

export const attachBill = (
  order: Order,
  { billId, number, kind, dueDate }: NonNullable<Order['bill']> & { readonly kind: BillKind },
): Decision => {
  if (
    isNote(kind) ||
    (order.bill !== null && kind !== 'TaxInvoice') ||
    order.bill?.billId === billId
  )
    return unchanged(order);
  const bill = { billId, number, ...(dueDate === undefined ? {} : { dueDate }) };
  return { order: { ...order, bill }, events: [] };
};
