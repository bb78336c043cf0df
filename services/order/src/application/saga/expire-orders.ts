import type { Clock, PendingReplies } from '@tokri/service-kit/use-case';
import type { Order } from '../../domain/order.ts';
import { handleDeadlinePassed } from '../../domain/saga/order-deadlines.ts';
import { updateOrder } from '../update-order.ts';
import type { OrderStore } from '../ports/order-store.ts';

const maxOrdersPerRun = 200;

export const expireOrders = async ({
  store,
  clock,
  pendingReplies,
}: {
  readonly store: OrderStore;
  readonly clock: Clock;
  readonly pendingReplies: PendingReplies<Order>;
}): Promise<number> => {
  const overdueIds = await store.findOverdueIds(clock(), maxOrdersPerRun);
  for (const orderId of overdueIds) {
    const order = await updateOrder(store, { orderId }, (current) =>
      handleDeadlinePassed(current, clock()),
    );
    if (order) pendingReplies.resolve(orderId, order);
  }
  return overdueIds.length;
};
