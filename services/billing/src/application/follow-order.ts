import { askPayment } from '../domain/payment.ts';
import { endPayment } from '../domain/refunds.ts';
import { dueForCapture } from '../domain/tasks.ts';
import { changePayment } from './change-payment.ts';
import type { Clock, PaymentStore, SaleStore, SoldOrder } from './ports.ts';

export interface FollowNeeds {
  readonly payments: PaymentStore;
  readonly sales: SaleStore;
  readonly clock: Clock;
  readonly wake: (orderId: number) => void;
}

interface Told {
  readonly orderId: number;
  readonly eventId: string;
}

/** `order.placed`: what was sold is kept for its bill; an order that is paid online gets its payment, and the gateway is asked right afterwards. */
export const followPlaced = async ({ payments, sales, clock, wake }: FollowNeeds, sold: SoldOrder): Promise<void> => {
  await sales.put(sold);
  if (sold.method !== 'online') return;
  await payments.insert(askPayment({ orderId: sold.orderId, userId: sold.userId, amountPaise: sold.payablePaise }, clock()));
  wake(sold.orderId);
};

/** `order.capture-due`: the order has its place, the money is taken. */
export const followCaptureDue = async ({ payments, wake }: FollowNeeds, { orderId, eventId }: Told): Promise<void> => {
  await changePayment(payments, { orderId, seen: eventId }, dueForCapture);
  wake(orderId);
};

/** `order.rejected`, `order.cancelled`: money that is there goes back, and money that still comes will. */
export const followEnd = async ({ payments, sales, wake }: FollowNeeds, { orderId, eventId }: Told): Promise<void> => {
  await sales.end(orderId);
  await changePayment(payments, { orderId, seen: eventId }, endPayment);
  wake(orderId);
};
