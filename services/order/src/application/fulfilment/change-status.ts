import type { Result } from '@tokri/contracts/result';
import { applyStatusChange } from '../../domain/fulfilment/apply-status-change.ts';
import type { Order } from '../../domain/order.ts';
import { tryUpdateOrder } from '../update-order.ts';
import type { Clock } from '@tokri/service-kit/use-case';
import type { OrderStore } from '../ports/order-store.ts';

export const changeOrderStatus = (
  { store, clock }: { store: OrderStore; clock: Clock },
  { orderId, status }: { orderId: number; status: number },
): Promise<Result<Order, 'transition-refused'> | null> =>
  tryUpdateOrder(store, { orderId }, (order) => applyStatusChange(order, { status, now: clock() }));

export type StatusChangeResult = {
  readonly orderId: number;
  readonly result: Awaited<ReturnType<typeof changeOrderStatus>>;
};

export const changeOrderStatuses = async (
  deps: Parameters<typeof changeOrderStatus>[0],
  { orderIds, status }: { readonly orderIds: readonly number[]; readonly status: number },
): Promise<readonly StatusChangeResult[]> => {
  const results: StatusChangeResult[] = [];
  for (const orderId of orderIds)
    results.push({ orderId, result: await changeOrderStatus(deps, { orderId, status }) });
  return results;
};
