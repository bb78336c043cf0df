import { isCancelledOrRejected, isRefundStatus, paymentStatus } from '@tokri/contracts/orders';
import type { OrderResponse } from '@tokri/contracts/api';
import { formatDate, formatPrice } from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';
import type { TrackingResponse } from './order-queries.ts';

export type OrderPayment = Pick<
  OrderResponse,
  | 'Status'
  | 'PaymentMethod'
  | 'PaymentStatus'
  | 'PaidAmount'
  | 'PaidAt'
  | 'PaidWith'
  | 'RefundAmount'
> & { readonly Payable: number; readonly DueDate?: string };

type PricedOrder = Omit<OrderPayment, 'Payable' | 'DueDate'> &
  Pick<OrderResponse, 'Totals' | 'Bill'>;

export const orderPayment = (order: PricedOrder): OrderPayment => ({
  ...order,
  Payable: order.Totals.Payable,
  ...(order.Bill?.DueDate === undefined ? {} : { DueDate: order.Bill.DueDate }),
});

export const trackedPayment = ({
  PaymentMethod,
  PaymentStatus,
  Payable = 0,
  ...tracking
}: TrackingResponse): OrderPayment | undefined =>
  PaymentMethod === undefined || PaymentStatus === undefined
    ? undefined
    : { ...tracking, PaymentMethod, PaymentStatus, Payable };

export const isRefund = ({ PaymentStatus }: Pick<OrderResponse, 'PaymentStatus'>): boolean =>
  isRefundStatus(PaymentStatus);

export const isPaid = (payment: Pick<OrderPayment, 'PaymentStatus'>): boolean =>
  payment.PaymentStatus === paymentStatus.Paid || isRefund(payment);

export const paidLabel = ({ PaymentMethod, PaidWith, PaidAmount, Payable }: OrderPayment): string =>
  t(PaymentMethod === 'cod' ? 'paid.cash' : `paid.${PaidWith ?? 'online'}`, {
    sum: formatPrice(PaidAmount || Payable),
  });

/** Where an online payment goes back to. */
export const refundTarget = ({ PaidWith }: Pick<OrderPayment, 'PaidWith'>): string =>
  t(`refund.to.${PaidWith ?? 'original'}`);

const isRefunding = ({ PaymentStatus }: Pick<OrderPayment, 'PaymentStatus'>): boolean =>
  PaymentStatus === paymentStatus.RefundDue;

const refundSum = ({ RefundAmount, Payable }: OrderPayment): string =>
  formatPrice(RefundAmount ?? Payable);

/** Empty unless there is a refund. */
export const shortRefundLabel = (payment: OrderPayment): string =>
  isRefund(payment)
    ? t(isRefunding(payment) ? 'refund.onItsWay' : 'refund.done', { sum: refundSum(payment) })
    : '';

const refundLabel = (payment: OrderPayment): string => {
  const sum = refundSum(payment);
  if (payment.PaymentMethod === 'cod')
    return t(isRefunding(payment) ? 'refund.cashDue' : 'refund.cashReturned', { sum });
  const target = refundTarget(payment);
  return t(isRefunding(payment) ? 'refund.due' : 'refund.sent', { sum, target });
};

const nothingDue = ({ PaymentMethod, Payable, DueDate }: OrderPayment): string => {
  if (PaymentMethod !== 'credit') return t('paid.nothing');
  const sum = formatPrice(Payable);
  return DueDate === undefined
    ? t('paid.credit', { sum })
    : t('paid.creditDue', { sum, day: formatDate(DueDate) });
};

export const describePayment = (payment: OrderPayment): string => {
  const sum = formatPrice(payment.Payable);
  if (isRefund(payment)) return refundLabel(payment);
  if (payment.PaymentStatus === paymentStatus.Paid) return paidLabel(payment);
  if (payment.PaymentStatus === paymentStatus.Failed) return t('paid.failed', { sum });
  if (isCancelledOrRejected(payment.Status)) return t('paid.nothing');
  if (payment.PaymentStatus === paymentStatus.DueOnDelivery) return t('paid.cod', { sum });
  return payment.PaymentStatus === paymentStatus.Pending
    ? t('paid.waiting', { sum })
    : nothingDue(payment);
};

export const paymentLabel = (order: PricedOrder): string => describePayment(orderPayment(order));
