import type { Html } from '../page/html.ts';
import { moneyOf, row, shownRowsMax } from '../page/section.ts';
import type { RowTone, Section } from '../page/section.ts';
import { newestFirst } from '../books/kept.ts';
import type { Books } from './books.ts';
import type { Payment, Refund } from './entities.ts';

const paymentTones: Readonly<Record<Payment['status'], RowTone>> = {
  created: 'open',
  authorized: 'open',
  captured: 'good',
  refunded: 'good',
  failed: 'bad',
};
const refundTones: Readonly<Record<Refund['status'], RowTone>> = {
  pending: 'open',
  processed: 'good',
  failed: 'bad',
};
const methodNames = { upi: 'UPI', card: 'card' } as const;
const instantOf = (seconds: number): Date => new Date(seconds * 1000);

const paymentRow = (payment: Payment): Html =>
  row({
    state: payment.status,
    tone: paymentTones[payment.status],
    text: `${moneyOf(payment.amount)} by ${methodNames[payment.method]}`,
    at: instantOf(payment.created_at),
    ids: `${payment.order_id} • ${payment.id}`,
  });
const refundRow = (refund: Refund): Html =>
  row({
    state: `refund ${refund.status}`,
    tone: refundTones[refund.status],
    text: moneyOf(refund.amount),
    at: instantOf(refund.created_at),
    ids: `${refund.payment_id} • ${refund.id}`,
  });

const byTime = (books: Books): readonly Html[] => {
  const payments = newestFirst(books.payments)
    .slice(0, shownRowsMax)
    .map((payment) => ({ at: payment.created_at, part: paymentRow(payment) }));
  const refunds = newestFirst(books.refunds)
    .slice(0, shownRowsMax)
    .map((refund) => ({ at: refund.created_at, part: refundRow(refund) }));
  return [...payments, ...refunds].sort((a, b) => b.at - a.at).map(({ part }) => part);
};

/** Payments and refunds, newest first. */
export const paymentsSection = (books: Books): Section => ({
  id: 'payments',
  title: 'Payments and refunds',
  empty: 'No payment yet. Pay an order online and it shows here.',
  rows: () => byTime(books),
});
