import type { OrderResponse } from '@tokri/contracts/api';
import { formatTimeRange } from '@tokri/web-kit/ui';
import { t } from '../../../labels.ts';
import { customerLabel } from '../../../orders/customer-label.ts';
import { isCashMissing, paymentMethodLabel } from '../order-labels.ts';

export const toOrderRows = (
  orders: readonly OrderResponse[],
): readonly (readonly (string | number)[])[] => [
  [
    t('orders.order'),
    t('orders.csv.customer'),
    t('orders.csv.mobile'),
    t('orders.csv.address'),
    t('orders.pincode'),
    t('orders.day'),
    t('orders.slot'),
    t('orders.items'),
    t('orders.total'),
    t('orders.payment'),
    t('orders.csv.paymentStatus'),
    t('orders.status'),
  ],
  ...orders.map((order) => [
    order.TransactionNumber,
    customerLabel(order),
    order.Address.Mobile,
    order.Address.Address,
    order.Address.Pincode,
    order.Slot.Date,
    formatTimeRange(order.Slot.Start, order.Slot.End),
    order.ItemCount,
    order.Totals.Payable,
    paymentMethodLabel(order),
    isCashMissing(order) ? t('orders.cashMissing') : order.PaymentStatusText,
    order.StatusText,
  ]),
];
