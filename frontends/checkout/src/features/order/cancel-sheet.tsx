import { orderOperations, type OrderResponse } from '@tokri/contracts/api';
import { paymentStatus } from '@tokri/contracts/orders';
import { CancelSheet as Sheet } from '@tokri/web-kit/order';
import { formatPrice } from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';
import { refundTarget } from './payment-labels.ts';

export interface CancelSheetProps {
  readonly order: OrderResponse;
  readonly onClose: () => void;
}

const affectedQueries = [
  orderOperations.readOrder,
  orderOperations.trackOrder,
  orderOperations.listOrdersOfUser,
];

const refundNote = (order: OrderResponse): string | undefined => {
  if (order.PaymentStatus !== paymentStatus.Paid) return undefined;
  const sum = formatPrice(order.PaidAmount || order.Totals.Payable);
  return order.PaymentMethod === 'cod'
    ? t('cancel.cashReturn', { sum })
    : t('cancel.refund', { sum, target: refundTarget(order) });
};

export const CancelSheet = ({ order, onClose }: CancelSheetProps) => (
  <Sheet
    side="customer"
    orderId={order.Id}
    affectedQueries={affectedQueries}
    title={t('cancel.title', { number: order.TransactionNumber })}
    note={refundNote(order)}
    successMessage={() => t('cancel.done')}
    onClose={onClose}
  />
);
