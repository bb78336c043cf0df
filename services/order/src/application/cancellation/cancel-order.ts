import type { Result } from '@tokri/contracts/result';
import { cancelOrder, type CancelOrderError } from '../../domain/cancellation/cancel-order.ts';
import type { Order } from '../../domain/order.ts';
import { tryUpdateOrder } from '../update-order.ts';
import type { Clock } from '@tokri/service-kit/use-case';
import type { OrderStore } from '../ports/order-store.ts';

export const cancelOrderById = (
  { store, clock }: { store: OrderStore; clock: Clock },
  {
    orderId,
    ...cancellation
  }: { orderId: number; by: 'customer' | 'staff'; reason: string; staffId: number | undefined },
): Promise<Result<Order, CancelOrderError> | null> =>
  tryUpdateOrder(store, { orderId }, (order) =>
    cancelOrder(order, { ...cancellation, now: clock() }),
  );
