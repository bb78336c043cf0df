import type { Outcome } from '@tokri/contracts';
import { moveOrder } from '../domain/move-order.ts';
import type { Order } from '../domain/order.ts';
import { tryChangeOrder } from './change-order.ts';
import type { Clock, OrderStore } from './ports.ts';

/** Moves an order on for staff; null when there is no such order. */
export const moveOrderTo = (
  { store, clock }: { store: OrderStore; clock: Clock },
  { orderId, status }: { orderId: number; status: number },
): Promise<Outcome<Order, 'transition-refused'> | null> =>
  tryChangeOrder(store, { orderId }, (order) => moveOrder(order, { status, now: clock() }));
