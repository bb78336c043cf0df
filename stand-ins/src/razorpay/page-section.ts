import type { Html } from '../page/html.ts';
import { formatPaise, renderRow, maxShownRows } from '../page/section.ts';
import type { RowTone, Section } from '../page/section.ts';
import { newestFirst } from '../gateway/entity-store.ts';
import type { Gateway } from './gateway.ts';
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
const toDate = (seconds: number): Date => new Date(seconds * 1000);

const renderPayment = (payment: Payment): Html =>
  renderRow({
    state: payment.status,
    tone: paymentTones[payment.status],
    text: `${formatPaise(payment.amount)} by ${methodNames[payment.method]}`,
    at: toDate(payment.created_at),
    ids: `${payment.order_id} • ${payment.id}`,
  });
const renderRefund = (refund: Refund): Html =>
  renderRow({
    state: `refund ${refund.status}`,
    tone: refundTones[refund.status],
    text: formatPaise(refund.amount),
    at: toDate(refund.created_at),
    ids: `${refund.payment_id} • ${refund.id}`,
  });

const renderNewestFirst = (gateway: Gateway): readonly Html[] => {
  const payments = newestFirst(gateway.payments)
    .slice(0, maxShownRows)
    .map((payment) => ({ at: payment.created_at, row: renderPayment(payment) }));
  const refunds = newestFirst(gateway.refunds)
    .slice(0, maxShownRows)
    .map((refund) => ({ at: refund.created_at, row: renderRefund(refund) }));
  return [...payments, ...refunds].sort((a, b) => b.at - a.at).map(({ row }) => row);
};

export const paymentsSection = (gateway: Gateway): Section => ({
  id: 'payments',
  title: 'Razorpay: payments and refunds',
  empty: 'No payments yet. Pay for an order online and it appears here.',
  rows: () => renderNewestFirst(gateway),
});
