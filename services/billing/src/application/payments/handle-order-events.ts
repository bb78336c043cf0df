import type { OrderSale } from '@tokri/contracts/events';
import type { Clock } from '@tokri/service-kit/use-case';
import { createOnlinePayment, type Payment } from '../../domain/payments/payment.ts';
import { refundEndedOrder, refundDownTo } from '../../domain/refunds/refunds.ts';
import { requestCapture } from '../../domain/payments/gateway-tasks.ts';
import { updatePayment } from './update-payment.ts';
import type { PaymentStore } from '../ports/payments.ts';
import type { SaleStore, SoldOrder } from '../ports/sales.ts';

export interface OrderEventDeps {
  readonly payments: PaymentStore;
  readonly sales: SaleStore;
  readonly clock: Clock;
  readonly enqueueTask: (orderId: number) => void;
}

interface OrderEventSource {
  readonly orderId: number;
  readonly eventId: string;
}

export const handleOrderPlaced = async (
  { payments, sales, clock, enqueueTask }: OrderEventDeps,
  sold: SoldOrder,
): Promise<void> => {
  await sales.insert(sold);
  if (sold.method !== 'online') return;
  await payments.insert(
    createOnlinePayment(
      { orderId: sold.orderId, userId: sold.userId, amountPaise: sold.payablePaise },
      clock(),
    ),
  );
  enqueueTask(sold.orderId);
};

export const handleCaptureDue = async (
  { payments, enqueueTask }: OrderEventDeps,
  { orderId, eventId }: OrderEventSource,
): Promise<void> => {
  await updatePayment(payments, { orderId, appliedEventId: eventId }, requestCapture);
  enqueueTask(orderId);
};

export const refundOverpayment = async (
  { payments, sales, enqueueTask }: Pick<OrderEventDeps, 'payments' | 'sales' | 'enqueueTask'>,
  { orderId, eventId }: { readonly orderId: number; readonly eventId?: string },
): Promise<void> => {
  const sold = await sales.findByOrder(orderId);
  if (!sold) return;
  const decide = sold.hasOrderEnded
    ? refundEndedOrder
    : (payment: Payment) => refundDownTo(payment, sold.payablePaise);
  await updatePayment(
    payments,
    { orderId, method: sold.method === 'cod' ? 'cod' : 'online', appliedEventId: eventId },
    decide,
  );
  enqueueTask(orderId);
};

export const handleOrderEnded = async (
  deps: OrderEventDeps,
  source: OrderEventSource,
): Promise<void> => {
  await deps.sales.markEnded(source.orderId);
  await refundOverpayment(deps, source);
};

export const handlePartiallyFulfilled = async (
  deps: OrderEventDeps,
  { sale, ...source }: OrderEventSource & { readonly sale: OrderSale },
): Promise<void> => {
  await deps.sales.recordPacked(source.orderId, sale);
  await refundOverpayment(deps, source);
};
