import {
  isOrderStatus,
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
import { isRefund } from './payment-labels.ts';

export const statusLabel = (status: number): string =>
  isOrderStatus(status) ? orderStatusLabel(status, language()) : '';

export const rejectionMessage = (code: string): string => {
  const kind = isSlotConditionCode(code) ? code : rejectionKind(code);
  return isSlotErrorCode(kind) ? slotErrorMessage(kind, language()) : t(`rejected.${kind}`);
};

export const rejectedPaymentMessage = (order: Pick<OrderResponse, 'PaymentStatus'>): string =>
  t(isRefund(order) ? 'rejected.refund' : 'rejected.money');

const withCashToPay = (text: string, order: OrderResponse): string =>
  order.PaymentStatus === paymentStatus.DueOnDelivery
    ? `${text} ${t('status.keepCash', { sum: formatPrice(order.Totals.Payable) })}`
    : text;

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
      return withCashToPay(t('status.confirmed'), order);
    case orderStatus.Packed:
      return withCashToPay(t('status.packed'), order);
    case orderStatus.OutForDelivery:
      return withCashToPay(t('status.outForDelivery'), order);
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
