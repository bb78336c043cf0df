import { isCancelledOrRejected, isRefundStatus, paymentStatus } from '@tokri/contracts/orders';
import type { OrderResponse } from '@tokri/contracts/api';
import { formatPrice } from '@tokri/web-kit/ui';
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
> & { readonly Payable: number };

type PricedOrder = Omit<OrderPayment, 'Payable'> & Pick<OrderResponse, 'Totals'>;

export const orderPayment = (order: PricedOrder): OrderPayment => ({
  ...order,
  Payable: order.Totals.Payable,
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

const nothingDue = (payment: OrderPayment): string =>
  t(payment.PaymentMethod === 'credit' ? 'paid.credit' : 'paid.nothing', {
    sum: formatPrice(payment.Payable),
  });

export const describePayment = (payment: OrderPayment): string => {
  const sum = formatPrice(payment.Payable);
  if (isRefund(payment)) return refundLabel(payment);
  if (payment.PaymentStatus === paymentStatus.Paid) return paidLabel(payment);
  if (payment.PaymentStatus === paymentStatus.Failed) return t('paid.failed', { sum });
  if (isCancelledOrRejected(payment.Status)) return nothingDue(payment);
  if (payment.PaymentStatus === paymentStatus.DueOnDelivery) return t('paid.cod', { sum });
  return payment.PaymentStatus === paymentStatus.Pending
    ? t('paid.waiting', { sum })
    : nothingDue(payment);
};

export const paymentLabel = (order: PricedOrder): string => describePayment(orderPayment(order));
