import {
  isOrderStatus,
  isRefundStatus,
  orderStatus,
  orderStatusLabel,
  paymentStatus,
} from '@tokri/contracts/orders';
import { slotErrorMessage } from '@tokri/contracts/slots';
import type { OrderResponse } from '@tokri/contracts/api';
import { isSlotConditionCode, rejectionKind } from '@tokri/web-kit/order';
import { language } from '@tokri/web-kit/platform';
import { t } from '../../labels.ts';

type Tone = 'success' | 'warning' | 'error' | 'info';

export const paymentTone = (status: number): Tone => {
  if (status === paymentStatus.Paid) return 'success';
  if (status === paymentStatus.Failed) return 'error';
  return isRefundStatus(status) ? 'info' : 'warning';
};

/** Delivered, and nobody has recorded the money. */
export const isCashMissing = ({
  Status,
  PaymentStatus,
}: Pick<OrderResponse, 'Status' | 'PaymentStatus'>): boolean =>
  Status === orderStatus.Delivered && PaymentStatus === paymentStatus.DueOnDelivery;

/** For a narrow column. */
export const shortPaymentStatus = ({
  PaymentStatus,
  PaymentStatusText,
}: Pick<OrderResponse, 'PaymentStatus' | 'PaymentStatusText'>): string => {
  const known = Object.values(paymentStatus).find((status) => status === PaymentStatus);
  return known === undefined ? PaymentStatusText : t(`orders.short.${known}`);
};

export const statusLabel = (status: number): string =>
  isOrderStatus(status) ? orderStatusLabel(status, language()) : String(status);

export const rejectionLabel = (code: string): string =>
  isSlotConditionCode(code)
    ? slotErrorMessage(code, language())
    : t(`order.rejected.${rejectionKind(code)}`);

export const paymentMethodLabel = ({
  PaymentMethod,
}: Pick<OrderResponse, 'PaymentMethod'>): string => t(`method.${PaymentMethod}`);
