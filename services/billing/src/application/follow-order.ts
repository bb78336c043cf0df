import type { Sale } from '@tokri/contracts/events';
import { askPayment, type Payment } from '../domain/payment.ts';
import { endPayment, returnDownTo } from '../domain/refunds.ts';
import { dueForCapture } from '../domain/tasks.ts';
import { changePayment } from './change-payment.ts';
import type { Clock } from './ports/clock.ts';
import type { PaymentStore } from './ports/payments.ts';
import type { SaleStore, SoldOrder } from './ports/sales.ts';

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
export const followPlaced = async (
  { payments, sales, clock, wake }: FollowNeeds,
  sold: SoldOrder,
): Promise<void> => {
  await sales.put(sold);
  if (sold.method !== 'online') return;
  await payments.insert(
    askPayment(
      { orderId: sold.orderId, userId: sold.userId, amountPaise: sold.payablePaise },
      clock(),
    ),
  );
  wake(sold.orderId);
};

/** `order.capture-due`: the order has its place, the money is taken. */
export const followCaptureDue = async (
  { payments, wake }: FollowNeeds,
  { orderId, eventId }: Told,
): Promise<void> => {
  await changePayment(payments, { orderId, seen: eventId }, dueForCapture);
  wake(orderId);
};

/** Money beyond what the order comes to now goes back: all of it when the order has ended. Once more changes nothing. */
export const settleMoney = async (
  { payments, sales, wake }: Pick<FollowNeeds, 'payments' | 'sales' | 'wake'>,
  { orderId, eventId }: { readonly orderId: number; readonly eventId?: string },
): Promise<void> => {
  const sold = await sales.byOrder(orderId);
  if (!sold) return;
  const seen = eventId === undefined ? {} : { seen: eventId };
  const decide = sold.isOver
    ? endPayment
    : (payment: Payment) => returnDownTo(payment, sold.payablePaise);
  await changePayment(
    payments,
    { orderId, method: sold.method === 'cod' ? 'cod' : 'online', ...seen },
    decide,
  );
  wake(orderId);
};

/** `order.rejected`, `order.cancelled`: money that is there goes back, and money that still comes will. */
export const followEnd = async (needs: FollowNeeds, told: Told): Promise<void> => {
  await needs.sales.end(told.orderId);
  await settleMoney(needs, told);
};

/** An order was packed short: its bill is of what is in the bag, and the difference goes back before the bill is written (shapes.md O16). */
export const followPackedShort = async (
  needs: FollowNeeds,
  { sale, ...told }: Told & { readonly sale: Sale },
): Promise<void> => {
  await needs.sales.pack(told.orderId, sale);
  await settleMoney(needs, told);
};
