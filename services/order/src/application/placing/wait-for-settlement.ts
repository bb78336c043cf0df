import type { PendingReplies } from '@tokri/service-kit/use-case';
import type { Order } from '../../domain/order.ts';
import type { OrderStore } from '../ports/order-store.ts';

export interface WaitForSettlementDeps {
  readonly store: Pick<OrderStore, 'findById'>;
  readonly pendingReplies: Pick<PendingReplies<Order>, 'waitFor'>;
}

const maxWaitMs = 1_500;
/** Another process may receive the replies. */
const pollIntervalMs = 400;

/** Resolves with the order once it is confirmed or rejected, and after 1.5 s as it is then. */
export const waitForSettlement = async (
  { store, pendingReplies }: WaitForSettlementDeps,
  placed: Order,
): Promise<Order> => {
  const deadline = performance.now() + maxWaitMs;
  let order = placed;
  while (order.status === 'Placed' && performance.now() < deadline) {
    const resolved = await pendingReplies.waitFor(
      order.orderId,
      Math.min(pollIntervalMs, deadline - performance.now()),
    );
    order = resolved ?? (await store.findById(order.orderId))?.order ?? order;
  }
  return order;
};
