import type { OrderSale } from '@tokri/contracts/events';
import type { Clock } from '@tokri/service-kit/use-case';
import {
  createOnlinePayment,
  toPaymentParty,
  type Payment,
} from '../../domain/payments/payment.ts';
import { refundDifference, refundEndedOrder } from '../../domain/refunds/refunds.ts';
import { requestCapture } from '../../domain/payments/gateway-tasks.ts';
import { updatePayment } from './update-payment.ts';
import type { PaymentStore } from '../ports/payments.ts';
import type { SaleStore, Sale } from '../ports/sales.ts';

export interface OrderEventDeps {
  readonly payments: PaymentStore;
  readonly sales: SaleStore;
  readonly clock: Clock;
  readonly enqueueTask: (orderId: number) => void;
}

interface AppliedEvent {
  readonly orderId: number;
  readonly eventId: string;
}

export const handleOrderPlaced = async (
  { payments, sales, clock, enqueueTask }: OrderEventDeps,
  order: Sale,
): Promise<void> => {
  await sales.insert(order);
  if (order.method !== 'online') return;
  await payments.insert(
    createOnlinePayment(
      {
        orderId: order.orderId,
        userId: order.userId,
        amountPaise: order.payablePaise,
        ...toPaymentParty(order.partyId),
      },
      clock(),
    ),
  );
  enqueueTask(order.orderId);
};

export const handleCaptureDue = async (
  { payments, enqueueTask }: OrderEventDeps,
  { orderId, eventId }: AppliedEvent,
): Promise<void> => {
  await updatePayment(payments, { orderId, appliedEventId: eventId }, requestCapture);
  enqueueTask(orderId);
};

export const refundOverpayment = async (
  { payments, sales, enqueueTask }: Pick<OrderEventDeps, 'payments' | 'sales' | 'enqueueTask'>,
  { orderId, eventId }: { readonly orderId: number; readonly eventId?: string },
): Promise<void> => {
  const order = await sales.findByOrder(orderId);
  if (!order || order.method === 'credit') return;
  const decide = order.hasOrderEnded
    ? refundEndedOrder
    : (payment: Payment) => refundDifference(payment, order.payablePaise);
  await updatePayment(payments, { orderId, method: order.method, appliedEventId: eventId }, decide);
  enqueueTask(orderId);
};

export const handleOrderEnded = async (
  deps: OrderEventDeps,
  source: AppliedEvent,
): Promise<void> => {
  await deps.sales.markEnded(source.orderId);
  await refundOverpayment(deps, source);
};

export const handlePartiallyFulfilled = async (
  deps: OrderEventDeps,
  { sale, ...source }: AppliedEvent & { readonly sale: OrderSale },
): Promise<void> => {
  await deps.sales.recordPacked(source.orderId, sale);
  await refundOverpayment(deps, source);
};
