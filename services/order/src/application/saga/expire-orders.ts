import { handleDeadlinePassed } from '../../domain/saga/order-deadlines.ts';
import { updateOrder } from '../update-order.ts';
import type { HandleReplyDeps } from './handle-participant-replies.ts';

const maxOrdersPerRun = 200;

export const expireOrders = async ({
  store,
  clock,
  pendingReplies,
}: HandleReplyDeps): Promise<number> => {
  const overdueIds = await store.findOverdueIds(clock(), maxOrdersPerRun);
  for (const orderId of overdueIds) {
    const order = await updateOrder(store, { orderId }, (current) =>
      handleDeadlinePassed(current, clock()),
    );
    if (order) pendingReplies.resolve(orderId, order);
  }
  return overdueIds.length;
};
