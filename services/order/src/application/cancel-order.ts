import type { Outcome } from '@tokri/contracts';
import { cancelOrder, type CancelRefusal } from '../domain/cancel.ts';
import type { Order } from '../domain/order.ts';
import { tryChangeOrder } from './change-order.ts';
import type { Clock, OrderStore } from './ports.ts';

/** Cancels an order for its customer or for staff; null when there is no such order. */
export const cancelOrderFor = (
  { store, clock }: { store: OrderStore; clock: Clock },
  { orderId, by, reason }: { orderId: number; by: 'customer' | 'staff'; reason: string },
): Promise<Outcome<Order, CancelRefusal> | null> =>
  tryChangeOrder(store, { orderId }, (order) => cancelOrder(order, { by, reason, now: clock() }));
