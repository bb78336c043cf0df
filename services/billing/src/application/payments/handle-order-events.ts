import type { OrderSale } from '@tokri/contracts/events';
import { createOnlinePayment, type Payment } from '../../domain/payments/payment.ts';
import { refundEndedOrder, refundDownTo } from '../../domain/refunds/refunds.ts';
import { requestCapture } from '../../domain/payments/gateway-tasks.ts';
import { updatePayment } from './update-payment.ts';
import type { Clock } from '../ports/clock.ts';
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

/** `order.placed`: what was sold is kept for its bill; an order that is paid online gets its payment, and the gateway is asked right afterwards. */
export const handleOrderPlaced = async (
  { payments, sales, clock, enqueueTask: wake }: OrderEventDeps,
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
  wake(sold.orderId);
};

/** `order.capture-due`: the order has its place, the money is taken. */
export const handleCaptureDue = async (
  { payments, enqueueTask: wake }: OrderEventDeps,
  { orderId, eventId }: OrderEventSource,
): Promise<void> => {
  await updatePayment(payments, { orderId, seen: eventId }, requestCapture);
  wake(orderId);
};

/** Money beyond what the order comes to now goes back: all of it when the order has ended. Once more changes nothing. */
export const refundOverpayment = async (
  {
    payments,
    sales,
    enqueueTask: wake,
  }: Pick<OrderEventDeps, 'payments' | 'sales' | 'enqueueTask'>,
  { orderId, eventId }: { readonly orderId: number; readonly eventId?: string },
): Promise<void> => {
  const sold = await sales.findByOrder(orderId);
  if (!sold) return;
  const seen = eventId === undefined ? {} : { seen: eventId };
  const decide = sold.isOver
    ? refundEndedOrder
    : (payment: Payment) => refundDownTo(payment, sold.payablePaise);
  await updatePayment(
    payments,
    { orderId, method: sold.method === 'cod' ? 'cod' : 'online', ...seen },
    decide,
  );
  wake(orderId);
};

/** `order.rejected`, `order.cancelled`: money that is there goes back, and money that still comes will. */
export const handleOrderEnded = async (
  deps: OrderEventDeps,
  source: OrderEventSource,
): Promise<void> => {
  await deps.sales.markEnded(source.orderId);
  await refundOverpayment(deps, source);
};

/** An order was packed short: its bill is of what is in the bag, and the difference goes back before the bill is written (shapes.md O16). */
export const handlePartiallyFulfilled = async (
  deps: OrderEventDeps,
  { sale, ...source }: OrderEventSource & { readonly sale: OrderSale },
): Promise<void> => {
  await deps.sales.recordPacked(source.orderId, sale);
  await refundOverpayment(deps, source);
};
