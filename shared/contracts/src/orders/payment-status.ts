import type { Language } from '../language/language.ts';
import { isCancelledOrRejected } from './order-status.ts';

export const paymentStatus = {
  NotDue: 0,
  DueOnDelivery: 1,
  Pending: 2,
  Paid: 3,
  Failed: 4,
  RefundDue: 5,
  Refunded: 6,
  PartlyRefunded: 7,
} as const;
export type PaymentStatusName = keyof typeof paymentStatus;
export type PaymentStatus = (typeof paymentStatus)[PaymentStatusName];

const en: Readonly<Record<PaymentStatus, string>> = {
  0: 'Nothing due',
  1: 'Pay on delivery',
  2: 'Payment pending',
  3: 'Paid',
  4: 'Payment failed',
  5: 'Refund due',
  6: 'Refunded',
  7: 'Partly refunded',
};

const hi: Readonly<Record<PaymentStatus, string>> = {
  0: 'कुछ बाकी नहीं',
  1: 'डिलीवरी पर भुगतान',
  2: 'भुगतान बाकी',
  3: 'भुगतान हो गया',
  4: 'भुगतान नहीं हुआ',
  5: 'पैसा वापस होना है',
  6: 'पैसा वापस हो गया',
  7: 'कुछ पैसा वापस हुआ',
};

const labels = { en, hi };

export const isPaymentStatus = (status: number): status is PaymentStatus =>
  Object.hasOwn(en, status);

export const paymentStatusLabel = (status: PaymentStatus, language: Language): string =>
  labels[language][status];

export const isRefundStatus = (status: number): boolean =>
  status === paymentStatus.RefundDue ||
  status === paymentStatus.Refunded ||
  status === paymentStatus.PartlyRefunded;

const outstandingPayments: readonly number[] = [
  paymentStatus.DueOnDelivery,
  paymentStatus.Pending,
  paymentStatus.Failed,
];

export const isPaymentOutstanding = ({
  status,
  payment,
}: {
  readonly status: number;
  readonly payment: number;
}): boolean => outstandingPayments.includes(payment) && !isCancelledOrRejected(status);
