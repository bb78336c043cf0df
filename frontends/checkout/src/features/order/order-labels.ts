import {
  isCancelledOrRejected,
  isOrderStatus,
  isRefundStatus,
  orderStatus,
  orderStatusLabel,
  paymentStatus,
} from '@tokri/contracts/orders';
import { isSlotErrorCode, slotErrorMessage } from '@tokri/contracts/slots';
import type { OrderResponse } from '@tokri/contracts/api';
import { isSlotConditionCode, rejectionCode, rejectionKind } from '@tokri/web-kit/order';
import { language } from '@tokri/web-kit/platform';
import { formatPrice, formatDeadline } from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';

export const statusLabel = (status: number): string =>
  isOrderStatus(status) ? orderStatusLabel(status, language()) : '';

export const rejectionMessage = (code: string): string => {
  const kind = isSlotConditionCode(code) ? code : rejectionKind(code);
  return isSlotErrorCode(kind) ? slotErrorMessage(kind, language()) : t(`rejected.${kind}`);
};

const paidLabels: Readonly<
  Record<OrderResponse['PaymentMethod'], 'paid.cash' | 'paid.online' | 'paid.credit'>
> = { cod: 'paid.cash', online: 'paid.online', credit: 'paid.credit' };

export const paymentLabel = ({
  PaymentMethod,
  PaymentStatus,
  Totals,
  Status,
  RefundAmount,
}: Pick<
  OrderResponse,
  'PaymentMethod' | 'PaymentStatus' | 'Totals' | 'Status' | 'RefundAmount'
>): string => {
  const amount = formatPrice(Totals.Payable);
  const refund = { sum: formatPrice(RefundAmount ?? Totals.Payable) };
  switch (PaymentStatus) {
    case paymentStatus.DueOnDelivery:
      return isCancelledOrRejected(Status) ? t('paid.nothing') : t('paid.cod', { sum: amount });
    case paymentStatus.Pending:
      return isCancelledOrRejected(Status) ? t('paid.nothing') : t('paid.waiting', { sum: amount });
    case paymentStatus.Paid:
      return t(paidLabels[PaymentMethod], { sum: amount });
    case paymentStatus.Failed:
      return t('paid.failed', { sum: amount });
    case paymentStatus.RefundDue:
      return t('paid.refundDue', refund);
    case paymentStatus.Refunded:
    case paymentStatus.PartlyRefunded:
      return t('paid.refunded', refund);
    default:
      return t(PaymentMethod === 'cod' ? 'paid.nothing' : 'paid.credit', { sum: amount });
  }
};

export const isRefund = ({ PaymentStatus }: Pick<OrderResponse, 'PaymentStatus'>): boolean =>
  isRefundStatus(PaymentStatus);

export const rejectedPaymentMessage = (order: Pick<OrderResponse, 'PaymentStatus'>): string =>
  t(isRefund(order) ? 'rejected.refund' : 'rejected.money');

export const statusMessage = (order: OrderResponse): string => {
  switch (order.Status) {
    case orderStatus.Placed:
      return t('status.placed');
    case orderStatus.AwaitingPayment:
      return order.PaymentStatus === paymentStatus.Failed
        ? t('status.paymentExpired')
        : t('status.awaitingPayment');
    case orderStatus.Confirmed:
      if (order.PaymentStatus === paymentStatus.Refunded) return t('status.confirmedRefunded');
      return order.PaymentMethod === 'cod'
        ? t('status.confirmedCod', { sum: formatPrice(order.Totals.Payable) })
        : t('status.confirmed');
    case orderStatus.Packed:
      return t('status.packed');
    case orderStatus.OutForDelivery:
      return t('status.outForDelivery');
    case orderStatus.Delivered:
      return t('status.delivered');
    case orderStatus.Cancelled:
      return order.CancelReason
        ? t('status.cancelledFor', { reason: order.CancelReason })
        : t('status.cancelled');
    case orderStatus.Rejected:
      return rejectionMessage(rejectionCode(order));
    default:
      return order.StatusText;
  }
};

export const cancellationLabel = ({
  CanCancel,
  CancelUntil,
  Status,
}: Pick<OrderResponse, 'CanCancel' | 'CancelUntil' | 'Status'>): string => {
  if (CanCancel) return t('cancel.until', { time: formatDeadline(CancelUntil) });
  return Status <= orderStatus.Confirmed
    ? t('cancel.closed', { time: formatDeadline(CancelUntil) })
    : '';
};
