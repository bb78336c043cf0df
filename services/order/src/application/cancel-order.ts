import { cancelOrder, type CancelRefusal } from '../domain/cancel.ts';
import type { Order } from '../domain/order.ts';
import { changeOrder } from './change-order.ts';
import type { Clock, OrderStore } from './ports.ts';

/** Cancels an order for its customer or for staff; null when there is no such order. */
export const cancelOrderFor = (
  { store, clock }: { store: OrderStore; clock: Clock },
  { orderId, by, reason }: { orderId: number; by: 'customer' | 'staff'; reason: string },
): Promise<Order | CancelRefusal | null> => changeOrder<CancelRefusal>(store, { orderId }, (order) => cancelOrder(order, { by, reason, now: clock() }));
