import type { ProblemCode } from '@tokri/contracts/problems';
import { err, type Result } from '@tokri/contracts/result';
import { applyStatusChange } from '../../domain/fulfilment/apply-status-change.ts';
import type { Order } from '../../domain/order.ts';
import { tryUpdateOrder } from '../update-order.ts';
import type { Clock } from '@tokri/service-kit/use-case';
import type { OrderStore } from '../ports/order-store.ts';

interface StatusChangeInput {
  readonly status: number;
  readonly staffId: number;
}

export type StatusChangeError = 'transition-refused' | 'order-unknown';

export const changeOrderStatus = async (
  { store, clock }: { readonly store: OrderStore; readonly clock: Clock },
  { orderId, ...change }: StatusChangeInput & { readonly orderId: number },
): Promise<Result<Order, StatusChangeError>> => {
  const changed = await tryUpdateOrder(store, { orderId }, (order) =>
    applyStatusChange(order, { ...change, now: clock() }),
  );
  return changed ?? err('order-unknown');
};

export interface ChangeStatusesDeps {
  readonly store: OrderStore;
  readonly clock: Clock;
  /** Logs the failure and names it for the caller. */
  readonly reportFailure: (orderId: number, error: unknown) => ProblemCode;
}

export interface StatusChangeResult {
  readonly orderId: number;
  readonly result: Result<Order, StatusChangeError | ProblemCode>;
}

/** A failure of one order must not hide that others have moved. */
export const changeOrderStatuses = async (
  deps: ChangeStatusesDeps,
  { orderIds, ...change }: StatusChangeInput & { readonly orderIds: readonly number[] },
): Promise<readonly StatusChangeResult[]> => {
  const results: StatusChangeResult[] = [];
  for (const orderId of orderIds)
    try {
      results.push({ orderId, result: await changeOrderStatus(deps, { orderId, ...change }) });
    } catch (error) {
      results.push({ orderId, result: err(deps.reportFailure(orderId, error)) });
    }
  return results;
};
