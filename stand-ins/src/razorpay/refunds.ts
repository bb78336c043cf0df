import { keep, secondsOf } from '../books/kept.ts';
import { find } from './books.ts';
import type { Books } from './books.ts';
import type { Payment, Refund } from './entities.ts';
import { Refusal } from './refusal.ts';
import type { RefundRequest } from './requests.ts';

/** Days at the bank, a moment here: from pending to processed. */
export const refundTakesMs = 1_000;

const refundable = (payment: Payment, asked: number | undefined): number => {
  const left = payment.amount - payment.amount_refunded;
  if (!payment.captured)
    throw new Refusal('The payment status should be captured for action to be taken');
  if (left === 0) throw new Refusal('The payment has been fully refunded already');
  if ((asked ?? left) > left)
    throw new Refusal('The refund amount provided is greater than amount captured', {
      field: 'amount',
    });
  return asked ?? left;
};

/** The whole of what is left, or a part; many parts up to the amount. @throws Refusal for what is not captured, or more than is left. */
export const refund = (books: Books, paymentId: string, request: RefundRequest): Refund => {
  const payment = find(books.payments, paymentId);
  const amount = refundable(payment, request.amount);
  const refunded = payment.amount_refunded + amount;
  const isWhole = refunded === payment.amount;
  const after = keep(books, books.payments, {
    ...payment,
    amount_refunded: refunded,
    refund_status: isWhole ? 'full' : 'partial',
    status: isWhole ? 'refunded' : payment.status,
  });
  const made = keep(books, books.refunds, {
    id: books.newId('rfnd'),
    entity: 'refund',
    amount,
    currency: 'INR',
    payment_id: payment.id,
    notes: request.notes,
    receipt: request.receipt ?? null,
    acquirer_data: { arn: null },
    created_at: secondsOf(books.now()),
    batch_id: null,
    status: 'pending',
    speed_processed: 'normal',
    speed_requested: request.speed,
  });
  books.tell({ event: 'refund.created', payment: after, refund: made, times: 1 });
  processLater(books, made);
  return made;
};

/** Has the bank do it, also after a restart. */
export const processLater = (books: Books, made: Refund): void => {
  books.later(() => {
    const processed = keep(books, books.refunds, {
      ...made,
      status: 'processed',
      acquirer_data: { arn: made.id.slice(-10) },
    });
    books.tell({
      event: 'refund.processed',
      payment: find(books.payments, made.payment_id),
      refund: processed,
      times: 1,
    });
  }, refundTakesMs);
};
