import { keep, newestFirst, secondsOf } from '../books/kept.ts';
import { find, paymentsOf } from './books.ts';
import type { Books } from './books.ts';
import type { Order, Payment } from './entities.ts';
import { Refusal } from './refusal.ts';
import type { OrderRequest } from './requests.ts';

const isCapturedAtOnce = ({ payment, payment_capture }: OrderRequest): boolean =>
  payment?.capture === undefined ? payment_capture === true : payment.capture === 'automatic';

/** A retried create with `unique_receipt` answers the order that it made before. @throws Refusal when that one was for another amount. */
export const createOrder = (books: Books, request: OrderRequest): Order => {
  const { amount, receipt, notes, unique_receipt } = request;
  const before =
    unique_receipt && receipt !== undefined
      ? newestFirst(books.orders).find((order) => order.receipt === receipt)
      : undefined;
  if (before !== undefined && before.amount !== amount)
    throw new Refusal('An order with this receipt exists for another amount.', {
      field: 'receipt',
    });
  if (before !== undefined) return before;
  const order = keep(books, books.orders, {
    id: books.newId('order'),
    entity: 'order',
    amount,
    amount_paid: 0,
    amount_due: amount,
    currency: 'INR',
    receipt: receipt ?? null,
    offer_id: null,
    status: 'created',
    attempts: 0,
    notes,
    created_at: secondsOf(books.now()),
  });
  if (isCapturedAtOnce(request)) books.capturedAtOnce.set(order.id, true);
  return order;
};

/** After something came of a payment: one success makes the order paid, for good. */
export const settleOrder = (books: Books, payment: Payment): Order => {
  const order = find(books.orders, payment.order_id);
  const attempts = paymentsOf(books, order.id).length;
  if (order.status === 'paid' || !payment.captured)
    return keep(books, books.orders, {
      ...order,
      attempts,
      status: order.status === 'paid' ? 'paid' : 'attempted',
    });
  return keep(books, books.orders, {
    ...order,
    attempts,
    status: 'paid',
    amount_paid: payment.amount,
    amount_due: 0,
  });
};
